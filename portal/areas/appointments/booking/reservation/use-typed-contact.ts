import { useTypedElsewhere } from '#client/forms/use-typed.ts';
import type { ReservationValues } from './reservation-fields.ts';

/** What somebody has typed into the form of a booking before they had to do something else first. */
export function useTypedContact(): { readonly emailAddress?: string; readonly phoneNumber?: string } {
  const { email, phone } = useTypedElsewhere<ReservationValues>('reserve');
  return { ...(email && { emailAddress: email }), ...(phone && { phoneNumber: phone }) };
}
