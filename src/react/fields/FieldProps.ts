/** What every field is told by the question around it. */
export interface FieldProps {
  /** The id of the element that holds the question: the field's name. */
  readonly labelledBy: string;
  /** The ids of hints and errors. */
  readonly describedBy?: string | undefined;
  readonly required?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  /** Whether the host allows no change now. */
  readonly disabled?: boolean | undefined;
  /** Whether the answer is on its way: nothing changes, but focus stays. */
  readonly busy?: boolean | undefined;
}
