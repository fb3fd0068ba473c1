import { endWait } from '#areas/appointments/shared/appointments/server/earlier-times.ts';
import { BOOKING_KINDS } from '#areas/appointments/shared/visit-rules/booking-kinds.ts';
import { isPlaceHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { brandOf } from '#brands/registry.ts';
import { isWithinNotice } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';
import { patientsAgeProblem } from '../moving/age-right.ts';
import { type Booked, findBooked } from '../moving/booked.ts';
import { moveBooked } from '../moving/move-booked.ts';
import { callersPricing } from '../slot/pricing.ts';
import { availableView, findSlot } from '../slot/slot.ts';
import { declineOffer, openOffer } from './offers.ts';

type Show = BookingApi['GET /api/appointments/{id}/earlier-time'];
type Ask = BookingApi['POST /api/appointments/{id}/earlier-time'];
type End = BookingApi['DELETE /api/appointments/{id}/earlier-time'];
type Answer = BookingApi['PUT /api/appointments/{id}/earlier-time'];

/** `GET /api/appointments/{id}/earlier-time` */
export const showEarlierTime: Handler<Show> = async (call, { params: { id }, query: { lang } }) => {
  const { tx, now, patientId, brand } = call;
  const booked = await findOwn(call, id);
  if (!booked) return problem('notFound');
  const wait = await tx
    .selectFrom('earlier_time_waits')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('appointment_id', '=', id)
    .executeTakeFirst();
  // Who has come of age in a brand for children is asked no more; the row goes when a time comes up.
  const isOver = wait && (await patientsAgeProblem(call, brandOf(booked.brand))) === 'notAChild';
  const offer = await openOffer(call, id);
  const slot = offer && (await findSlot(tx, offer.slot_id, lang));
  const { showsPrice, needsLogin } = BOOKING_KINDS[booked.health_care_type];
  const pricing = slot && showsPrice ? await callersPricing(call, { starts: [slot.starts_at], lang }) : null;
  return ok({
    wait:
      wait && !isOver
        ? {
            samePractitioner: wait.practitioner_id !== null,
            sameClinic: wait.clinic_id !== null,
            since: wait.since.toISOString(),
          }
        : null,
    offer:
      offer && slot
        ? {
            time: availableView(slot, { needsLogin, pricing }),
            expiresAt: offer.expires_at.toISOString(),
            isBinding: isWithinNotice(slot.starts_at, now, brand.bindingNoticeHours),
            bindingNoticeHours: brand.bindingNoticeHours,
            cancellationNoticeHours: brand.cancellationNoticeHours,
          }
        : null,
  });
};

/** `POST /api/appointments/{id}/earlier-time` */
export const askForEarlierTime: Handler<Ask> = async (call, { params: { id }, body }) => {
  const { tx, now, patientId } = call;
  const booked = await findOwn(call, id);
  if (!booked) return ok({ type: 'notFound' });
  const brand = brandOf(booked.brand);
  // It would be a time of that brand.
  const age = await patientsAgeProblem(call, brand);
  if (age) {
    await call.note({ action: 'read', kind: 'appointment', id });
    return ok({ type: age });
  }
  const { cancellationNoticeHours: hours } = brand;
  // Within the notice it could not be moved any more.
  if (isWithinNotice(booked.starts_at, now, hours)) {
    await call.note({ action: 'read', kind: 'appointment', id });
    return ok({ type: 'deadlineExceeded', hours });
  }
  const wanted = {
    practitioner_id: body.samePractitioner ? booked.practitioner_id : null,
    clinic_id: body.sameClinic ? booked.clinic_id : null,
  };
  await tx
    .insertInto('earlier_time_waits')
    .values({ patient_id: patientId, appointment_id: id, since: now, ...wanted })
    // Who changes what they wait for has waited as long.
    .onConflict((conflict) => conflict.columns(['patient_id', 'appointment_id']).doUpdateSet(wanted))
    .execute();
  await call.note({ action: 'change', kind: 'appointment', id });
  return ok({ type: 'success' });
};

/** `DELETE /api/appointments/{id}/earlier-time` */
export const endEarlierTime: Handler<End> = async (call, { params: { id } }) => {
  await findBooked(call, id);
  // First, so that no offer is made after this has looked for one.
  const hasWaited = await endWait(call.tx, id);
  const offer = await openOffer(call, id);
  if (offer) await declineOffer(call, offer);
  if (hasWaited) await call.note({ action: 'change', kind: 'appointment', id });
  return ok({ type: 'success' });
};

/** `PUT /api/appointments/{id}/earlier-time` */
export const answerEarlierTime: Handler<Answer> = async (call, { params: { id }, query: { lang }, body }) => {
  const { slotId, accepts, acceptsBinding } = body;
  // Only once the appointment is locked: a move at the same moment may have ended the offer.
  const offered = async () => {
    const offer = await openOffer(call, id);
    return offer?.slot_id === slotId ? offer : undefined;
  };
  if (accepts)
    return moveBooked(call, {
      ...{ id, lang, slotId, acceptsBinding },
      mayTake: async () => (await offered()) !== undefined,
    });
  await findBooked(call, id);
  const offer = await offered();
  if (offer) {
    await declineOffer(call, offer);
    await call.note({ action: 'change', kind: 'appointment', id });
  }
  return ok({ type: 'success' });
};

/** The patient's appointment whose place is no secret from the reader. */
async function findOwn(call: RecordCall, id: number): Promise<Booked | undefined> {
  const booked = await findBooked(call, id);
  return booked && !isPlaceHidden(call, booked.booked_by) ? booked : undefined;
}
