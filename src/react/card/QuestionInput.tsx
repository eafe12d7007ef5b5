'use client';
import { optionsOf } from '../../core/answers/optionsOf.js';
import type { FieldState } from '../../core/form/formState.js';
import type { Question, TextFormat } from '../../schema/block.js';
import { BooleanToggle } from '../fields/BooleanToggle.js';
import { DateInput } from '../fields/DateInput.js';
import type { FieldProps } from '../fields/FieldProps.js';
import { MultiOptionList } from '../fields/MultiOptionList.js';
import { NumberInput } from '../fields/NumberInput.js';
import { OptionList } from '../fields/OptionList.js';
import { OtherInput } from '../fields/OtherInput.js';
import type { TextInputProps } from '../fields/TextInput.js';
import { TextInput } from '../fields/TextInput.js';
import type { RadioHandlers } from '../fields/useRadioItems.js';
import { useCardHabits } from './CardHabits.js';

export interface QuestionInputProps extends FieldProps, RadioHandlers {
  readonly question: Question;
  readonly field: FieldState;
  /** The id of the text box, if the question has one. */
  readonly textId: string;
  /** Whether answers are held against the schema: then dates have a picker. */
  readonly isJudged: boolean;
  readonly onType: (text: string) => void;
}

/** The field of a question's kind, and the text box beside its options where it has one. */
export function QuestionInput({
  question,
  field,
  textId,
  isJudged,
  onType,
  onSelect,
  onChoose,
  onEnter,
  onKey,
  ...props
}: QuestionInputProps) {
  const { attributesOf } = useCardHabits();
  const { id, format, isOther, isSecret } = question;
  const options = optionsOf(question);
  const { labelledBy, ...described } = props;
  const named = attributesOf?.({ part: 'text', question: id });
  const text = { ...described, ...named, id: textId, value: field.text, onType };
  if (options === undefined) {
    if (isJudged && isSecret !== true && (format === 'date' || format === 'date-time'))
      return <DateInput {...text} labelledBy={labelledBy} format={format} />;
    return <OneText {...text} question={question} {...(isJudged && format !== undefined && KEYS[format])} />;
  }
  const hasOwnText = isOther === true && field.text.trim() !== '';
  const optionAttributes =
    attributesOf && ((index: number) => attributesOf({ part: 'option', question: id, index }));
  const list = { ...props, options, optionAttributes };
  const radio = { selected: hasOwnText ? undefined : field.selected[0], onSelect, onChoose, onEnter, onKey };
  return (
    <>
      {question.kind === 'multi' && (
        <MultiOptionList {...list} selected={field.selected} onToggle={onChoose} />
      )}
      {question.kind === 'boolean' && <BooleanToggle {...list} {...radio} />}
      {question.kind !== 'multi' && question.kind !== 'boolean' && <OptionList {...list} {...radio} />}
      {isOther === true && <OtherInput {...text} isSecret={isSecret} required={false} invalid={false} />}
    </>
  );
}

/** What a phone and a browser may offer for an address. Nothing is said of dates: they have a field of their own. */
const KEYS: Partial<Record<TextFormat, Partial<TextInputProps>>> = {
  email: { autoComplete: 'email', autoCapitalize: 'none', autoCorrect: 'off' },
  uri: { autoCapitalize: 'none', autoCorrect: 'off' },
};

type OneTextProps = Omit<TextInputProps, 'entry' | 'labelledBy'> & {
  readonly question: Question;
};

function OneText({ question, ...props }: OneTextProps) {
  const { kind, format, isSecret, multiline, minimum } = question;
  if (isSecret === true) return <TextInput {...props} entry="secret" />;
  if (kind === 'number' || kind === 'integer')
    return <NumberInput {...props} kind={kind} minimum={minimum} />;
  return <TextInput {...props} multiline={multiline} entry={entryOf(format)} />;
}

function entryOf(format: Question['format']): 'text' | 'line' | 'email' | 'url' {
  switch (format) {
    case undefined:
      return 'text';
    case 'email':
      return 'email';
    case 'uri':
      return 'url';
    case 'date':
    case 'date-time':
      return 'line';
  }
}
