/** For how many days the link in the message about a change puts the former contact details back. */
export const CONTEST_DAYS = 7;

/** By what a patient is reached or comes back: what a message says of a change, and never to what. */
export type ContactPart = 'email' | 'phone' | 'smsLogin';

/** What a message says of a change of contact details. */
export interface ContactChangeNotice {
  /** When it was changed, or put back. */
  readonly at: string;
  readonly parts: readonly ContactPart[];
  /** The child's first name, where a guardian has changed it; absent for the patient's own change. */
  readonly child?: string;
  /** Opens the page that puts the former contact details back; absent where there is none. */
  readonly linkToken?: string;
}

/** `contact-changed`: tells the former address. `contact-restored`: tells the address that was taken out again. */
export type ContactChangeTemplate = 'contact-changed' | 'contact-restored';
