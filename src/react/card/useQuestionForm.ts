'use client';
import { useState } from 'react';
import { createQuestionForm } from '../../core/form/createQuestionForm.js';
import { wework } from '../../core/profiles.js';
import { sameJson } from '../../core/sameJson.js';
import type { RequestUserInputBlock } from '../../schema/block.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.js';
import { controlOf } from './controlOf.js';
import type { QuestionFormControl } from './QuestionFormControl.js';
import type { QuestionFormOptions } from './QuestionFormOptions.js';

/**
 * The whole behaviour of a card without its looks: draw it with any elements you like.
 *
 * Sends each request at most once, keeps the answers when a send fails, and keeps them too when `block` is
 * a new object for the same request. Give the component a `key` by request, so that a new one starts afresh.
 */
export function useQuestionForm(
  block: RequestUserInputBlock,
  options: QuestionFormOptions,
): QuestionFormControl {
  const { outcome } = options;
  const settings = useChatFormSettings();
  const profile = options.profile ?? block.profile ?? settings.profile ?? wework;
  const [{ control, attach }] = useState(() => {
    const form = createQuestionForm(block, profile);
    if (outcome !== undefined) form.dispatch({ type: 'ended', outcome });
    return controlOf(form, options);
  });

  useIsomorphicLayoutEffect(() => {
    const { form } = control;
    attach({ ...options, matchPattern: settings.matchPattern });
    if (!sameJson(form.getState().block, block)) form.dispatch({ type: 'blockReplaced', block });
    form.dispatch({ type: 'profileChanged', profile });
    if (outcome !== undefined) form.dispatch({ type: 'ended', outcome });
  });
  return control;
}
