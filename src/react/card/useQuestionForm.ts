'use client';
import { useState } from 'react';
import { createQuestionForm } from '../../core/form/createQuestionForm.js';
import { wework } from '../../core/profiles.js';
import { sameJson } from '../../core/sameJson.js';
import type { Outcome, RequestUserInputResponse, Sources } from '../../schema/answers.js';
import type { RequestUserInputBlock } from '../../schema/block.js';
import type { Profile } from '../../schema/profile.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.js';
import { controlOf } from './controlOf.js';
import type { QuestionFormControl } from './QuestionFormControl.js';

/** What a host does with an answer. A promise keeps the card sending; a rejection gives it back with its answers. */
export interface QuestionFormHandlers {
  /** The person answers. Without it there is no Submit. */
  readonly onSubmit?:
    ((response: RequestUserInputResponse, details: { sources: Sources }) => unknown) | undefined;
  /** The person says no. Without it there is no Decline. */
  readonly onDecline?: (() => unknown) | undefined;
  /** The person closes the card without an answer. Without it there is no Cancel, and Esc does nothing. */
  readonly onCancel?: (() => unknown) | undefined;
}

export interface QuestionFormOptions extends QuestionFormHandlers {
  /** How the card behaves. @default the block's profile, else the provider's, else `wework` */
  readonly profile?: Profile | undefined;
  /** How the request ended elsewhere: the form ends with it. */
  readonly outcome?: Outcome | undefined;
  /** Whether nothing can be done here now. */
  readonly disabled?: boolean | undefined;
}

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
