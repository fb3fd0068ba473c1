import type { Immunization } from 'fhir/r4.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { type endpoints, PAGE_SIZE, type Protection, type TravelProtection } from '../contract.ts';
import { vaccinationsService } from './service.ts';

const AINO = '140385-902F';
const SOFIA = '300886-914F';
const ONNI = '090190-9117';
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
    readonly protections: readonly Protection[];
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

  describe('for journeys', () => {
    const travel = async (code: string, lang = 'en') => {
      const session = signedIn(await patientWith(db, code));
      const answer = await call('GET /api/vaccinations/travel', { query: { lang } }, { session });
      return (answer as { body: { given: TravelProtection[]; missing: string[] } }).body;
    };

    test('are those of the record, with how long each is held to last', async () => {
      const { given, missing } = await travel(AINO, 'fi');
      const lasting = Object.fromEntries(given.map(({ englishName, lasting: each }) => [englishName, each]));
      expect(lasting).toMatchObject({
        'Yellow fever vaccine': { type: 'certificate', from: '2018-11-15' },
        'Hepatitis A vaccine': { type: 'long' },
        'Hepatitis B vaccine': { type: 'ask' },
        'Typhoid fever vaccine': { type: 'record', until: '2021-11-05' },
        'Tick-borne encephalitis vaccine': { type: 'record', until: '2034-03-19' },
      });
      expect(missing).toContain('Kolera');
      expect(given.map(({ name }) => name)).toContain('Keltakuume');
    });

    test('have the batch where the record has it', async () => {
      await store(ONNI, {
        occurrenceDateTime: '2024-02-01',
        lotNumber: 'YF-1',
        vaccineCode: { coding: [{ system: 'http://www.whocc.no/atc', code: 'J07BL01' }], text: 'Stamaril' },
      });
      const { given } = await travel(ONNI);
      expect(given.find(({ name }) => name === 'Yellow fever')?.doses).toMatchObject([
        { date: '2024-02-01', product: 'Stamaril', batch: 'YF-1' },
      ]);
    });

    test('are all missing where the record has none, and are not a visitor’s', async () => {
      const { given, missing } = await travel('280282-9372');
      expect([given, missing.length]).toEqual([[], 10]);
      expect(await call('GET /api/vaccinations/travel', { query: { lang: 'fi' } })).toEqual({
        problem: 'authenticationRequired',
      });
    });
  });

  test('are told by disease, latest first', async () => {
    const answer = await list(AINO);
    expect(answer).toMatchObject({ page: 1, pages: 1, total: 27 });
    const latestFirst = (dates: (string | null | undefined)[]) => [...dates].sort().reverse();
    const latest = answer.protections.map(({ vaccinations: [newest] }) => newest?.date);
    expect(latest).toEqual(latestFirst(latest));
    for (const { vaccinations } of answer.protections) {
      const dates = vaccinations.map(({ date }) => date);
      expect(dates).toEqual(latestFirst(dates));
    }
    const all = answer.protections.flatMap(({ vaccinations }) => vaccinations.map(({ id }) => id));
    expect(new Set(all).size).toBe(27);
    // One against several diseases stands under each that was not always vaccinated against with the others.
    const ofBoostrix = answer.protections.filter(({ vaccinations }) =>
      vaccinations.some(({ date }) => date === '2010-04-21'),
    );
    expect(ofBoostrix.map(({ name, vaccinations }) => [name, vaccinations.length])).toEqual([
      ['Kurkkumätä ja jäykkäkouristus', 2],
      ['Hinkuyskä', 1],
    ]);
  });

  test('are twenty-five diseases a page', async () => {
    await store(
      SOFIA,
      ...Array.from({ length: PAGE_SIZE }, (_, nth) => ({
        occurrenceDateTime: '2001-01-01',
        vaccineCode: { text: `Rokote ${nth}` },
      })),
    );
    const first = await list(SOFIA);
    expect(first.protections).toHaveLength(PAGE_SIZE);
    expect(first.pages).toBe(2);
    expect((await list(SOFIA, { page: '2' })).protections.length).toBeGreaterThan(0);
    // Behind the end is the last page, not an empty one.
    expect((await list(SOFIA, { page: '9' })).page).toBe(2);
  });

  test('are called by what they protect from, in the reader’s language', async () => {
    const inSwedish = (await list(AINO, { lang: 'sv' })).protections.at(-1);
    expect(inSwedish?.name).toBe('Mässling, påssjuka och röda hund');
    expect(inSwedish?.vaccinations.map(({ name, product, date }) => [name, product, date])).toEqual([
      ['Mässling, påssjuka och röda hund', 'M-M-R II', '1991-05'],
      ['Mässling, påssjuka och röda hund', 'M-M-R II', '1986'],
    ]);
    const tbe = (await list(AINO)).protections
      .flatMap(({ vaccinations }) => vaccinations)
      .find(({ product, dose }) => product === 'TicoVac' && dose === 4);
    expect(tbe).toMatchObject({
      name: 'Puutiaisaivotulehdus',
      effectiveUntil: '2034-03-19',
      practitioner: { name: 'Timo Rantanen' },
    });
  });

  test('without any are an empty page, and the programme is told all the same', async () => {
    expect(await list(KERTTU)).toMatchObject({ protections: [], page: 1, pages: 1, total: 0 });
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
    const { protections } = await list(KERTTU);
    expect(protections).toMatchObject([
      { name: 'BCG', vaccinations: [{ name: 'BCG', product: null, date: null, dateText: 'lapsena' }] },
    ]);
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
