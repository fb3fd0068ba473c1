import { isPlaceHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { holdPatient } from '#areas/person/shared/patients/server/hold-patient.ts';
import type { Language } from '#contract/language/language.ts';
import { isWithinNotice } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { ok, problem } from '#platform/calls/handler.ts';
import type { MoveOutcome } from '../../moving-contract.ts';
import { findSlot, isOffered, type SlotRow } from '../slot/slot.ts';
import { findBooked } from './booked.ts';
import { isOneMoveTooMany } from './move-limit.ts';
import { refusalOf } from './move-refusal.ts';
import { moveTo } from './move-to.ts';

/** A call that may move an appointment of its patient. */
export interface MovingCall extends RecordCall {
  readonly note: (entry: {
    readonly action: 'read' | 'change';
    readonly kind: 'appointment';
    readonly id: number;
  }) => Promise<void>;
}

/** A move that is asked for. */
export interface WantedMove {
  /** Of the appointment. */
  readonly id: number;
  readonly slotId: number;
  readonly lang: Language;
  readonly acceptsBinding: boolean;
  /** Whether the time is on sale, or held for this patient. */
  readonly mayTake: (slot: SlotRow) => Promise<boolean>;
}

/** Moves an appointment to another time in one step, or says why not: then it stands as it was. */
export async function moveBooked(call: MovingCall, wanted: WantedMove) {
  const { id, slotId, lang, acceptsBinding, mayTake } = wanted;
  const { tx, now, brand } = call;
  // One change of a patient's bookings at a time: of two, each would find no overlap with the other.
  await holdPatient(call);
  const booked = await findBooked(call, id);
  if (!booked || isPlaceHidden(call, booked.booked_by)) return answer('notFound');
  const slot = await findSlot(tx, slotId, lang);
  const outcome = booked.slot_id === slotId ? SUCCESS : await refusalOf(call, booked, { slot, lang });
  // What is answered tells something of the appointment.
  const isTold = outcome !== null || !slot || !isOffered(slot, call) || !(await mayTake(slot));
  if (isTold) {
    await call.note({ action: 'read', kind: 'appointment', id });
    return outcome ? ok<MoveOutcome>(outcome) : answer('noAvailableTime');
  }
  if (isWithinNotice(slot.starts_at, now, brand.bindingNoticeHours) && !acceptsBinding)
    return problem('invalidFields', [{ field: 'acceptsBinding', code: 'required' }]);
  if (await isOneMoveTooMany(call)) return problem('tooManyRequests');
  if (!(await moveTo(call, booked, { slot, lang }))) return answer('noAvailableTime');
  await call.note({ action: 'change', kind: 'appointment', id });
  return answer('success');
}

const SUCCESS = { type: 'success' } as const;

function answer(type: 'success' | 'notFound' | 'noAvailableTime') {
  return ok<MoveOutcome>({ type });
}
