import type { ReactNode } from 'react';
import type { ContactDetails, ContactField } from '#domain/patients/contact-details.ts';
import { AddressFields } from './AddressFields.tsx';
import { ReachFields } from './ReachFields.tsx';

export interface ContactDetailsFieldsProps {
  /** What the fields hold. */
  readonly values: ContactDetails;
  /** Also when leaving the phone number has put its spelling in order. */
  readonly onChange: (field: ContactField, text: string) => void;
  /** A field was left. */
  readonly onLeave?: (field: ContactField) => void;
  /** What is wrong with a field, in the reader's language (`useContactErrorText`). */
  readonly errorOf: (field: ContactField) => string | undefined;
  /** Id of a field's control, which an error summary links to. */
  readonly idOf: (field: ContactField) => string;
}

/** Where somebody is reached and where they live (INFO-03). Its messages are `contact`. */
export function ContactDetailsFields(props: ContactDetailsFieldsProps): ReactNode {
  return (
    <>
      <ReachFields {...props} />
      <AddressFields {...props} />
    </>
  );
}
