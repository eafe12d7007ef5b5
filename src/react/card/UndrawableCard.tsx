'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { forwardRef } from 'react';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { emptyBlock } from '../shared/emptyBlock.js';
import { CardBody } from './CardBody.js';
import { CardFoot } from './CardFoot.js';
import { QuestionCardRoot } from './QuestionCardRoot.js';

export type UndrawableCardProps = Omit<
  ComponentPropsWithoutRef<typeof QuestionCardRoot>,
  'block' | 'children' | 'renderText' | 'onSubmit' | 'onDecline'
>;

/** The face of a block that cannot be drawn: a card that says so, and that can only be cancelled. */
export const UndrawableCard = forwardRef<HTMLDivElement, UndrawableCardProps>(
  function UndrawableCard(props, ref) {
    const { messages } = useChatFormSettings();
    return (
      <QuestionCardRoot {...props} block={emptyBlock} data-undrawable="" ref={ref}>
        <CardBody>
          <p {...dataAttributes('message')}>{messages.undrawable}</p>
        </CardBody>
        <CardFoot />
      </QuestionCardRoot>
    );
  },
);
