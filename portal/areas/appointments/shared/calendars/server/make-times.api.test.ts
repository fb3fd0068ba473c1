import { type Insertable, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withdrawTimes } from '#areas/appointments/shared/appointments/server/free-times.ts';
import { addDays, helsinkiClock, helsinkiDay, helsinkiTime } from '#contract/time/time.ts';
import {
  createTestDatabase,
  TEST_NOW,
  type TestDatabase,
  testServers,
} from '#platform/database/test-database.ts';
import { waitingForLocks } from '#platform/database/test-locks.ts';
import type { Tables } from '#platform/tables.ts';
import {
  addAbsence,
  addHours,
  asKeeper,
  cancelWithoutHours,
  closeHoliday,
  makeAllTimes,
  openHoliday,
  removeRule,
  withoutHours,
} from './keep-rules.ts';
import { makeTimes } from './make-times.ts';

const TOMORROW = addDays(helsinkiDay(TEST_NOW), 1);
const GOOD_FRIDAY = '2026-04-03';

describe.each(testServers())('times on PostgreSQL %i', (server) => {
  let db: TestDatabase;
  let people: number[];
  let patient: string;
  beforeAll(async () => {
    db = await createTestDatabase({ server, seeded: true });
    patient = (await db.owner.selectFrom('patients').select('id').limit(1).executeTakeFirstOrThrow()).id;
  });
  afterAll(() => db.drop());

  // Two practitioners of their own, who work on one day from eight to ten, in twenty minutes.
  beforeEach(async () => {
    const rows = await db.owner
      .insertInto('practitioners')
      .values(
        ['Eka', 'Toka'].map((first_name) => ({
          first_name,
          last_name: 'Koe',
          title: JSON.stringify({ fi: 'lääkäri', sv: 'läkare', en: 'doctor' }) as never,
          spoken_languages: ['fi' as const],
        })),
      )
      .returning('id')
      .execute();
    people = rows.map(({ id }) => id);
    await db.owner
      .insertInto('practitioner_specialties')
      .values(people.map((id) => ({ practitioner_id: id, specialty_code: 'YLE', position: 0 })))
      .execute();
  });

  const hours = (more: Partial<Insertable<Tables['working_hours']>> = {}) => ({
    practitioner_id: people[0] ?? 0,
    clinic_id: 'KAM',
    kind_id: 1,
    valid_from: TOMORROW,
    valid_to: TOMORROW,
    from_time: '08:00',
    to_time: '10:00',
    minutes: 20,
    ...more,
  });
  const make = () => db.owner.transaction().execute((tx) => makeTimes(tx, people, { now: TEST_NOW }));
  const slots = () =>
    db.owner
      .selectFrom('slots')
      .selectAll()
      .where('practitioner_id', 'in', people)
      .orderBy('starts_at')
      .execute();
  const onSale = async () => {
    const rows = await db.owner
      .selectFrom('free_times')
      .select(['starts_at'])
      .where('practitioner_id', 'in', people)
      .where('specialty_code', '=', '*')
      .orderBy('starts_at')
      .execute();
    return rows.map(({ starts_at }) => helsinkiClock(starts_at).slice(11, 16));
  };
  const book = async (nth: number) => {
    const slot = (await slots())[nth];
    if (!slot) throw new Error('There is no such time');
    const { practitioner_id, clinic_id, kind_id, starts_at, ends_at, room } = slot;
    const { id } = await db.owner
      .insertInto('appointments')
      .values({
        ...{ practitioner_id, clinic_id, kind_id, starts_at, ends_at, room },
        patient_id: patient,
        slot_id: slot.id,
        brand: 'kaari',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await withdrawTimes(db.owner, practitioner_id, starts_at, ends_at, { clinicId: clinic_id, room });
    return { id, slot };
  };
  const cancel = (id: number) =>
    db.owner
      .updateTable('appointments')
      .set({ cancelled_at: TEST_NOW, cancelled_by: 'patient' })
      .where('id', '=', id)
      .execute();
  const left = async () => (await withoutHours(db.owner, TEST_NOW)).map(({ appointmentId }) => appointmentId);
  const ALL = ['08:00', '08:20', '08:40', '09:00', '09:20', '09:40'];

  test('are made once, however often and by however many processes at once', async () => {
    await addHours(db.owner, hours());
    const made = await Promise.all([make(), make(), make()]);
    expect(made.toSorted()).toEqual([0, 0, 6]);
    const before = await slots();
    expect(await make()).toBe(0);
    expect(await slots()).toEqual(before);
    expect(await onSale()).toEqual(ALL);
  });

  test('of an absence go; what is sold stays, is named, and is not on sale again once it is cancelled', async () => {
    await addHours(db.owner, hours());
    await make();
    const { id, slot } = await book(1);
    const absence = await addAbsence(db.owner, {
      practitioner_id: people[0] ?? 0,
      clinic_id: null,
      starts_at: helsinkiTime(TOMORROW, 8),
      ends_at: helsinkiTime(TOMORROW, 9),
    });
    await make();
    expect(await onSale()).toEqual(['09:00', '09:20', '09:40']);
    expect((await slots()).map((each) => each.id)).toContain(slot.id);
    expect(await left()).toEqual([id]);

    await cancel(id);
    expect(await left()).toEqual([]);
    await make();
    expect(await onSale()).toEqual(['09:00', '09:20', '09:40']);
    expect((await slots()).map((each) => each.id)).not.toContain(slot.id);

    expect(await removeRule(db.owner, 'absences', absence)).toBe(true);
    await make();
    expect(await onSale()).toEqual(ALL);
  });

  test('that were entered by themselves and are sold are working times again once the absence is gone', async () => {
    await addHours(db.owner, hours());
    await make();
    const { id, slot } = await book(1);
    await db.owner.updateTable('slots').set({ rule_id: null }).where('id', '=', slot.id).execute();
    await db.owner.deleteFrom('working_hours').where('practitioner_id', 'in', people).execute();
    const away = { practitioner_id: people[0] ?? 0, clinic_id: null };
    const eight = { starts_at: helsinkiTime(TOMORROW, 8), ends_at: helsinkiTime(TOMORROW, 9) };
    const [gone, other] = [
      await addAbsence(db.owner, { ...away, ...eight }),
      await addAbsence(db.owner, { ...away, ...eight, clinic_id: 'KAM' }),
    ];
    await make();
    expect(await left()).toEqual([id]);

    await removeRule(db.owner, 'absences', gone);
    await make();
    expect(await left()).toEqual([id]);
    await removeRule(db.owner, 'absences', other);
    await make();
    expect(await left()).toEqual([]);
    expect(await cancelWithoutHours(db.owner, id, TEST_NOW)).toBe(false);
  });

  test('are made from hours and absences that are added once: what repeats or overlaps is refused, and nothing is added', async () => {
    const first = await addHours(db.owner, hours());
    const again = (more = {}) => asKeeper(db.owner, (keeper) => addHours(keeper, hours(more)));
    const works = `The practitioner works then already: hours ${first} (KAM, daily 08:00–10:00`;
    await expect(again()).rejects.toThrow(works);
    await expect(again({ clinic_id: 'HAK', from_time: '09:40', to_time: '12:00' })).rejects.toThrow(works);
    await expect(
      again({ valid_from: helsinkiDay(TEST_NOW), from_time: '22:00', to_time: '08:20' }),
    ).rejects.toThrow(works);
    await again({ from_time: '10:00', to_time: '12:00' });
    await again({ practitioner_id: people[1] ?? 0 });
    const away = {
      ...{ practitioner_id: people[0] ?? 0, clinic_id: null },
      ...{ starts_at: helsinkiTime(TOMORROW, 8), ends_at: helsinkiTime(TOMORROW, 9) },
    };
    const absent = () => asKeeper(db.owner, (keeper) => addAbsence(keeper, away));
    const absence = await absent();
    await expect(absent()).rejects.toThrow(`This absence is there already: absence ${absence}.`);
    const kept = db.owner.selectFrom('working_hours').select('id').where('practitioner_id', 'in', people);
    expect(await kept.execute()).toHaveLength(3);
  });

  test('of two who add the same hours at once one does', async () => {
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => asKeeper(db.owner, (keeper) => addHours(keeper, hours()))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('what its patient moves meanwhile to a working time is not cancelled by the clinic', async () => {
    await addHours(db.owner, hours());
    await make();
    const { id, slot } = await book(0);
    const free = (await slots())[5];
    const eight = { starts_at: helsinkiTime(TOMORROW, 8), ends_at: helsinkiTime(TOMORROW, 9) };
    await addAbsence(db.owner, { practitioner_id: slot.practitioner_id, clinic_id: null, ...eight });
    await make();
    expect(await left()).toEqual([id]);
    const { cancelled } = await db.inScope({ patientId: patient }, async (tx) => {
      await sql`select move_appointment(${id}, ${slot.practitioner_id}, ${free?.id}, null)`.execute(tx);
      const cancelled = cancelWithoutHours(db.owner, id, TEST_NOW);
      await expect.poll(() => waitingForLocks(db)).toBe(1);
      return { cancelled };
    });
    expect(await cancelled).toBe(false);
    expect(await left()).toEqual([]);
    await cancel(id);
  });

  test('of a rule that another one replaces keep what is sold, which is no working time only where the other has none', async () => {
    const old = await addHours(db.owner, hours());
    await make();
    const { id, slot } = await book(0);
    const late = await book(5);
    await removeRule(db.owner, 'working_hours', old);
    const next = await addHours(db.owner, hours({ to_time: '09:00', room: '2.1' }));
    await make();
    expect(await onSale()).toEqual(['08:20', '08:40']);
    expect((await slots()).find((each) => each.id === slot.id)).toMatchObject({ rule_id: next, room: '2.1' });
    expect(await left()).toEqual([late.id]);
    await Promise.all([cancel(id), cancel(late.id)]);
    await make();
    expect(await onSale()).toEqual(['08:00', '08:20', '08:40']);
  });

  test('that overlap what is sold, to the practitioner or in the room, are not on sale', async () => {
    const [one = 0, other = 0] = people;
    await addHours(db.owner, hours({ room: '2.1' }));
    await addHours(
      db.owner,
      hours({ practitioner_id: other, from_time: '08:10', to_time: '08:50', room: '2.1' }),
    );
    await make();
    const { id, slot } = await book(0);
    expect(slot.practitioner_id).toBe(one);
    // The other's first time would be in the same room.
    expect(await onSale()).toEqual(['08:20', '08:30', '08:40', '09:00', '09:20', '09:40']);
    await make();
    expect(await onSale()).toEqual(['08:20', '08:30', '08:40', '09:00', '09:20', '09:40']);
    // And the schema alone sells the room once.
    const inTheSameRoom = (await slots()).find((each) => each.practitioner_id === other);
    await expect(
      sql`insert into appointments (practitioner_id, patient_id, slot_id, clinic_id, kind_id, starts_at, ends_at, room, brand)
        select practitioner_id, ${patient}, id, clinic_id, kind_id, starts_at, ends_at, room, 'kaari'
        from slots where id = ${inTheSameRoom?.id}`.execute(db.owner),
    ).rejects.toMatchObject({ code: '23P01' });
    await cancel(id);
    await make();
    expect(await onSale()).toEqual(['08:00', '08:10', '08:20', '08:30', '08:40', '09:00', '09:20', '09:40']);
  });

  test('of a night that began yesterday stay on sale until it is over', async () => {
    await addHours(db.owner, hours({ from_time: '22:00', to_time: '06:00', minutes: 60 }));
    await make();
    const night = ['22:00', '23:00', '00:00', '01:00', '02:00', '03:00', '04:00', '05:00'];
    expect(await onSale()).toEqual(night);
    const now = helsinkiTime(addDays(TOMORROW, 1), 2, 30);
    await db.owner.transaction().execute((tx) => makeTimes(tx, people, { now }));
    const later = (await slots()).filter(({ starts_at }) => starts_at > now);
    expect(later.map(({ starts_at }) => helsinkiClock(starts_at).slice(11, 16))).toEqual(night.slice(5));
  });

  test('of a public holiday are made where the clinic has opened it', async () => {
    await addHours(db.owner, hours({ valid_from: GOOD_FRIDAY, valid_to: GOOD_FRIDAY, clinic_id: 'HAK' }));
    await openHoliday(db.owner, 'HAK', GOOD_FRIDAY);
    await closeHoliday(db.owner, 'HAK', GOOD_FRIDAY);
    await make();
    expect(await onSale()).toEqual([]);
    await openHoliday(db.owner, 'HAK', GOOD_FRIDAY);
    await make();
    expect(await onSale()).toEqual(ALL);
  });

  test('are made for those who have lost their last rule, too', async () => {
    const rule = await addHours(db.owner, hours());
    await make();
    await removeRule(db.owner, 'working_hours', rule);
    await makeAllTimes(db.owner, TEST_NOW);
    expect(await slots()).toEqual([]);
  });

  test('are kept by a role that sees no patient, and cancels what is without hours and nothing else', async () => {
    const rule = await addHours(db.owner, hours());
    await make();
    const { id } = await book(2);
    const asked = (table: 'patients' | 'appointments' | 'messages') =>
      asKeeper(db.owner, (keeper) => keeper.selectFrom(table).selectAll().execute());
    for (const table of ['patients', 'appointments', 'messages'] as const) {
      await expect(asked(table)).rejects.toMatchObject({ code: '42501' });
    }
    const ends = () => asKeeper(db.owner, (keeper) => cancelWithoutHours(keeper, id, TEST_NOW));
    expect(await ends()).toBe(false);
    await asKeeper(db.owner, async (keeper) => {
      await removeRule(keeper, 'working_hours', rule);
      await makeAllTimes(keeper, TEST_NOW);
      expect((await withoutHours(keeper, TEST_NOW)).map(({ appointmentId }) => appointmentId)).toEqual([id]);
    });
    expect([await ends(), await ends()]).toEqual([true, false]);
    const kept = db.owner.selectFrom('appointments').select(['cancelled_by']).where('id', '=', id);
    expect(await kept.executeTakeFirst()).toEqual({ cancelled_by: 'clinic' });
    const { rows } = await sql`
      select from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = task_id
      where tasks.identifier = 'tell-cancelled-by-clinic' and payload ->> 'appointmentId' = ${String(id)}`.execute(
      db.owner,
    );
    expect(rows).toHaveLength(1);
  });

  test('are the application’s to make and not to rule', async () => {
    await addHours(db.owner, hours());
    expect(await db.inScope({}, (tx) => makeTimes(tx, people, { now: TEST_NOW }))).toBe(6);
    const later = hours({ from_time: '12:00', to_time: '13:00' });
    await expect(db.inScope({}, (tx) => addHours(tx, later))).rejects.toMatchObject({ code: '42501' });
  });
});
