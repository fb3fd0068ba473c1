import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import type { BrandId } from '#brands/brand-ids.ts';
import { brandOf } from '#brands/registry.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { countedAllowance } from '#platform/limits/test-allowance.ts';
import { type Allergy, endpoints, PAGE_SIZE, type TimelineEntry } from '../contract.ts';
import { feature } from './feature.ts';

const AINO = '140385-902F';
const HELMI = '250655-908E';
const KERTTU = '070771-9249';

describe('the whole record', () => {
  let db: TestDatabase;
  let call: Call<typeof endpoints>;
  beforeAll(async () => {
    db = await createTestDatabase({ seeded: true });
    call = callerOf(db, feature.service({ documents: [] } as never)) as typeof call;
  });
  afterAll(() => db.drop());

  interface Body {
    readonly allergies: readonly Allergy[];
    readonly entries: readonly TimelineEntry[];
    readonly total: number;
    readonly pages: number;
    readonly years: readonly string[];
  }
  const list = async (code: string, query: object = {}) => {
    const session = signedIn(await patientWith(db, code));
    const answer = await call('GET /api/health-record', { query: { lang: 'fi', ...query } }, { session });
    return (answer as { body: Body }).body;
  };
  const search = async (code: string, words: string, rest: object = {}) => {
    const session = signedIn(await patientWith(db, code));
    const answer = await call(
      'POST /api/health-record/search',
      { body: { words, lang: 'fi', ...rest } },
      { session },
    );
    return (answer as { body: Body }).body;
  };

  test('is told latest first, twenty-five at a time, each entry once', async () => {
    const first = await list(AINO);
    expect(first.entries).toHaveLength(PAGE_SIZE);
    expect(first.pages).toBe(Math.ceil(first.total / PAGE_SIZE));
    const all: TimelineEntry[] = [];
    for (let page = 1; page <= first.pages; page++) all.push(...(await list(AINO, { page })).entries);
    expect(all).toHaveLength(first.total);
    expect(new Set(all.map(({ key }) => key)).size).toBe(first.total);
    const days = all.map(({ day }) => day);
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(all.map(({ kind }) => kind))).toContain('visits');
    expect(first.years).toContain('2026');
  });

  test('has allergies and risks on every page, the dangerous first, and what was done by the visit', async () => {
    const { allergies } = await list(AINO, { page: 2, kind: 'vaccinations' });
    expect(allergies.map(({ name, isHighRisk }) => [name, isHighRisk])).toEqual([
      ['Tulehduskipulääkkeet', true],
      ['Puiden siitepöly', false],
    ]);
    expect((await list(KERTTU)).allergies).toEqual([]);
    const done = await list(AINO, { kind: 'procedures' });
    expect(done.entries.map(({ title }) => title)).toEqual([
      'Ompeleiden poisto',
      'Vartalon ihomuutoksen poisto',
    ]);
    const whole = (await list(AINO)).entries.map(({ kind }) => kind);
    expect(whole).not.toContain('procedures');
    expect((await search(AINO, 'siitepöly')).entries.map(({ kind }) => kind)).toContain('allergies');
  });

  test('has no year 0', async () => {
    const session = signedIn(await patientWith(db, AINO));
    const answer = await call('GET /api/health-record', { query: { lang: 'fi', year: '0000' } }, { session });
    expect(answer).toMatchObject({ problem: 'malformed' });
  });

  test.each([
    ['GET /api/health-record', { query: { lang: 'fi' } }, endpoints['GET /api/health-record'].rateLimit],
    [
      'POST /api/health-record/search',
      { body: { words: 'kipu', lang: 'fi' } },
      endpoints['POST /api/health-record/search'].rateLimit,
    ],
  ] as const)('answers %s to one caller so many times a minute', async (key, input, limit) => {
    const session = signedIn(await patientWith(db, KERTTU));
    const caller = { session, allowance: countedAllowance() };
    const ask = () => call(key, input as never, caller);
    for (let times = 0; times < (limit ?? 0); times++)
      expect(await ask()).not.toMatchObject({ problem: 'tooManyRequests' });
    expect(await ask()).toMatchObject({ problem: 'tooManyRequests' });
  });

  test('names of many results of a day those outside their range first, and how many more there are', async () => {
    const patientId = await patientWith(db, KERTTU);
    const result = (id: string, value: number) => ({
      resourceType: 'Observation' as const,
      id: `many-${id}`,
      status: 'final' as const,
      category: [{ coding: [{ code: 'laboratory' }] }],
      code: { text: id },
      effectiveDateTime: '1999-05-05T08:00:00+03:00',
      valueQuantity: { value, unit: 'mmol/l' },
      referenceRange: [{ high: { value: 3, unit: 'mmol/l' } }],
    });
    const all = ['fP-Kol-LDL', 'a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, nth) =>
      result(id, nth === 0 ? 5 : 1),
    );
    await storeResources(
      db.owner,
      { vault: db.vault, now: TEST_NOW },
      all.map((resource) => ({ patientId, source: 'https://many.example/fhir', resource })),
    );
    const { entries } = await list(KERTTU, { year: '1999' });
    expect(entries).toMatchObject([{ kind: 'laboratory', moreCount: 2 }]);
    expect(entries[0]?.details).toHaveLength(6);
    expect(entries[0]?.details[0]).toBe('fP-Kol-LDL');
    await db.owner.deleteFrom('health_records').where('day', '=', '1999-05-05').execute();
  });

  test('names the years of which the reader is told something, and no others', async () => {
    const patientId = await patientWith(db, KERTTU);
    const measured = (day: string, status: 'final' | 'cancelled') => ({
      resourceType: 'Observation' as const,
      id: `of-${day}`,
      status,
      code: { text: 'Paino' },
      effectiveDateTime: day,
      valueQuantity: { value: 70, unit: 'kg' },
    });
    const certificate = {
      resourceType: 'DocumentReference' as const,
      id: 'of-1991',
      status: 'current' as const,
      date: '1991-05-05T08:00:00+03:00',
      category: [{ coding: [{ code: 'nurse' }] }],
      content: [{ attachment: { contentType: 'text/plain', data: btoa('Todistus') } }],
    };
    const all = [
      measured('1993-05-06', 'cancelled'),
      measured('1993-05-05', 'final'),
      measured('1992-05-05', 'cancelled'),
      measured('1990-05-05', 'final'),
      certificate,
    ];
    await storeResources(
      db.owner,
      { vault: db.vault, now: TEST_NOW },
      all.map((resource) => ({ patientId, source: 'https://years.example/fhir', resource })),
    );
    const yearsAt = async (brand: BrandId, query: object = {}) => {
      const request = { session: signedIn(patientId), brand: brandOf(brand) };
      const answer = await call('GET /api/health-record', { query: { lang: 'fi', ...query } }, request);
      return (answer as { body: Body }).body.years;
    };
    expect(await yearsAt('kaari')).toEqual(['1993', '1991', '1990']);
    expect(await yearsAt('kaari', { kind: 'visits', year: '1992' })).toEqual(['1993', '1991', '1990']);
    expect(await yearsAt('pikkujatti')).toEqual(['1993', '1990']);
    await db.owner.deleteFrom('health_records').where('patient_id', '=', patientId).execute();
  });

  test('opens no entry twice to name its years', async () => {
    const opened: unknown[] = [];
    const open = db.vault.open.bind(db.vault);
    const spy = vi.spyOn(db.vault, 'open').mockImplementation((...args) => {
      opened.push(String(args[1]));
      return open(...args);
    });
    const { years } = await search(HELMI, 'resepti', { year: '2026' });
    spy.mockRestore();
    expect(years.length).toBeGreaterThan(1);
    expect(opened.length).toBeGreaterThan(years.length);
    expect(new Set(opened).size).toBe(opened.length);
  });

  test('is filtered by kind and by year', async () => {
    const vaccinations = await list(AINO, { kind: 'vaccinations' });
    expect(vaccinations.total).toBe(27);
    const { entries } = await list(AINO, { kind: 'vaccinations', year: '2018' });
    expect(entries.length).toBeGreaterThan(0);
    for (const { day, kind } of entries) expect([day.slice(0, 4), kind]).toEqual(['2018', 'vaccinations']);
  });

  test('is searched in what its sealed entries say: names, diagnoses, texts', async () => {
    expect((await search(AINO, 'puutiaisaivotulehdus')).total).toBe(4);
    expect((await search(AINO, 'TICOVAC')).total).toBe(4);
    const [visit] = (await search(AINO, 'kotiharjoitteet')).entries;
    expect(visit).toMatchObject({ kind: 'visits', details: expect.arrayContaining(['Alaselkäkipu']) });
    expect((await search(AINO, 'puutiaisaivotulehdus', { year: '2024' })).total).toBe(1);
    expect((await search(AINO, 'avaruusalus')).entries).toEqual([]);
  });

  test('calls visits by their specialty in the language of the request, and prescriptions by their medicine', async () => {
    const titles = async (kind: string) =>
      (await list(AINO, { kind, lang: 'sv' })).entries.map(({ title }) => title);
    expect(await titles('visits')).toContain('Allmänmedicin');
    expect(await titles('prescriptions')).toContain('Levotyroksiini');
    expect((await search(AINO, 'allmanmedicin', { lang: 'sv' })).total).toBeGreaterThan(0);
  });

  test('is nobody else’s', async () => {
    const helmi = await list(HELMI);
    expect(helmi.entries.every(({ kind }) => kind !== 'certificates')).toBe(true);
    expect((await search(HELMI, 'TicoVac')).entries).toEqual([]);
  });

  test('has no words without a search, and takes no empty one', async () => {
    const session = signedIn(await patientWith(db, AINO));
    for (const words of ['', '   ', 'x'.repeat(101)]) {
      expect(await call('POST /api/health-record/search', { body: { words } }, { session })).toMatchObject({
        problem: 'invalidFields',
      });
    }
    expect(await call('GET /api/health-record', { query: { kind: 'secrets' } }, { session })).toMatchObject({
      problem: 'malformed',
    });
  });

  test('of 3 000 entries is searched whole', async () => {
    const patientId = await patientWith(db, KERTTU);
    const results = Array.from({ length: 3000 }, (_, nth) => ({
      patientId,
      source: 'https://sender.example/fhir',
      resource: {
        resourceType: 'Observation' as const,
        id: `result-${nth}`,
        status: 'final' as const,
        category: [{ coding: [{ code: 'laboratory' }] }],
        code: { text: nth === 2999 ? 'S-Feritiini' : 'B-Hb' },
        effectiveDateTime: new Date(TEST_NOW.getTime() - nth * 86_400_000).toISOString(),
        valueQuantity: { value: 130, unit: 'g/l' },
      },
    }));
    for (let from = 0; from < results.length; from += 500) {
      await storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, results.slice(from, from + 500));
    }
    expect((await list(KERTTU)).total).toBe(3000);
    expect((await search(KERTTU, 'ferit')).total).toBe(1);
  });
});
