import type { ContactForm } from './use-contact-form.ts';

/** What each group of the form's fields is given. */
export interface ContactFieldsProps extends Pick<ContactForm, 'values' | 'change' | 'leave'> {
  /** What is wrong with a field, in the reader's language. */
  readonly errorOf: (field: string) => string | undefined;
}
