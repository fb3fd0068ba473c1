import type { FieldErrors } from '#client/forms/form-schema.ts';
import { anonymousReservationErrors, reservationErrors } from '../rules.ts';
import type { ContactBody, PersonBody } from './reservation-fields.ts';

/**
 * Checks a body as the server will (BOOK-27), so that nobody waits to hear of a slip. Whether codes
 * of nobody real are taken is the server's setting; it says so if not.
 *
 * @param today in Helsinki, `YYYY-MM-DD`
 */
export function checkBody(
  body: ContactBody | PersonBody,
  { isBinding, today }: { readonly isBinding: boolean; readonly today: string },
): FieldErrors {
  return 'identityCode' in body
    ? anonymousReservationErrors(body, { isBinding, today, acceptsDevelopmentIdentityCodes: true })
    : reservationErrors(body, { isBinding });
}
