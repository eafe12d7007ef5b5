import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile, RequestUserInputResponse } from '../../src/core/index.js';
import { blockFromElicitation, mcp, resultFromAnswers, wework } from '../../src/core/index.js';
import { ChatFormProvider, QuestionCard } from '../../src/index.js';
import type { FieldKind } from '../fixtures/fieldKinds.js';
import { fieldKinds } from '../fixtures/fieldKinds.js';
import './support/quiet.js';
import { button } from './support/renderCard.js';

const profiles = { wework, mcp };

function draw({ schema }: FieldKind, profile: Profile) {
  // A second field, so that under `wework` no click sends the card.
  const properties = { f: { title: 'F', ...schema }, other: { type: 'string', title: 'Other' } };
  const params = { mode: 'form', message: 'm', requestedSchema: { type: 'object', properties } };
  const read = blockFromElicitation(params, { requestId: 1, serverName: 'Plugin', profile });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  const onSubmit = vi.fn<(response: RequestUserInputResponse) => void>();
  const { container } = render(
    <ChatFormProvider matchPattern={(pattern, text) => new RegExp(pattern).test(text)}>
      <QuestionCard block={read.block} onSubmit={onSubmit} />
    </ChatFormProvider>,
  );
  const question = container.querySelector<HTMLElement>('[data-chat-form="question"]')!;
  const send = (): unknown => {
    fireEvent.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledOnce();
    return resultFromAnswers(params, onSubmit.mock.calls[0]![0], { profile }).content?.['f'];
  };
  return { question, onSubmit, send };
}

function nameOf(question: HTMLElement): string {
  if (question.querySelector('[type="checkbox"]')) return 'checkboxes';
  if (question.querySelector('[data-look="toggle"]')) return 'two halves';
  if (question.querySelector('[role="radiogroup"]')) return 'one choice';
  if (question.querySelector('[data-chat-form="date"]')) return 'a line with a picker';
  const box = question.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')!;
  if (box.localName === 'textarea') return 'rows' in box && box.rows > 1 ? 'several lines' : 'a text';
  if (['email', 'url'].includes(box.inputMode)) return 'a line, with the keys for an address';
  return box.inputMode === 'text' ? 'a line' : 'a line, with the keys for digits';
}

function answer(question: HTMLElement, given: string | readonly string[]): void {
  const box = within(question).queryByRole('textbox');
  if (box !== null) fireEvent.change(box, { target: { value: given } });
  else for (const name of [given].flat()) fireEvent.click(within(question).getByText(name));
}

/** Takes the answer back in the way its kind has. */
function clear(question: HTMLElement): void {
  const box = within(question).queryByRole('textbox');
  if (box !== null) fireEvent.change(box, { target: { value: '' } });
  else if (question.querySelector('[type="checkbox"]'))
    for (const one of within(question).getAllByRole('checkbox', { checked: true })) fireEvent.click(one);
  else fireEvent.click(within(question).getByRole('button', { name: 'Clear' }));
}

beforeEach(() => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480);
});

describe.each(['wework', 'mcp'] as const)('under %s', (name) => {
  const profile = profiles[name];

  describe.each(fieldKinds.map((kind) => [kind.name, kind] as const))('%s', (_name, kind) => {
    it('is drawn as the table says', () => {
      expect(nameOf(draw(kind, profile).question)).toBe(kind.drawn[name]);
    });

    it('left as it stands gives what the table says', () => {
      expect(draw(kind, profile).send()).toEqual(kind.untouched[name]);
    });

    it('answered gives what the table says', () => {
      const { question, send } = draw(kind, profile);
      answer(question, kind.good.answer);
      expect(send()).toEqual(kind.good.value[name]);
    });

    if (name in kind.cleared)
      it('can be taken back, and then gives what the table says', () => {
        const { question, send } = draw(kind, profile);
        clear(question);
        expect(send()).toEqual(kind.cleared[name]);
      });
    else
      it('cannot be taken back', () => {
        draw(kind, profile);
        expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
      });

    const { bad } = kind;
    if (bad !== undefined)
      it('answered badly says so or sends it all the same', () => {
        const { question, onSubmit, send } = draw(kind, profile);
        answer(question, bad.answer);
        if (name === 'wework') {
          expect(send()).toEqual(bad.wework);
          return;
        }
        fireEvent.click(button('Submit'));
        expect(onSubmit).not.toHaveBeenCalled();
        expect(
          within(question).getByText(
            (_, node) =>
              node?.getAttribute('data-chat-form') === 'note' && 'invalid' in (node as HTMLElement).dataset,
          ),
        ).toHaveTextContent(bad.says);
      });
  });
});
