import { useDraft } from '#contract/client/use-draft.ts';
import { NO_VALUES } from './reservation-fields.ts';

/** What somebody has typed into the form of a booking before they had to do something else first. */
export function useTypedContact(): { readonly emailAddress?: string; readonly phoneNumber?: string } {
  const { email, phone } = useDraft('reserve', NO_VALUES).value;
  return { ...(email && { emailAddress: email }), ...(phone && { phoneNumber: phone }) };
}
