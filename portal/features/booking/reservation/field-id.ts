import type { FieldName } from './reservation-fields.ts';
import type { Reservation } from './use-reservation.ts';

/** The id of a control, which the error summary links to. */
export const fieldId = (name: FieldName): string => `reserve-${name}`;

/** What each group of the form's fields is given. */
export interface FieldsProps extends Pick<Reservation, 'values' | 'change'> {
  /** What is wrong with a field, in the reader's language. */
  readonly errorOf: (name: FieldName) => string | undefined;
}
