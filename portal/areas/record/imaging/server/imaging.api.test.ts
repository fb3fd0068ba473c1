import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { patientWith, signedIn } from '../../../appointments/appointments/server/test-appointments.ts';
import type { endpoints } from '../contract.ts';
import { imagingService } from './service.ts';

const today = helsinkiDay(TEST_NOW);
let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
let eero: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, imagingService);
  aino = await patientWith(db, '140385-902F');
  eero = await patientWith(db, '021179-905R');
});
afterAll(() => db.drop());

const ask = (patientId: string, key: keyof typeof endpoints, input: object = {}) =>
  call(key, input, { session: signedIn(patientId) });

it('the list has valid referrals, and days with what was imaged, latest first', async () => {
  const outcome = await ask(aino, 'GET /api/imaging');
  expect(outcome).toMatchObject({
    body: {
      referrals: [{ type: 'imaging', title: 'Polven röntgenkuvaus, oikea' }],
      days: [
        { imagingDate: addDays(today, -2), examinationNames: ['Kilpirauhasen ultraäänitutkimus'] },
        { imagingDate: addDays(today, -37) },
        { imagingDate: addDays(today, -409) },
        { imagingDate: addDays(today, -1320) },
      ],
    },
  });
  expect(await ask(aino, 'GET /api/imaging', { query: { limit: '1' } })).toMatchObject({
    // The front page, which asks for fewer than a page, shows no referrals.
    body: { referrals: [], days: [{ imagingDate: addDays(today, -2) }] },
  });
});

it('a day has its examinations with their statements', async () => {
  const day = (date: string) => ask(aino, 'GET /api/imaging/results/{date}', { params: { date } });
  expect(await day(addDays(today, -37))).toMatchObject({
    body: {
      examinations: [
        {
          examinationName: 'Lannerangan magneettitutkimus',
          statementText: expect.stringContaining('Ei hermojuuripuristusta'),
        },
      ],
    },
  });
  expect(await day(addDays(today, -2))).toMatchObject({ body: { examinations: [{ statementText: null }] } });
  expect(await day(addDays(today, -1320))).toMatchObject({
    body: { examinations: [{ statementText: 'temporary-api-error' }] },
  });
  expect(await day('2001-01-01')).toMatchObject({ problem: 'notFound' });
});

it('a day on which everything was called off has a page, and says so in the list', async () => {
  const resource = {
    resourceType: 'ImagingStudy' as const,
    id: 'called-off',
    status: 'cancelled' as const,
    subject: {},
    description: 'Polven magneettikuvaus',
    started: '2001-07-01',
  };
  await storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, [
    { patientId: eero, source: 'https://old.example', resource },
  ]);
  const date = '2001-07-01';
  expect(await ask(eero, 'GET /api/imaging/results/{date}', { params: { date } })).toMatchObject({
    body: { examinations: [{ examinationName: 'Polven magneettikuvaus', isCancelled: true }] },
  });
  const list = await ask(eero, 'GET /api/imaging');
  const { days } = (list as unknown as { body: { days: unknown[] } }).body;
  expect(days.at(-1)).toMatchObject({ imagingDate: date, cancelledCount: 1 });
});

it('another patient’s is not found', async () => {
  const date = addDays(today, -37);
  expect(await ask(eero, 'GET /api/imaging/results/{date}', { params: { date } })).toMatchObject({
    problem: 'notFound',
  });
  const list = await ask(aino, 'GET /api/imaging');
  const { referrals } = (list as unknown as { body: { referrals: { id: number }[] } }).body;
  const params = { id: String(referrals[0]?.id) };
  expect(await ask(aino, 'GET /api/imaging/referrals/{id}', { params })).toMatchObject({
    body: { type: 'imaging' },
  });
  expect(await ask(eero, 'GET /api/imaging/referrals/{id}', { params })).toMatchObject({
    problem: 'notFound',
  });
});
