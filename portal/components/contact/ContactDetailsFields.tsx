import type { ReactNode } from 'react';
import type { ContactDetails, ContactField } from '#domain/patients/contact-details.ts';
import { AddressFields } from './AddressFields.tsx';
import { ReachFields } from './ReachFields.tsx';

export interface ContactDetailsFieldsProps {
  /** The fields' values. */
  readonly values: ContactDetails;
  /** Called for each change, also when leaving the phone number has normalised it. */
  readonly onChange: (field: ContactField, text: string) => void;
  /** Called when a field is left. */
  readonly onLeave?: (field: ContactField) => void;
  /** The problem of a field, in the reader's language (`useContactErrorText`). */
  readonly errorOf: (field: ContactField) => string | undefined;
  /** Id of a field's control, for an error summary to link to. */
  readonly idOf: (field: ContactField) => string;
}

/** Contact details and address (INFO-03). Its messages are `contact`. */
export function ContactDetailsFields(props: ContactDetailsFieldsProps): ReactNode {
  return (
    <>
      <ReachFields {...props} />
      <AddressFields {...props} />
    </>
  );
}
