import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealHomeMeasurement } from '#areas/person/shared/home-measurements/server/home-measurements.ts';
import { patientWith, signedIn } from '#areas/person/shared/patients/server/test-patients.ts';
import { brandOf } from '#brands/registry.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { countedAllowance } from '#platform/limits/test-allowance.ts';
import { actingFor } from '#platform/test-context.ts';
import { endpoints, MOST_KEPT, MOST_SHOWN } from '../contract.ts';
import { homeMeasurementsService } from './feature.ts';
import { ownHomeMeasurements } from './own-data.ts';

const LIST = 'GET /api/home-measurements';
const ADD = 'POST /api/home-measurements';
const REMOVE = 'DELETE /api/home-measurements/{id}';
const SHARE = 'PUT /api/home-measurements/sharing';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
let onni: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, homeMeasurementsService);
  aino = await patientWith(db, '140385-902F');
  onni = await patientWith(db, '090190-9117');
});
afterAll(() => db.drop());
beforeEach(async () => {
  await db.owner.deleteFrom('home_measurements').execute();
  await db.owner.deleteFrom('home_measurement_shares').execute();
});

const typed = (changes: object = {}) => ({
  ...{ kind: 'bloodPressure', systolic: '128', diastolic: '82', pulse: '64', value: '' },
  ...{ day: '2026-03-22', time: '8.05', note: ' Levossa ' },
  ...changes,
});
let key = 0;
const add = (changes: object = {}, request: object = {}) =>
  call(
    ADD,
    { body: typed(changes) },
    { session: signedIn(aino), idempotencyKey: `measurement ${++key}`, ...request },
  );
const list = async (patientId = aino, request: object = {}) =>
  ((await call(LIST, {}, { session: signedIn(patientId), ...request })) as { body: Listed }).body;
interface Listed {
  readonly measurements: readonly { readonly id: number }[];
  readonly total: number;
  readonly mayShare: boolean;
  readonly sharedSince: string | null;
}
const logOf = async (patientId: string) =>
  (
    await db.owner
      .selectFrom('access_log')
      .select(['action', 'record_kind'])
      .where('patient_id', '=', patientId)
      .where('record_kind', '=', 'home-measurements')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('home measurements', () => {
  test('are kept as they were typed, sealed, and listed with the latest first', async () => {
    expect(await add()).toMatchObject({ body: { type: 'success' } });
    await add({ kind: 'weight', value: '83,45', day: '2026-03-23', note: '' });
    expect(await list()).toMatchObject({
      measurements: [
        { measuredAt: '2026-03-23T06:05:00.000Z', measured: { kind: 'weight', value: 83.45 }, note: null },
        {
          measuredAt: '2026-03-22T06:05:00.000Z',
          measured: { kind: 'bloodPressure', systolic: 128, diastolic: 82, pulse: 64 },
          note: 'Levossa',
          byGuardian: false,
        },
      ],
      total: 2,
    });
    const [row] = await db.owner.selectFrom('home_measurements').select('content').execute();
    expect(String(row?.content)).not.toMatch(/128|Levossa|bloodPressure/);
    expect(await logOf(aino)).toEqual(['create', 'create', 'read']);
  });

  test('are refused by what is wrong with them, by field', async () => {
    expect(await add({ systolic: '82', diastolic: '128' })).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'diastolic', code: 'order' }],
    });
    expect(await add({ day: '2026-03-24' })).toMatchObject({ errors: [{ field: 'time', code: 'future' }] });
    expect((await list()).total).toBe(0);
  });

  test('sent twice are one', async () => {
    await add({}, { idempotencyKey: 'the same' });
    await add({}, { idempotencyKey: 'the same' });
    expect((await list()).total).toBe(1);
  });

  test('are removed by their patient, and by nobody else', async () => {
    await add();
    const [{ id } = { id: 0 }] = (await list()).measurements;
    const remove = (patientId: string) =>
      call(REMOVE, { params: { id: String(id) } }, { session: signedIn(patientId) });
    expect(await remove(onni)).toEqual({ problem: 'notFound' });
    expect(await remove(aino)).toEqual({ body: { type: 'success' } });
    expect(await remove(aino)).toEqual({ problem: 'notFound' });
    expect((await list()).total).toBe(0);
  });

  const keep = async (count: number) => {
    const content = sealHomeMeasurement(db.vault, { measured: { kind: 'pulse', value: 60 }, note: null });
    const rows = Array.from({ length: count }, (_, nth) => ({
      patient_id: aino,
      measured_at: new Date(TEST_NOW.getTime() - nth * 60_000),
      entered_at: TEST_NOW,
      by_guardian: false,
      content,
    }));
    await db.owner.insertInto('home_measurements').values(rows).execute();
  };

  test('have the latest in one answer, and a largest number that is kept', async () => {
    await keep(MOST_KEPT);
    const { measurements, total } = await list();
    expect([measurements.length, total]).toEqual([MOST_SHOWN, MOST_KEPT]);
    expect(await add()).toEqual({ body: { type: 'tooMany' } });
  });

  test('are no more than that, also where several are sent at once', async () => {
    await keep(MOST_KEPT - 1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => add()));
    const types = answers.map((answer) => (answer as { body: { type: string } }).body.type);
    expect(types.toSorted()).toEqual(['success', ...Array(4).fill('tooMany')]);
    expect((await list()).total).toBe(MOST_KEPT);
  });

  test('are in the data that the patient downloads', async () => {
    await add();
    await call(SHARE, { body: { isShared: true } }, { session: signedIn(aino) });
    const data = await db.inScope({ patientId: aino }, (tx) =>
      ownHomeMeasurements.read({ tx, vault: db.vault, patientId: aino } as never, 'fi'),
    );
    expect(data).toMatchObject({
      homeMeasurements: [{ measured: { systolic: 128 }, note: 'Levossa' }],
      homeMeasurementsSharedSince: TEST_NOW.toISOString(),
    });
  });
});

