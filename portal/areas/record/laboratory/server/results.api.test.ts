import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import type { AnswerOf, ReadKey } from '#client/calls/api.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { patientWith, signedIn } from '../../../appointments/appointments/server/test-appointments.ts';
import type { endpoints } from '../contract.ts';
import { laboratoryService } from './service.ts';

const LIST = 'GET /api/laboratory';
const DAY = 'GET /api/laboratory/results/{date}';
const TREND = 'GET /api/laboratory/trends/{ids}';
const REFERRAL = 'GET /api/laboratory/referrals/{id}';

const today = helsinkiDay(TEST_NOW);
let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
let eero: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, laboratoryService);
  aino = await patientWith(db, '140385-902F');
  eero = await patientWith(db, '021179-905R');
});
afterAll(() => db.drop());

const ask = (patientId: string, key: keyof typeof endpoints, input: object = {}) =>
  call(key, input, { session: signedIn(patientId) });
async function answer<Key extends keyof typeof endpoints & ReadKey>(
  patientId: string,
  key: Key,
  input: object = {},
): Promise<AnswerOf<Key>> {
  const outcome = await ask(patientId, key, input);
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome.body as AnswerOf<Key>;
}

describe('the list', () => {
  it('has the days with results, latest first, and what to look at', async () => {
    const { days } = await answer(aino, LIST);
    expect(days.map(({ date }) => date)).toEqual(
      days
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
    expect(days[0]).toMatchObject({ date: addDays(today, -1), notReadyCount: 1, outsideCount: 0 });
    expect(days[1]).toMatchObject({ date: addDays(today, -21), outsideCount: 2 });
    // What is outside its range is named first.
    expect(days[1]?.names.slice(0, 2)).toEqual(['Kilpirauhasta säätelevä hormoni', 'LDL-kolesteroli']);
  });

  it('has the referrals that are valid, those that end first first', async () => {
    const { referrals } = await answer(aino, LIST);
    expect(referrals.map(({ validUntil }) => validUntil)).toEqual([addDays(today, 10), addDays(today, 74)]);
    expect(referrals[0]).toMatchObject({
      type: 'laboratory',
      practitioner: { name: 'Ilona Heikkinen', title: 'yleislääkäri' },
      patientInstructionsUrl: 'https://ohjeet.example/laboratorio/paasto',
    });
  });

  it('comes twenty days at a time', async () => {
    const resource = (nth: number) => ({
      resourceType: 'Observation' as const,
      id: `old-${nth}`,
      status: 'final' as const,
      category: [{ coding: [{ code: 'laboratory' }] }],
      code: { text: 'P-CRP' },
      effectiveDateTime: addDays('2001-01-01', nth),
      valueInteger: nth,
    });
    const incoming = Array.from({ length: 25 }, (_, nth) => ({
      patientId: eero,
      source: 'https://old.example',
      resource: resource(nth),
    }));
    await storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, incoming);
    const first = await answer(eero, LIST);
    const second = await answer(eero, LIST, { query: { offset: '20' } });
    expect(first.days).toHaveLength(20);
    expect(second).toMatchObject({ referrals: [] });
    expect([...first.days, ...second.days].map(({ date }) => date)).toHaveLength(28);
    expect(second.days.at(-1)?.date).toBe('2001-01-01');
  });
});

describe('the results of a day', () => {
  it('are packages and single tests, with the patient’s name', async () => {
    const { fullName, tests } = await answer(aino, DAY, { params: { date: addDays(today, -21) } });
    expect(fullName).toBe('Aino Maria Virtanen');
    expect(tests[0]).toMatchObject({ type: 'package', code: 'B-PVK+T' });
    const [count] = tests;
    expect(count?.type === 'package' && count.items.map(({ code }) => code)).toEqual([
      'B-Leuk',
      'B-Eryt',
      'B-Hb',
      'B-Hkr',
      'E-MCV',
      'E-MCH',
      'B-Trom',
    ]);
    expect(tests.find(({ code }) => code === 'P-TSH')).toMatchObject({
      result: { type: 'number', value: 3.9, prefix: null },
      unit: 'mU/l',
      referenceRange: { min: 0.5, max: 3.6 },
      isWithinReferenceRange: false,
      flag: 'above',
      additionalResult: 'Lievästi suurentunut. Suositellaan kontrollia 2–3 kuukauden kuluttua.',
    });
    expect(tests.find(({ code }) => code === 'P-CRP')).toMatchObject({
      result: { value: 3, prefix: 'lessThan' },
      flag: 'within',
    });
  });

  it('have the decimals that the laboratory has written, also over time', async () => {
    const result = (id: string, day: string, value: string) => ({
      resourceType: 'Observation' as const,
      id,
      status: 'final' as const,
      category: [{ coding: [{ code: 'laboratory' }] }],
      code: { text: 'P-K' },
      effectiveDateTime: day,
      valueQuantity: { value: JSON.rawJSON(value) as unknown as number, unit: 'mmol/l' },
    });
    const resources = [result('exact', '2001-04-02', '4.0'), result('rough', '2001-04-01', '4')];
    const source = 'https://exact.example';
    const incoming = resources.map((resource) => ({ patientId: eero, source, resource }));
    await storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, incoming);
    const { tests } = await answer(eero, DAY, { params: { date: '2001-04-02' } });
    expect(tests).toMatchObject([{ decimals: 1, result: { value: 4 } }]);
    const { trends } = await answer(eero, TREND, { params: { ids: String(tests[0]?.id) } });
    expect(trends[0]?.points.map(({ decimals }) => decimals)).toEqual([1, 0]);
  });

  it.each(['2001-06-01', addDays(today, -34)])('of %s are not found where there are none', async (date) => {
    // Eero has some on the second.
    expect(await ask(aino, DAY, { params: { date } })).toMatchObject({ problem: 'notFound' });
  });
});

