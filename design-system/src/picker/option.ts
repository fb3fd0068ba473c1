/** One option of an open list. */
export interface Option {
  readonly id: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly description?: string;
  readonly isDisabled?: boolean;
}
