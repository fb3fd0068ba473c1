import { sql } from 'kysely';
import { appointmentsService } from '#areas/appointments/appointments/server/service.ts';
import { offerEarlierTime } from '#areas/appointments/booking/server/earlier/offer-earlier-time.ts';
import { tellEarlierTime } from '#areas/appointments/booking/server/earlier/tell-earlier-time.ts';
import { bookAs, type TestSlot, timesOfOne } from '#areas/appointments/booking/server/moving/test-moving.ts';
import { addPatient, bookingService, signedIn } from '#areas/appointments/booking/server/test-booking.ts';
import {
  OFFER_EARLIER_TIME,
  TELL_EARLIER_TIME,
} from '#areas/appointments/shared/appointments/server/earlier-times.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { hoursUntil } from '#contract/time/time.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import type { Outcome } from '#platform/calls/run-endpoint.ts';
import { callerOf } from '#platform/calls/test-call.ts';
import { TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';

/** What the tests of earlier times share: patients who wait, times that become free, and the jobs that follow. */

const MINUTE = 60_000;
/** So many minutes after the moment of the tests, which is nine in the morning. */
export const later = (minutes: number): Date => new Date(TEST_NOW.getTime() + minutes * MINUTE);

export const is = (type: string): Outcome => ({ body: { type } }) as Outcome;

/** Somebody who waits for an earlier time. */
export interface Waiting {
  readonly patient: string;
  /** Of the appointment. */
  readonly id: number;
}

type Times = [TestSlot, TestSlot, TestSlot, TestSlot, TestSlot, TestSlot, ...TestSlot[]];

/** Patients who wait in one database of a test. */
export function waitingRoom(db: TestDatabase) {
  const call = callerOf(db, bookingService);
  const callOwn = callerOf(db, appointmentsService);
  let [hours, people, keys] = [74, 0, 0];
  const key = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const parts = (now: Date) => ({
    ...{ inScope: db.inScope, vault: db.vault },
    now: () => now,
    register: {} as never,
  });
  const jobsOf = async (task: string, slot: TestSlot) => {
    const { rows } = await sql<{ run_at: Date; payload: JobPayload }>`
      select run_at, payload from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = task_id
      where tasks.identifier = ${task} and payload ->> 'slotId' = ${String(slot.id)}
      order by jobs.id`.execute(db.owner);
    return rows;
  };
  const ask = (
    { patient, id }: Waiting,
    now = TEST_NOW,
    choice = { samePractitioner: true, sameClinic: true },
  ) =>
    call(
      'POST /api/appointments/{id}/earlier-time',
      { params: { id }, body: choice },
      { session: signedIn(patient), now },
    );
  /** The job that the time was left to last. */
  const offer = async (slot: TestSlot, now = TEST_NOW) => {
    const last = (await jobsOf(OFFER_EARLIER_TIME, slot)).at(-1);
    await offerEarlierTime(
      parts(now),
      last?.payload ?? { practitionerId: slot.practitioner_id, slotId: slot.id },
    );
  };
  /** What waits to be told of a time; done again and again. */
  const tell = async (slot: TestSlot, now = TEST_NOW) => {
    for (const { payload } of await jobsOf(TELL_EARLIER_TIME, slot))
      await tellEarlierTime(parts(now), payload);
  };
  const cancel = ({ patient, id }: Waiting, now = TEST_NOW) =>
    callOwn('DELETE /api/appointments/{id}', { params: { id } }, { session: signedIn(patient), now });
  return {
    ask,
    offer,
    tell,
    runJob: async (slot: TestSlot, now = TEST_NOW) => {
      await offer(slot, now);
      await tell(slot, now);
    },
    /** When the offering of a time goes on. */
    jobs: async (slot: TestSlot) => (await jobsOf(OFFER_EARLIER_TIME, slot)).map(({ run_at }) => run_at),
    /** When what is offered is told of, in turn. */
    tellings: async (slot: TestSlot) => (await jobsOf(TELL_EARLIER_TIME, slot)).map(({ run_at }) => run_at),
    /** Times of one practitioner, the earliest first; each call gives later ones: what one test has offered is no news to the next. */
    times: async (count = 6): Promise<Times> => {
      const found = (await timesOfOne(db, hours, count)) as Times;
      hours = hoursUntil(TEST_NOW, (found.at(-1) ?? found[0]).ends_at);
      return found;
    },
    /** Somebody with an e-mail address who holds a time and waits for an earlier one; who is made first has waited longest. */
    waiting: async (
      slot: TestSlot,
      choice = { samePractitioner: true, sameClinic: true },
      { born, brand = 'kaari' }: { readonly born?: string; readonly brand?: BrandId } = {},
    ): Promise<Waiting> => {
      people += 1;
      const code = born ? formatIdentityCode(born, 900 + people) : `waiting-${people}`;
      const patient = await addPatient(db, code, { email: `waiting-${people}@example.com` });
      const who = { patient, id: await bookAs(db, patient, slot, { brand }) };
      mustSucceed(await ask(who, later(people - 1000), choice));
      return who;
    },
    /** The same patient with another time, for which they wait, too. */
    waitingToo: async ({ patient }: Waiting, slot: TestSlot): Promise<Waiting> => {
      people += 1;
      const who = { patient, id: await bookAs(db, patient, slot) };
      mustSucceed(await ask(who, later(people - 1000)));
      return who;
    },
    /** An early time that somebody holds and gives up. */
    freed: async (slot: TestSlot, now = TEST_NOW): Promise<void> => {
      people += 1;
      const patient = await addPatient(db, `leaving-${people}`);
      const id = await bookAs(db, patient, slot);
      mustSucceed(await cancel({ patient, id }, now));
    },
    /** What has been offered of a time, in turn. */
    offers: (slot: TestSlot) =>
      db.owner
        .selectFrom('earlier_time_offers')
        .select(['patient_id', 'answer', 'expires_at'])
        .where('slot_id', '=', slot.id)
        .orderBy('offered_at')
        .orderBy('patient_id')
        .execute(),
    show: ({ patient, id }: Waiting, now = TEST_NOW) =>
      call(
        'GET /api/appointments/{id}/earlier-time',
        { params: { id } },
        { session: signedIn(patient), now },
      ),
    answer: ({ patient, id }: Waiting, slot: TestSlot, accepts: boolean, now = TEST_NOW) =>
      call(
        'PUT /api/appointments/{id}/earlier-time',
        { params: { id }, body: { slotId: slot.id, accepts, acceptsBinding: true } },
        { session: signedIn(patient), now, idempotencyKey: key() },
      ),
    /** Moves an appointment to a time that is on sale. */
    move: ({ patient, id }: Waiting, slot: TestSlot, now = TEST_NOW) =>
      call(
        'PUT /api/appointments/{id}',
        { params: { id }, body: { slotId: slot.id, acceptsBinding: true } },
        { session: signedIn(patient), now, idempotencyKey: key() },
      ),
    cancel,
    end: ({ patient, id }: Waiting) =>
      call('DELETE /api/appointments/{id}/earlier-time', { params: { id } }, { session: signedIn(patient) }),
    messagesTo: (...readers: Waiting[]) =>
      db.owner
        .selectFrom('messages')
        .select(['template', 'patient_id'])
        .where(
          'patient_id',
          'in',
          readers.map(({ patient }) => patient),
        )
        .execute(),
    /** When an appointment begins; undefined: it is cancelled. */
    begins: async ({ id }: Waiting) => {
      const row = await db.owner
        .selectFrom('appointments')
        .select('starts_at')
        .where('id', '=', id)
        .where('cancelled_at', 'is', null)
        .executeTakeFirst();
      return row?.starts_at;
    },
  };
}

function mustSucceed(outcome: Outcome): void {
  if (!('body' in outcome) || (outcome.body as { type: string }).type !== 'success')
    throw new Error(`Not done: ${JSON.stringify(outcome)}`);
}
