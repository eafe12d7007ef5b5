import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { arabicForm, chineseLong, chineseShort, longLabels } from '../../test/fixtures/languages.js';
import { releaseForm } from '../../test/fixtures/release.js';
import { seeds } from '../../test/fixtures/seeds.js';
import type { CardArgs, CardStory } from '../support/cardMeta.js';
import { cardMeta } from '../support/cardMeta.js';
import * as States from './States.stories.js';

/** The card in both themes, in other scripts and directions, and from 280 px to wide. */
const meta = {
  ...cardMeta,
  title: 'Cards/QuestionCard/Looks',
  component: cardMeta.component,
  tags: ['autodocs'],
  args: { ...cardMeta.args, request: releaseForm },
} satisfies Meta<CardArgs>;

export default meta;

/** Dark follows the page’s `color-scheme`; there is no theme prop. */
export const Dark: CardStory = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Production' }));
    await expect(canvas.getByRole('radio', { name: 'Production' })).toBeChecked();
  },
};

/** Errors in dark. */
export const DarkMissing: CardStory = { ...States.Missing, globals: { theme: 'dark', profile: 'mcp' } };

/** A receipt in dark. */
export const DarkAnswered: CardStory = {
  ...States.Answered,
  args: { request: seeds.singleChoice.params },
  globals: { theme: 'dark' },
};

/** Chinese, with labels of four characters. */
export const Chinese: CardStory = {
  args: { request: chineseShort },
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '来自 release-plugin 的提问' })).toHaveAttribute(
      'lang',
      'zh-CN',
    );
    await expect(canvas.getByText('选择后立即提交')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '提交' })).toBeVisible();
  },
};

/** Chinese, with labels of sixty characters. */
export const ChineseLongText: CardStory = { args: { request: chineseLong }, globals: { locale: 'zh-CN' } };

/** What the strict profile says in Chinese. */
export const ChineseMissing: CardStory = {
  globals: { locale: 'zh-CN', profile: 'mcp' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(canvas.getByText('还有 3 项需要处理')).toBeVisible();
  },
};

/** Arabic, right to left, with words added by the host. The right arrow goes to the option before. */
export const Arabic: CardStory = {
  args: { request: arabicForm },
  globals: { locale: 'ar', direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'إرسال' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'بيئة الإنتاج 123' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'بيئة الاختبار (staging)' })).toBeChecked();
  },
};

/** English text on a right-to-left page: each text keeps its own direction. */
export const RightToLeft: CardStory = { globals: { direction: 'rtl', locale: 'ar', profile: 'mcp' } };

/** Arabic, right to left, in dark. */
export const ArabicDark: CardStory = {
  args: { request: arabicForm },
  globals: { locale: 'ar', direction: 'rtl', theme: 'dark' },
};

/** Long labels wrap, a word without a break is broken. */
export const LongText: CardStory = {
  args: { request: longLabels },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Thirty options: the questions scroll inside the card, the buttons stay visible. */
export const LongList: CardStory = {
  args: {
    request: {
      mode: 'form',
      message: 'Which revision should be restored?',
      requestedSchema: {
        type: 'object',
        properties: {
          revision: {
            type: 'string',
            title: 'Revision',
            enum: Array.from({ length: 30 }, (_, index) => `r${String(1042 - index)}`),
          },
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('radio', { name: 'r1013' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible();
  },
};

const inWidth = (width: string): NonNullable<CardStory['decorators']> => [
  (Story) => (
    <div style={{ inlineSize: width }}>
      <Story />
    </div>
  ),
];

/** A pane of 280 px. */
export const Narrow: CardStory = {
  decorators: inWidth('280px'),
  globals: { profile: 'mcp' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { name: /release-plugin/ });
    await expect(card.scrollWidth).toBeLessThanOrEqual(280);
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible();
  },
};

/** 280 px, long words. */
export const NarrowLongText: CardStory = { args: { request: longLabels }, decorators: inWidth('280px') };

/** 280 px, Chinese, dark. */
export const NarrowChineseDark: CardStory = {
  args: { request: chineseLong },
  decorators: inWidth('280px'),
  globals: { locale: 'zh-CN', theme: 'dark' },
};

/** A wide pane: lines stay readable, the card ends at 42 rem. */
export const Wide: CardStory = { decorators: inWidth('1200px'), parameters: { layout: 'fullscreen' } };
