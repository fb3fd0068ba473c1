import { KELA65 } from '#areas/person/shared/rights/kela65.ts';
import { brandOf } from '#brands/registry.ts';
import type { Language } from '#contract/language/language.ts';
import { helsinkiDay, isWithinNotice } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { MoveOutcome } from '../../moving-contract.ts';
import { kela65Refusal } from '../slot/kela65-right.ts';
import { overlapping } from '../slot/overlapping.ts';
import { isKela65, type SlotRow } from '../slot/slot.ts';
import { patientsAgeProblem } from './age-right.ts';
import type { Booked } from './booked.ts';
import { mayBillInsurer } from './direct-billing-right.ts';
import { mayBookOccupational } from './occupational-right.ts';

type Refusal = Exclude<MoveOutcome, { readonly type: 'success' }>;

/** Why an appointment may not be moved to a time, by the rules that hold for a booking; null if it may. */
export async function refusalOf(
  call: RecordCall,
  booked: Booked,
  { slot, lang }: { readonly slot: SlotRow | undefined; readonly lang: Language },
): Promise<Refusal | null> {
  const { cancellationNoticeHours: hours } = brandOf(booked.brand);
  // Moving frees the time as cancelling does, so it may be done as long.
  if (isWithinNotice(booked.starts_at, call.now, hours)) return { type: 'deadlineExceeded', hours };
  if (!slot || !isSameService(booked, slot)) return { type: 'noAvailableTime' };
  if (lengthOf(slot) !== lengthOf(booked)) return { type: 'invalidDuration' };
  const age = await patientsAgeProblem(call, call.brand);
  if (age) return { type: age };
  const day = helsinkiDay(slot.starts_at);
  if (isKela65(slot) && kela65Refusal(call, day)) return { type: 'kela65NotAllowed' };
  if (booked.health_care_type === 'occupational' && !(await mayBookOccupational(call, slot)))
    return { type: 'occupationalNotAllowed' };
  if (!(await mayBillInsurer(call, booked.id, slot))) return { type: 'directBillingNotAllowed' };
  const inTheWay = await overlapping(call, { slot, lang, moving: booked.id });
  return inTheWay && { type: 'overlappingTime', inTheWay };
}

/** A Kela65 visit stays one, the time is for such customers, and the practitioner shares a specialty with that of the first time. */
function isSameService(booked: Booked, slot: SlotRow): boolean {
  if ((booked.kind_code === KELA65) !== isKela65(slot)) return false;
  if (slot.customers && !slot.customers.includes(booked.health_care_type)) return false;
  return slot.specialties.some(({ code }) => booked.specialties.includes(code));
}

function lengthOf({ starts_at, ends_at }: { readonly starts_at: Date; readonly ends_at: Date }): number {
  return ends_at.getTime() - starts_at.getTime();
}
