import { sql } from 'kysely';
import { brandOf, eachBrand } from '#brands/registry.ts';
import type { Scoped } from '#platform/context.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import { type NightSettings, nextSending } from '#platform/jobs/sending-hours.ts';
import type { SlotId } from './free-times.ts';

/** The job that offers a time that has become free to the next who waits: `{ practitionerId, slotId, freedAt? }`. */
export const OFFER_EARLIER_TIME = 'offer-earlier-time';

/** The job that tells of an offer of an earlier time: `{ practitionerId, slotId, patientId, appointmentId }`. */
export const TELL_EARLIER_TIME = 'tell-earlier-time';

/** For how long a patient may answer an offer; at night their time is held until the morning, and this is counted from then on. */
const OFFER_MINUTES = 15;
const MINUTE_MS = 60_000;

/** What has been decided about a time. */
export type Offering =
  | { readonly outcome: 'none' | 'taken' }
  | {
      readonly outcome: 'offered' | 'open';
      readonly patientId: string;
      readonly appointmentId: number;
      readonly expiresAt: Date;
    };

/** Leaves a time that has become free at a moment to the job that offers it to the next who waits, or puts it on sale. */
export async function queueFirstOffer(
  tx: Scoped,
  { practitionerId, slotId }: SlotId,
  freedAt: Date,
): Promise<void> {
  await enqueue(tx, OFFER_EARLIER_TIME, { practitionerId, slotId, freedAt: freedAt.toISOString() });
}

/**
 * Leaves a time that was offered to the same job again.
 *
 * @param over when the offer that stands is over; at once when absent
 */
export async function queueOffer(tx: Scoped, { practitionerId, slotId }: SlotId, over?: Date): Promise<void> {
  // Only the end of an offer has a key: the queue gives up a job that is replaced while it runs.
  const options = over ? { jobKey: `${OFFER_EARLIER_TIME}-${slotId}-${over.getTime()}`, runAt: over } : {};
  await enqueue(tx, OFFER_EARLIER_TIME, { practitionerId, slotId }, options);
}

/**
 * Ends the waiting for an appointment that is none any more, in its patient's scope: what is held for it goes to the next. The
 * appointment is locked, or cancelled already.
 */
export async function endWaitingFor(tx: Scoped, appointmentId: number): Promise<void> {
  await endWait(tx, appointmentId);
  await endOffers(tx, appointmentId, { answer: sql`'withdrawn'`, which: sql`true` });
}

/** Ends the waiting of one appointment of the scope's patient. Says whether there was any. */
export async function endWait(tx: Scoped, appointmentId: number): Promise<boolean> {
  const ended = await tx
    .deleteFrom('earlier_time_waits')
    .where('patient_id', '=', sql<string>`current_patient()`)
    .where('appointment_id', '=', appointmentId)
    .returning('appointment_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Where an appointment has moved. */
interface MovedTo extends SlotId {
  readonly clinicId: string;
  readonly startsAt: Date;
}

/**
 * Has the waiting for an earlier time follow an appointment that has moved, in its patient's scope: an offer that is no earlier
 * any more ends, and its time goes to the next; one that has been taken ends the waiting.
 */
export async function followMove(tx: Scoped, appointmentId: number, to: MovedTo): Promise<void> {
  const taken = await endOffers(tx, appointmentId, {
    answer: sql`case when offered.slot_id = ${to.slotId} then 'accepted' else 'withdrawn' end`,
    which: sql`slots.starts_at >= ${to.startsAt}`,
  });
  if (taken) {
    await endWait(tx, appointmentId);
    return;
  }
  // Who waits for the appointment's own practitioner or clinic waits for those that it has now.
  await sql`
    update earlier_time_waits set
      practitioner_id = case when practitioner_id is not null then ${to.practitionerId}::bigint end,
      clinic_id = case when clinic_id is not null then ${to.clinicId} end
    where patient_id = current_patient() and appointment_id = ${appointmentId}`.execute(tx);
}

/** Ends open offers of an appointment; what was not accepted goes to the next at once. Says whether one was accepted. */
async function endOffers(
  tx: Scoped,
  appointmentId: number,
  { answer, which }: { readonly answer: ReturnType<typeof sql>; readonly which: ReturnType<typeof sql> },
): Promise<boolean> {
  const { rows } = await sql<SlotId & { answer: string }>`
    update earlier_time_offers as offered set answer = ${answer} from slots
    where offered.patient_id = current_patient() and offered.appointment_id = ${appointmentId}
      and offered.answer is null and slots.practitioner_id = offered.practitioner_id and slots.id = offered.slot_id
      and ${which}
    returning offered.practitioner_id as "practitionerId", offered.slot_id as "slotId", offered.answer`.execute(
    tx,
  );
  const isAccepted = rows.some((row) => row.answer === 'accepted');
  for (const ended of rows) if (ended.answer !== 'accepted') await queueOffer(tx, ended);
  return isAccepted;
}

/** Whether somebody waits for a time that becomes free now, and it is not too near. */
export async function isWaitedFor(
  tx: Scoped,
  { practitionerId, slotId }: SlotId,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from next_in_line(${practitionerId}, ${slotId}, ${now}, ${now}, ${NOTICES}::jsonb)`.execute(tx);
  return rows.length > 0;
}

/** A time that is to be offered. */
export interface ToOffer extends SlotId {
  /** When it became free, of one that has just done so: who has not answered an offer before that is asked again. */
  readonly freedAt: Date | null;
}

/**
 * Offers a time to the next who waits for it, in any scope; asked again, it says to whom it is offered. At night it is held for
 * them until the morning, when they are told.
 */
export async function offerToNext(
  tx: Scoped,
  { practitionerId, slotId, freedAt }: ToOffer,
  now: Date,
  nights: NightSettings,
): Promise<Offering> {
  const opens = nextSending('sms', now, nights, OFFER_MINUTES) ?? now;
  const until = new Date(opens.getTime() + OFFER_MINUTES * MINUTE_MS);
  const { rows } = await sql<Offering>`
    select outcome, patient_id as "patientId", appointment_id as "appointmentId", expires_at as "expiresAt"
    from offer_earlier_time(
      ${practitionerId}, ${slotId}, ${now}, ${opens}, ${until}, ${freedAt}::timestamptz, ${NOTICES}::jsonb)`.execute(
    tx,
  );
  const [offering] = rows;
  if (!offering) throw new Error('Nothing was decided about a time');
  return offering;
}

/** When the minutes begin in which an offer can be answered that is over at a moment. */
export function offerOpens(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - OFFER_MINUTES * MINUTE_MS);
}

/** Hours until which an appointment may be given up, by the brand that it was booked with. */
const NOTICES = JSON.stringify(eachBrand((id) => brandOf(id).cancellationNoticeHours));
