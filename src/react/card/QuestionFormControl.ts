import type { QuestionForm } from '../../core/form/createQuestionForm.js';

/** A form and all that a person can do to it. The object and its functions stay the same between renders. */
export interface QuestionFormControl {
  /** The state, to watch: `useFormState(control.form, (state) => state.phase)`. */
  readonly form: QuestionForm;
  /** Selects an option without sending, as an arrow key does. */
  readonly select: (key: string, option: number) => void;
  /** Chooses an option, as a click does: it toggles one of several, and a card of one question may be sent by it. */
  readonly choose: (key: string, option: number) => void;
  /** Takes back the selection, the schema's default included: the question is then unanswered. */
  readonly clear: (key: string) => void;
  readonly type: (key: string, text: string) => void;
  /** Sends what stands there. Returns the key of the first field that stops it, if one does. */
  readonly submit: () => string | undefined;
  readonly decline: () => void;
  readonly cancel: () => void;
}
