import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAbsence, openHoliday } from '#areas/appointments/shared/calendars/server/keep-rules.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { listCalendars } from './calendar-list.ts';

let db: TestDatabase;
let practitioner: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  const hours = await db.owner
    .selectFrom('working_hours')
    .select('practitioner_id')
    .groupBy('practitioner_id')
    .having(({ fn }) => fn.min('clinic_id'), '=', 'TUU')
    .having(({ fn }) => fn.max('clinic_id'), '=', 'TUU')
    .executeTakeFirstOrThrow();
  practitioner = String(hours.practitioner_id);
});
afterAll(() => db.drop());

test('the calendar of one practitioner has what concerns all of their clinic, and nothing of other clinics', async () => {
  const away = {
    starts_at: new Date(TEST_NOW.getTime() + 3_600_000),
    ends_at: new Date(TEST_NOW.getTime() + 7_200_000),
  };
  const [here, there, other] = [
    await addAbsence(db.owner, { ...away, practitioner_id: null, clinic_id: 'TUU' }),
    await addAbsence(db.owner, { ...away, practitioner_id: null, clinic_id: 'KAM' }),
    await addAbsence(db.owner, { ...away, practitioner_id: Number(practitioner) + 1, clinic_id: null }),
  ];
  await openHoliday(db.owner, 'TUU', '2026-12-06');
  const listed = async (wish: Parameters<typeof listCalendars>[1]) =>
    (await listCalendars(db.owner, wish, TEST_NOW))
      .filter((line) => !line.startsWith('hours'))
      .map((line) => line.split('  ').slice(0, 2).join(' '));
  const own = await listed({ practitioner });
  expect(own).toContain(`absence ${here} everybody`);
  expect(own).not.toContain(`absence ${there} everybody`);
  expect(own.filter((line) => line.startsWith(`absence ${other} `))).toEqual([]);
  expect(own.filter((line) => line.startsWith('open'))).toEqual(['open on a holiday TUU']);
  // A practitioner who is away everywhere is away from the clinic, too.
  expect((await listed({ clinic: 'KAM' })).map((line) => line.split(' ', 2)[1])).toEqual(
    expect.arrayContaining([there, other].map(String)),
  );
});
