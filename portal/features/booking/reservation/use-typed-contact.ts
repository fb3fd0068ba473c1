import { useDraft } from '#client/drafts/use-draft.ts';
import type { ReservationValues } from './reservation-fields.ts';

const NOTHING: Partial<ReservationValues> = {};

/** What somebody has typed into the form of a booking before they had to do something else first. */
export function useTypedContact(): { readonly emailAddress?: string; readonly phoneNumber?: string } {
  const { email, phone } = useDraft('reserve', NOTHING).value;
  return { ...(email && { emailAddress: email }), ...(phone && { phoneNumber: phone }) };
}
