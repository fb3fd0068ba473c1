import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { analyticsService } from './service.ts';

const TRACK = 'POST /api/analytics';

let db: TestDatabase;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase();
  call = callerOf(db, analyticsService);
});
afterAll(() => db.drop());

const track = (body: unknown, analyticsConsent: boolean | null = true) =>
  call(TRACK, { body, query: { lang: 'sv' } }, { session: { analyticsConsent } });
const events = () => db.owner.selectFrom('analytics_events').selectAll().execute();

test('an event is counted with consent only', async () => {
  for (const consent of [null, false]) {
    expect(await track({ event: 'reservationCancel' }, consent)).toEqual({ body: { type: 'ignored' } });
  }
  expect(await events()).toEqual([]);
  expect(await track({ event: 'reservationError', properties: { type: 'tooManyReservations' } })).toEqual({
    body: { type: 'counted' },
  });
  expect(await events()).toMatchObject([
    {
      event: 'reservationError',
      brand: 'kaari',
      language: 'sv',
      at: TEST_NOW,
      properties: { type: 'tooManyReservations' },
    },
  ]);
});

test('what carries nothing is counted without properties', async () => {
  expect(await track({ event: 'kelaCardImagesError' })).toEqual({ body: { type: 'counted' } });
  expect(await events()).toContainEqual(
    expect.objectContaining({ event: 'kelaCardImagesError', properties: {} }),
  );
});

test('nothing personal fits in', async () => {
  expect(await track({ event: 'reservationCancel', properties: { name: 'Aino' } })).toMatchObject({
    problem: 'invalidFields',
  });
  expect(await track({ event: 'reservationError', properties: { type: 'aino@example.com' } })).toMatchObject({
    problem: 'invalidFields',
  });
  expect(await track({ event: 'other' })).toMatchObject({ problem: 'invalidFields' });
  expect(await track('text')).toEqual({ problem: 'malformed' });
  expect(await call(TRACK, { query: { lang: 'xx' }, body: { event: 'reservationCancel' } })).toMatchObject({
    problem: 'malformed',
  });
});
