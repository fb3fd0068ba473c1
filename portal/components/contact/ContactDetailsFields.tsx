import type { ReactNode } from 'react';
import type { ContactField } from '#areas/person/shared/patients/contact-details.ts';
import type { TextControl } from '#client/forms/form-controls.ts';
import { AddressFields } from './AddressFields.tsx';
import { EmailAndPhoneFields } from './EmailAndPhoneFields.tsx';

export interface ContactDetailsFieldsProps {
  /** Binds a field to its form. */
  readonly control: (field: ContactField) => TextControl;
  /** They are of the child for whom the reader acts. Default: the reader's own. */
  readonly isChilds?: boolean;
}

/** Contact details and address (INFO-03). Its messages are `contact`. */
export function ContactDetailsFields({ control, isChilds = false }: ContactDetailsFieldsProps): ReactNode {
  return (
    <>
      <EmailAndPhoneFields control={control} isChilds={isChilds} />
      <AddressFields control={control} isOwn={!isChilds} />
    </>
  );
}
