import type { PatientStatus } from '#areas/person/shared/rights/rights.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import type { Context, Session } from '#platform/context.ts';
import { decideReservation, type ReservationDecision } from '../../rules-reservation.ts';
import { identified } from '../slot/kela65-right.ts';
import type { SlotRow } from '../slot/slot.ts';

/**
 * Whether a slot is sold to the caller in the way that they want, and on which terms.
 *
 * @param wanted absent: as the slot itself says
 * @param status of the patient; null: the caller is none, or it does not matter yet
 */
export function decide(
  call: Pick<Context, 'brand' | 'now'> & { readonly session: Pick<Session, 'person' | 'actingFor'> },
  slot: SlotRow,
  wanted: HealthCareType | undefined,
  status: PatientStatus | null,
): ReservationDecision {
  return decideReservation({
    brand: call.brand,
    wanted: wanted ?? null,
    time: {
      kindCode: slot.kind_code,
      specialtyCodes: slot.for_specialty ? [slot.for_specialty] : slot.specialties.map(({ code }) => code),
      isRemote: slot.is_remote,
      needsLogin: slot.requires_authentication,
      day: helsinkiDay(slot.starts_at),
      customers: slot.customers,
    },
    caller: { ...identified(call), status },
    today: helsinkiDay(call.now),
  });
}