describe('sharing', () => {
  const share = (isShared: boolean, request: object = {}) =>
    call(SHARE, { body: { isShared } }, { session: signedIn(aino), ...request });

  test('begins and ends by the patient’s choice, and is noted', async () => {
    const before = (await logOf(aino)).length;
    expect(await share(true)).toEqual({ body: { type: 'success', sharedSince: TEST_NOW.toISOString() } });
    expect(await share(true)).toMatchObject({ body: { sharedSince: TEST_NOW.toISOString() } });
    expect(await list()).toMatchObject({ mayShare: true, sharedSince: TEST_NOW.toISOString() });
    expect(await share(false)).toEqual({ body: { type: 'success', sharedSince: null } });
    expect(await list()).toMatchObject({ sharedSince: null });
    expect((await logOf(aino)).slice(before)).toEqual(['change', 'change', 'read', 'change', 'read']);
  });

  test('is not told to a guardian: it would tell that the child writes messages', async () => {
    await share(true);
    const session = { ...signedIn(aino), ownPatientId: onni, actingFor: actingFor(aino) };
    expect(await list(aino, { session })).toMatchObject({ mayShare: false, sharedSince: null });
    const told = await db.inScope({ patientId: aino, isGuardian: true }, (tx) =>
      ownHomeMeasurements.read({ tx, vault: db.vault, patientId: aino } as never, 'fi'),
    );
    expect(told).toMatchObject({ homeMeasurementsSharedSince: null });
    expect(await list()).toMatchObject({ sharedSince: TEST_NOW.toISOString() });
  });

  test('is not there in a brand without messages', async () => {
    const brand = brandOf('pikkujatti');
    expect(await share(true, { brand })).toEqual({ problem: 'notFound' });
    expect(await list(aino, { brand })).toMatchObject({ mayShare: false });
  });
});

test('home measurements are kept once under a key, and so many a minute', async () => {
  const caller = { session: signedIn(onni), allowance: countedAllowance() };
  const request = { ...caller, idempotencyKey: 'kept once' };
  expect(await add({}, request)).toMatchObject({ body: { type: 'success' } });
  expect(await add({ note: 'Toinen' }, request)).toEqual({ problem: 'idempotencyKeyReused' });
  for (let times = 2; times < (endpoints[ADD].rateLimit ?? 0); times++) await add({}, caller);
  expect(await add({}, caller)).toMatchObject({ problem: 'tooManyRequests' });
});
