import type { FieldErrors } from '#client/forms/form-schema.ts';
import {
  type AnonymousCircumstances,
  anonymousReservationErrors,
  type PatientCircumstances,
  reservationErrors,
} from '../rules.ts';
import type { PatientBody, PersonBody } from './reservation-fields.ts';

type BodyCircumstances = Omit<AnonymousCircumstances, 'acceptsDevelopmentIdentityCodes'> &
  PatientCircumstances;

/**
 * Checks a body as the server will (BOOK-27), so that nobody waits to hear of a slip. Whether codes
 * of nobody real are taken is the server's setting; it says so if not.
 */
export function checkBody(
  body: PatientBody | PersonBody,
  { isBinding, today, agePolicy, terms }: BodyCircumstances,
): FieldErrors {
  return 'identityCode' in body
    ? anonymousReservationErrors(body, { isBinding, today, agePolicy, acceptsDevelopmentIdentityCodes: true })
    : reservationErrors(body, { isBinding, terms });
}
