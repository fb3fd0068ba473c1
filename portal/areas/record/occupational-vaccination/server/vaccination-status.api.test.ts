import { afterAll, beforeAll, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { occupationalVaccinationService } from './service.ts';

let db: TestDatabase;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, occupationalVaccinationService);
});
afterAll(() => db.drop());

test.each([
  ['a visitor', null, { type: 'unauthorized' }],
  ['a patient without an employer', '140385-902F', { type: 'no-occupational-healthcare' }],
  ['an employee who may book online', '021179-905R', { type: 'ok', mayBookOnline: true }],
  ['an employee who books by phone', '280282-9372', { type: 'ok', mayBookOnline: false }],
] as const)('the status of %s', async (_who, code, expected) => {
  const session = code === null ? {} : signedIn(await patientWith(db, code));
  const answer = await call('GET /api/occupational-vaccination', { query: { lang: 'fi' } }, { session });
  expect(answer).toMatchObject({ body: expected });
});

test('what is covered is told by name, in the reader’s language', async () => {
  const session = signedIn(await patientWith(db, '021179-905R'));
  const inLanguage = async (lang: string) => {
    const answer = await call('GET /api/occupational-vaccination', { query: { lang } }, { session });
    return (answer as { body: { employers: string[]; covers: string[] | null } }).body;
  };
  expect(await inLanguage('fi')).toMatchObject({ employers: [expect.any(String)], covers: null });
  await db.owner
    .updateTable('care_agreements')
    .set({ covered_specialties: ['YLE', 'FYS'] })
    .execute();
  expect((await inLanguage('fi')).covers).toEqual(['Fysioterapia', 'Yleislääketiede']);
  expect((await inLanguage('en')).covers).toEqual(['General practice', 'Physiotherapy']);
  expect(
    await call('GET /api/occupational-vaccination', { query: { lang: 'xx' } }, { session }),
  ).toMatchObject({
    problem: 'malformed',
  });
});
