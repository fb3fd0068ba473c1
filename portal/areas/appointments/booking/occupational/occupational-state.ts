import { useSession } from '#client/app/app-context.ts';
import { type CallState, useCall } from '#client/calls/use-call.ts';
import type { SessionState } from '#contract/session/session.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import { flagsFor } from '../rules-customer.ts';

/** Why a list of occupational times is not shown (LIST-04). */
export type OccupationalRefusal = 'no-occupational-healthcare' | 'no-web-reservation';

/** Where it is not known, with the call to ask again. */
export type RefusedList =
  | { readonly reason: OccupationalRefusal }
  | { readonly reason: 'unknown-error'; readonly answer: Pick<CallState<unknown>, 'isRefreshing' | 'retry'> };

/** Why a caller has no list of a customer's times, as far as their session tells; null: it tells nothing against it. */
export function refusalOf(
  customer: HealthCareType,
  { healthCareType, features }: Pick<SessionState, 'healthCareType' | 'features'>,
): OccupationalRefusal | null {
  if (customer !== 'occupational') return null;
  if (healthCareType !== 'occupational') return 'no-occupational-healthcare';
  return features.includes('ohc-appointment-search') ? null : 'no-web-reservation';
}

/** The same with what the server says at this moment: an agreement may have ended since the page was opened. */
export function useRefusedList(customer: HealthCareType): RefusedList | null {
  const known = refusalOf(customer, useSession());
  const isAsked = customer === 'occupational' && !known;
  const answer = useCall(isAsked ? 'GET /api/appointments/specialty' : null, {
    query: flagsFor(customer),
  });
  const { data, error } = answer;
  if (known) return { reason: known };
  if (isAsked && data?.type === 'webReservationNotAllowed') return { reason: 'no-web-reservation' };
  const isFailed = isAsked && (error !== undefined || data?.type === 'unknownError');
  return isFailed ? { reason: 'unknown-error', answer } : null;
}
