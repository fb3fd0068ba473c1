import type { ReactNode } from 'react';
import { ReachFields } from '#components/contact/ReachFields.tsx';
import { type FieldsProps, fieldId } from './field-id.ts';

export interface ContactFieldsProps extends FieldsProps {
  /** What the portal knows already; shown until something else is typed. */
  readonly known: { readonly email: string | null; readonly phone: string | null };
}

/** The shared fields by the names that a booking gives them. */
const OWN = { emailAddress: 'email', phoneNumber: 'phone' } as const;

/** Where the confirmation goes. */
export function ContactFields({ values, change, errorOf, known }: ContactFieldsProps): ReactNode {
  return (
    <ReachFields
      values={{
        emailAddress: values.email ?? known.email ?? '',
        phoneNumber: values.phone ?? known.phone ?? '',
      }}
      onChange={(field, text) => change({ [OWN[field]]: text }, OWN[field])}
      errorOf={(field) => errorOf(OWN[field])}
      idOf={(field) => fieldId(OWN[field])}
    />
  );
}
