import type { Immunization } from 'fhir/r4.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { type endpoints, PAGE_SIZE, type Vaccination } from '../contract.ts';
import { vaccinationsService } from './service.ts';

const AINO = '140385-902F';
const KERTTU = '070771-9249';

describe('the vaccinations of a patient', () => {
  let db: TestDatabase;
  let call: Call<typeof endpoints>;
  beforeAll(async () => {
    db = await createTestDatabase({ seeded: true });
    call = callerOf(db, vaccinationsService);
  });
  afterAll(() => db.drop());

  interface Body {
    readonly vaccinations: readonly Vaccination[];
    readonly page: number;
    readonly pages: number;
    readonly total: number;
    readonly programme: readonly { readonly name: string; readonly status: string }[];
  }
  const list = async (code: string, query: object = {}) => {
    const session = signedIn(await patientWith(db, code));
    const answer = await call('GET /api/vaccinations', { query: { lang: 'fi', ...query } }, { session });
    return (answer as { body: Body }).body;
  };
  const store = async (code: string, ...resources: Partial<Immunization>[]) => {
    const patientId = await patientWith(db, code);
    return storeResources(
      db.owner,
      { vault: db.vault, now: TEST_NOW },
      resources.map((resource, nth) => ({
        patientId,
        source: 'https://sender.example/fhir',
        resource: {
          resourceType: 'Immunization' as const,
          id: `given-${nth}`,
          status: 'completed' as const,
          patient: {},
          vaccineCode: {},
          ...resource,
        },
      })),
    );
  };

  test('are told latest first, twenty-five a page', async () => {
    const first = await list(AINO);
    expect(first).toMatchObject({ page: 1, pages: 2, total: 27 });
    expect(first.vaccinations).toHaveLength(PAGE_SIZE);
    const second = await list(AINO, { page: '2' });
    const all = [...first.vaccinations, ...second.vaccinations];
    expect(new Set(all.map(({ id }) => id)).size).toBe(27);
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    // Behind the end is the last page, not an empty one.
    expect((await list(AINO, { page: '9' })).page).toBe(2);
  });

  test('are called by what they protect from, in the reader’s language', async () => {
    const inSwedish = await list(AINO, { lang: 'sv', page: '2' });
    expect(inSwedish.vaccinations.map(({ name, product, date }) => [name, product, date])).toEqual([
      ['Mässling, påssjuka och röda hund', 'M-M-R II', '1991-05'],
      ['Mässling, påssjuka och röda hund', 'M-M-R II', '1986'],
    ]);
    const tbe = (await list(AINO)).vaccinations.find(
      ({ product, dose }) => product === 'TicoVac' && dose === 4,
    );
    expect(tbe).toMatchObject({
      name: 'Puutiaisaivotulehdus',
      effectiveUntil: '2034-03-19',
      practitioner: { name: 'Timo Rantanen' },
    });
  });

  test('without any are an empty page, and the programme is told all the same', async () => {
    expect(await list(KERTTU)).toMatchObject({ vaccinations: [], page: 1, pages: 1, total: 0 });
    expect((await list(KERTTU)).programme).toEqual([
      { name: 'Kurkkumätä ja jäykkäkouristus', status: 'reached', age: { from: 540 }, from: '2016-07-07' },
      { name: 'Tuhkarokko, sikotauti ja vihurirokko', status: 'adult' },
      { name: 'Kurkkumätä ja jäykkäkouristus', status: 'coming', age: { from: 780 }, from: '2036-07-07' },
    ]);
  });

  test('that were not given are none', async () => {
    await store(
      KERTTU,
      { status: 'not-done', occurrenceDateTime: '2026-01-10', vaccineCode: { text: 'Boostrix' } },
      { status: 'entered-in-error', occurrenceDateTime: '2026-01-11', vaccineCode: { text: 'Boostrix' } },
      { occurrenceString: 'lapsena', recorded: '2026-01-12', vaccineCode: { text: 'BCG' } },
    );
    const { vaccinations } = await list(KERTTU);
    expect(vaccinations).toMatchObject([{ name: 'BCG', product: null, date: null, dateText: 'lapsena' }]);
  });

  test.each([
    [
      '021179-905R',
      [
        ['Kurkkumätä ja jäykkäkouristus', 'reached'],
        ['Tuhkarokko, sikotauti ja vihurirokko', 'adult'],
      ],
    ],
    ['250655-908E', [['Influenssa', 'season']]],
  ])('of %s leave what the programme has come to', async (code, expected) => {
    const { programme } = await list(code);
    const told = programme
      .filter(({ status }) => status !== 'coming')
      .map(({ name, status }) => [name, status]);
    expect(told).toEqual(expected);
  });

  test('of a year are taken as late in it as they can have been', async () => {
    // Born in July 1971: on the first day of 1972 it would have been before 11 months.
    const vaccineCode = { coding: [{ system: 'http://www.whocc.no/atc', code: 'J07BD52' }] };
    await store(
      KERTTU,
      { occurrenceDateTime: '1972', vaccineCode },
      { occurrenceDateTime: '1977-05', vaccineCode },
    );
    const { programme } = await list(KERTTU);
    expect(programme.map(({ status }) => status)).not.toContain('adult');
  });

  test('with codes of CVX or ATC alone count for the programme', async () => {
    const before = (await list(KERTTU)).programme;
    expect(before.map(({ status }) => status)).toContain('reached');
    for (const coding of [
      { system: 'http://hl7.org/fhir/sid/cvx', code: '139' },
      { system: 'http://www.whocc.no/atc', code: 'J07AM51' },
    ]) {
      await store(KERTTU, { occurrenceDateTime: '2020-05-04', vaccineCode: { coding: [coding] } });
      const { programme } = await list(KERTTU);
      expect(programme.map(({ status }) => status)).not.toContain('reached');
    }
  });

  test('are not read by somebody who is no patient', async () => {
    expect(await call('GET /api/vaccinations', {}, {})).toEqual({ problem: 'authenticationRequired' });
    const session = signedIn(await patientWith(db, AINO));
    expect(await call('GET /api/vaccinations', { query: { page: '0' } }, { session })).toMatchObject({
      problem: 'malformed',
    });
  });
});
