import type { FormState } from '../../core/form/formState.js';

/** Takes focus to the field of a question, as Tab would. */
export function focusField(root: HTMLElement | null, { questions }: FormState, key: string): void {
  const index = questions.findIndex((keyed) => keyed.key === key);
  const question = root?.querySelector(`[data-chat-form="question"][data-index="${String(index)}"]`);
  question?.querySelector<HTMLElement>('input, textarea, [role="radio"][tabindex="0"]')?.focus();
}
