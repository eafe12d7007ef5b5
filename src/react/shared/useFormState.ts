'use client';
import { useSyncExternalStore } from 'react';
import type { QuestionForm } from '../../core/form/createQuestionForm.js';
import type { FormState } from '../../core/form/formState.js';

/**
 * One value out of a form's state; the component renders again only when that value changes.
 *
 * @param select must give the same value for the same state: a primitive, or an object the state holds.
 */
export function useFormState<T>(form: QuestionForm, select: (state: FormState) => T): T {
  const read = () => select(form.getState());
  return useSyncExternalStore(form.subscribe, read, read);
}