it('a day on which everything was called off has a page, and says so in the list', async () => {
  const cancelled = {
    resourceType: 'Observation' as const,
    id: 'called-off',
    status: 'cancelled' as const,
    category: [{ coding: [{ code: 'laboratory' }] }],
    code: { text: 'P-K' },
    effectiveDateTime: '2001-07-01',
  };
  const incoming = { patientId: eero, source: 'https://old.example', resource: cancelled };
  await storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, [incoming]);
  const { tests } = await answer(eero, DAY, { params: { date: '2001-07-01' } });
  expect(tests).toMatchObject([{ displayName: 'P-K', isCancelled: true, result: null }]);
  const { days } = await answer(eero, LIST, { query: { offset: '0' } });
  const older = await answer(eero, LIST, { query: { offset: '20' } });
  expect([...days, ...older.days].find(({ date }) => date === '2001-07-01')).toMatchObject({
    names: ['P-K'],
    cancelledCount: 1,
  });
});

describe('a referral', () => {
  it('has its description in Finnish only', async () => {
    const { referrals } = await answer(aino, LIST);
    const params = { id: String(referrals[1]?.id) };
    expect((await answer(aino, REFERRAL, { params })).description).toContain('P-TSH');
    expect((await answer(aino, REFERRAL, { params, query: { lang: 'sv' } })).description).toBeNull();
  });

  it('of another patient is not found', async () => {
    const { referrals } = await answer(aino, LIST);
    const outcome = await ask(eero, REFERRAL, { params: { id: String(referrals[0]?.id) } });
    expect(outcome).toMatchObject({ problem: 'notFound' });
  });
});

describe('a test over time', () => {
  const resultOf = async (code: string) => {
    const { tests } = await answer(aino, DAY, { params: { date: addDays(today, -21) } });
    return tests
      .flatMap((test) => (test.type === 'package' ? test.items : test))
      .find((test) => test.code === code)?.id;
  };

  it('has every result of the test, latest first, and what it can be compared with', async () => {
    const params = { ids: String(await resultOf('fP-Kol-LDL')) };
    const { trends, others } = await answer(aino, TREND, { params });
    expect(trends.map(({ code }) => code)).toEqual(['fP-Kol-LDL']);
    expect(trends[0]?.points.map(({ result }) => result?.type === 'number' && result.value)).toEqual([
      3.2, 2.8, 3.1, 3.6, 3.4,
    ]);
    expect(others.map(({ code }) => code)).toContain('B-Hb');
    expect(others.map(({ code }) => code)).not.toContain('fP-Kol-LDL');
    // Measured once.
    expect(others.map(({ code }) => code)).not.toContain('P-K');
  });

  it('stands beside another', async () => {
    const params = { ids: `${await resultOf('fP-Kol-LDL')},${await resultOf('B-Hb')}` };
    const { trends } = await answer(aino, TREND, { params });
    expect(trends.map(({ code }) => code)).toEqual(['fP-Kol-LDL', 'B-Hb']);
  });

  it('of another patient is not found, nor beside one’s own', async () => {
    const id = await resultOf('B-Hb');
    const { days } = await answer(eero, LIST);
    const { tests } = await answer(eero, DAY, { params: { date: days[0]?.date } });
    const ids = `${tests.find(({ type }) => type === 'test')?.id},${id}`;
    for (const each of [String(id), ids])
      expect(await ask(eero, TREND, { params: { ids: each } })).toMatchObject({ problem: 'notFound' });
  });

  it('has nothing of what was called off or entered in error', async () => {
    const resource = (id: string, status: 'final' | 'cancelled' | 'entered-in-error', day: string) => ({
      resourceType: 'Observation' as const,
      id,
      status,
      category: [{ coding: [{ code: 'laboratory' }] }],
      code: { text: 'S-Mistaken' },
      effectiveDateTime: day,
      valueQuantity: { value: 1, unit: 'g/l' },
    });
    const resources = [
      resource('kept', 'final', '2001-05-01'),
      resource('cancelled', 'cancelled', '2001-05-02'),
      resource('mistaken', 'entered-in-error', '2001-05-03'),
    ];
    const incoming = resources.map((each) => ({
      patientId: eero,
      source: 'https://old.example',
      resource: each,
    }));
    await storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, incoming);
    const { tests } = await answer(eero, DAY, { params: { date: '2001-05-01' } });
    const { trends } = await answer(eero, TREND, { params: { ids: String(tests[0]?.id) } });
    expect(trends[0]?.points).toHaveLength(1);
  });
});
