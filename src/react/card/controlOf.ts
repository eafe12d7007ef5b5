import type { MatchPattern } from '../../core/answers/checkText.js';
import type { QuestionForm } from '../../core/form/createQuestionForm.js';
import type { FormEvent, FormState } from '../../core/form/formState.js';
import { issuesOf } from '../../core/form/issuesOf.js';
import { sendsOnSelect } from '../../core/form/sendsOnSelect.js';
import type { Outcome } from '../../schema/answers.js';
import { isThenable } from '../shared/isThenable.js';
import type { QuestionFormControl } from './QuestionFormControl.js';
import type { QuestionFormOptions } from './QuestionFormOptions.js';

/** The host's side of a form, as of the last render. */
export type Host = QuestionFormOptions & { readonly matchPattern?: MatchPattern | undefined };

/** A control, and how it learns of the host's newest handlers. */
export interface AttachedControl {
  readonly control: QuestionFormControl;
  readonly attach: (host: Host) => void;
}

/** What a person can do to a form: each act goes to the state first and to the host at most once. */
export function controlOf(form: QuestionForm, firstHost: Host): AttachedControl {
  let host = firstHost;
  const isOpen = () => form.getState().phase === 'asking' && host.disabled !== true;

  const send = (event: FormEvent): FormState => {
    const state = form.dispatch(event, host.matchPattern);
    if (state.phase !== 'sending' || state.outcome === undefined) return state;
    const failed = (error: unknown) => {
      // An error's text may quote what was sent, and a secret must not show up on the card.
      const isTold = error instanceof Error && !state.questions.some(({ question }) => question.isSecret);
      form.dispatch({ type: 'deliveryFailed', ...(isTold && { detail: error.message }) });
    };
    try {
      const sent = handOver(state.outcome, host);
      if (isThenable(sent)) sent.then(() => form.dispatch({ type: 'delivered' }), failed);
      else form.dispatch({ type: 'delivered' });
    } catch (error) {
      failed(error);
    }
    return form.getState();
  };

  const submit = (only?: string): string | undefined => {
    if (!isOpen() || host.onSubmit === undefined) return undefined;
    const { matchPattern } = host;
    const state = send({ type: 'submitPressed', ...(only !== undefined && { only }) });
    const isStopped = state.phase === 'asking' && state.failure === undefined;
    return isStopped ? issuesOf(state, matchPattern, only).keys().next().value : undefined;
  };

  const control: QuestionFormControl = {
    form,
    submit: () => submit(),
    select: (key, option) => {
      if (isOpen()) form.dispatch({ type: 'optionChosen', key, option });
    },
    choose: (key, option) => {
      if (!isOpen()) return;
      const isMulti = form
        .getState()
        .questions.some((one) => one.key === key && one.question.kind === 'multi');
      const state = form.dispatch({ type: isMulti ? 'optionToggled' : 'optionChosen', key, option });
      if (!isMulti && sendsOnSelect(state, key)) submit(key);
    },
    clear: (key) => {
      if (isOpen()) form.dispatch({ type: 'selectionCleared', key });
    },
    type: (key, text) => {
      if (isOpen()) form.dispatch({ type: 'textTyped', key, text });
    },
    decline: () => {
      if (isOpen() && host.onDecline !== undefined) send({ type: 'declinePressed' });
    },
    cancel: () => {
      if (isOpen() && host.onCancel !== undefined) send({ type: 'cancelPressed' });
    },
  };
  return {
    control,
    attach: (newest) => {
      host = newest;
    },
  };
}

function handOver(outcome: Outcome, { onSubmit, onDecline, onCancel }: Host): unknown {
  switch (outcome.action) {
    case 'accept':
      return onSubmit?.(outcome.response, { sources: outcome.sources });
    case 'decline':
      return onDecline?.();
    case 'cancel':
      return onCancel?.();
  }
}
