import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import { addDays, helsinkiDay, helsinkiHour } from '#contract/time/time.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import {
  createTestDatabase,
  TEST_NOW,
  type TestDatabase,
  testServers,
} from '#platform/database/test-database.ts';
import type { endpoints } from '../../contract.ts';
import type { SearchResult } from '../../search-contract.ts';
import { bookingService } from '../test-booking.ts';

const TODAY = helsinkiDay(TEST_NOW);
const MONTH = { startDate: TODAY, endDate: addDays(TODAY, 30) };
const SEARCH = 'GET /api/appointments';
const DATES = 'GET /api/appointments/available-appointment-dates';
const REMOTE = ['RMT', 'CHA', 'OS', 'NRMT'];

describe.each(testServers())('a search on PostgreSQL %i', (server) => {
  let db: TestDatabase;
  let call: Call<typeof endpoints>;
  beforeAll(async () => {
    db = await createTestDatabase({ server, seeded: true });
    call = callerOf(db, bookingService);
  });
  afterAll(() => db.drop());

  async function search(query: object, request = {}): Promise<SearchResult> {
    const outcome = await call(SEARCH, { query }, request);
    if ('problem' in outcome) throw new Error(outcome.problem);
    return outcome.body as SearchResult;
  }
  const found = async (query: object, request = {}) =>
    (await search(query, request)).availableAppointments.appointments;

  test('finds the day’s times, earliest first, a page at a time, each once', async () => {
    const day = addDays(TODAY, 1);
    const pages = [];
    for (let offset = 0; ; offset += 20) {
      const page = await found({ startDate: day, offset: String(offset) });
      pages.push(...page);
      if (page.length < 20) break;
    }
    expect(pages.length).toBeGreaterThan(40);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    const starts = pages.map(({ startDate }) => startDate);
    expect(starts).toEqual(starts.toSorted());
    expect(new Set(starts.map((start) => helsinkiDay(new Date(start))))).toEqual(new Set([day]));
    const { n } = await db.owner
      .selectFrom('free_times')
      .innerJoin('clinics', 'clinics.id', 'clinic_id')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('specialty_code', '=', '*')
      .where('is_remote', '=', false)
      .where(sql<boolean>`brands @> '{kaari}'`)
      .where(sql<boolean>`(starts_at at time zone 'Europe/Helsinki')::date = ${day}::date`)
      .executeTakeFirstOrThrow();
    expect(pages.length).toBe(n);
  });

  test('tells whose times on the day are not all told yet, how many, and the first of them', async () => {
    const startDate = addDays(TODAY, 1);
    const shown: SearchResult['availableAppointments']['appointments'] = [];
    const whose = ({ practitioner, clinic }: (typeof shown)[number]) => `${practitioner.id} ${clinic.id}`;
    const pages = [];
    for (let offset = 0; ; offset += 20) {
      const { availableAppointments: page } = await search({ startDate, offset: String(offset) });
      if (page.type !== 'Success') throw new Error(page.type);
      pages.push(page);
      if (page.appointments.length < 20) break;
    }
    const all = pages.flatMap(({ appointments }) => appointments);
    for (const { appointments, continuing } of pages) {
      shown.push(...appointments);
      const later = new Set(all.slice(shown.length).map(whose));
      const expected = [...new Set(shown.map(whose))].filter((each) => later.has(each));
      const told = continuing.map(({ practitionerId, clinicId }) => `${practitionerId} ${clinicId}`);
      expect(told.toSorted()).toEqual(expected.toSorted());
      for (const { practitionerId, clinicId, count, next } of continuing) {
        const place = `${practitionerId} ${clinicId}`;
        const further = all.slice(shown.length).filter((time) => whose(time) === place);
        expect(count).toBe(further.length);
        const before = shown.filter((time) => whose(time) === place).length;
        const room = before + count <= 6 ? count : Math.max(0, 5 - before);
        expect(next).toEqual(further.slice(0, room));
      }
    }
    expect(pages[0]?.continuing.length).toBeGreaterThan(0);
    expect(pages.at(-1)?.continuing).toEqual([]);
  });

  test('shows whom, where, what for and the price from', async () => {
    const [time] = await found({ ...MONTH, specialtyIds: 'IHO', lang: 'sv' });
    expect(time).toMatchObject({
      kind: 'Specialistläkarmottagning',
      durationMinutes: 30,
      isReserved: false,
      isRemote: false,
      practitioner: { title: 'specialist i hudsjukdomar och allergologi' },
      specialtyData: { specialties: [{ code: 'IHO', name: 'Hudsjukdomar och allergologi' }] },
      practitionerRate: {
        code: 'EVO30',
        name: 'Specialistläkarmottagning, 30 min',
        rateEuros: 112,
        additionalFees: [],
      },
    });
    // Office fee by the clinic, Kanta fee, less what Kela pays.
    const office = time?.clinic.id === 'KAM' ? 28.9 : 26.9;
    expect(time?.practitionerRate?.totalEuros).toBeCloseTo(112 + office + 3.9 - 8, 5);
    expect(time?.clinic.address?.postOffice).toMatch(/fors|Esbo|Vanda|Kervo|Hyvinge|Träskända|Tusby/);
  });

  test('tells of each time what is to be paid at least, as its own page does, whatever the caller may know', async () => {
    const times = await found({ ...MONTH, specialtyIds: ['IHO', 'GYN'], includeRemote: 'true' });
    const { otherDays } = await search({ startDate: addDays(TODAY, 1) });
    expect(new Set([...times, ...otherDays].map(({ clinic }) => clinic.id)).size).toBeGreaterThan(2);
    for (const { id, practitionerRate: rate } of [...times, ...otherDays]) {
      const own = await call('GET /api/appointments/free/{id}', { params: { id } });
      const { appointment } = ('body' in own && own.body) as { appointment: (typeof times)[number] };
      const { totalEuros, compensationEuros, additionalFees } = appointment.practitionerRate ?? {};
      expect(additionalFees?.length).toBeGreaterThan(0);
      expect(rate).toEqual({
        ...appointment.practitionerRate,
        additionalFees: [],
        compensationEuros: undefined,
      });
      expect(rate?.totalEuros).toBe(totalEuros);
      expect(compensationEuros).toBeDefined();
    }
  });

  test('narrows by specialty, practitioner and place', async () => {
    const neurology = await found({ ...MONTH, specialtyIds: ['NEU', 'URO'] });
    expect(neurology.length).toBeGreaterThan(0);
    for (const { specialtyData } of neurology) {
      expect(specialtyData.specialties.map(({ code }) => code)).toEqual(
        expect.arrayContaining([expect.stringMatching(/NEU|URO/)]),
      );
    }
    const one = neurology[0]?.practitioner.id;
    const theirs = await found({ ...MONTH, practitionerIds: String(one) });
    expect(new Set(theirs.map(({ practitioner }) => practitioner.id))).toEqual(new Set([one]));

    const inKerava = await found({ ...MONTH, municipalityIds: ['kerava'] });
    expect(new Set(inKerava.map(({ clinic }) => clinic.id))).toEqual(new Set(['KER']));
    const atClinic = await found({ ...MONTH, clinicIds: ['TRE', 'HER'] });
    expect(new Set(atClinic.map(({ clinic }) => clinic.id))).toEqual(new Set(['TRE', 'HER']));
  });

  test('finds a practitioner of two of the specialties once', async () => {
    const both = await found({ ...MONTH, specialtyIds: ['ENDO', 'SIS'], includeRemote: 'true' });
    expect(new Set(both.map(({ id }) => id)).size).toBe(both.length);
  });

  test('looks in near municipalities too, one way', async () => {
    const clinics = async (municipalityIds: string) => {
      const first = await found({ ...MONTH, municipalityIds });
      const second = await found({ ...MONTH, municipalityIds, offset: 20 });
      return new Set([...first, ...second].map(({ clinic }) => clinic.id));
    };
    expect([...(await clinics('hyvinkää'))].toSorted()).toEqual(['HYV', 'JAR', 'TUU']);
    expect([...(await clinics('tuusula'))]).toEqual(['TUU']);
  });

  test('includes remote times when asked, and by itself for some specialties', async () => {
    const isRemote = async (query: object) =>
      (await found({ ...MONTH, ...query })).some((time) => time.isRemote);
    expect(await isRemote({ specialtyIds: 'YLE', clinicIds: 'HER' })).toBe(false);
    expect(await isRemote({ specialtyIds: 'YLE', clinicIds: 'HER', includeRemote: 'true' })).toBe(true);
    expect(await isRemote({ specialtyIds: 'ENDO' })).toBe(true);
    for (const { clinic } of await found({ ...MONTH, includeRemote: true, offset: 0 })) {
      expect(clinic.address === null).toBe(REMOTE.includes(clinic.id));
    }
  });

  test.each([
    ['morning', 7, 12],
    ['afternoon', 12, 16],
    ['evening', 16, 21],
  ])('finds the %s', async (timeOfDay, from, to) => {
    const times = await found({ ...MONTH, timeOfDay });
    expect(times).toHaveLength(20);
    for (const { startDate } of times) {
      expect(helsinkiHour(new Date(startDate))).toBeGreaterThanOrEqual(from);
      expect(helsinkiHour(new Date(startDate))).toBeLessThan(to);
    }
  });

  test('is right on both sides of the change to summer time', async () => {
    for (const startDate of ['2026-03-28', '2026-03-29', '2026-03-30']) {
      const times = await found({ startDate, timeOfDay: 'morning' });
      expect(times.length).toBeGreaterThan(0);
      for (const time of times) {
        expect(helsinkiDay(new Date(time.startDate))).toBe(startDate);
        expect(helsinkiHour(new Date(time.startDate))).toBeGreaterThanOrEqual(7);
      }
    }
  });

  test('offers nothing that has passed or is too near', async () => {
    const now = new Date('2026-03-24T09:00:00Z');
    const times = await found({ startDate: '2026-03-20', endDate: '2026-03-24' }, { now });
    expect(times.length).toBeGreaterThan(0);
    for (const { startDate } of times)
      expect(Date.parse(startDate) - now.getTime()).toBeGreaterThanOrEqual(600_000);
  });

  test('tells the first time of each of the next five days', async () => {
    const { otherDays } = await search({ startDate: TODAY });
    expect(otherDays.map(({ startDate }) => helsinkiDay(new Date(startDate)))).toEqual(
      [1, 2, 3, 4, 5].map((day) => addDays(TODAY, day)),
    );
    const [first] = await found({ startDate: addDays(TODAY, 1) });
    expect(otherDays[0]).toEqual(first);
    expect((await search({ startDate: TODAY, offset: 20 })).otherDays).toEqual([]);
  });

  test('shows each brand its own clinics', async () => {
    const pikkujatti = { brand: brandOf('pikkujatti') };
    for (const time of await found({ ...MONTH }, pikkujatti)) expect(time.clinic.name).toMatch(/^Pikkujätti/);
    for (const time of await found(MONTH)) expect(time.clinic.name).toMatch(/^Kaari/);
    expect(await found({ ...MONTH, clinicIds: 'KAM' }, pikkujatti)).toEqual([]);
  });

  test('finds nothing for what does not exist', async () => {
    expect(await found({ ...MONTH, specialtyIds: 'NOSUCH' })).toEqual([]);
    expect(await found({ ...MONTH, practitionerIds: '999999' })).toEqual([]);
    expect(await found({ ...MONTH, municipalityIds: 'atlantis' })).toEqual([]);
  });

  test.each([
    [{ startDate: '2026-02-30' }],
    [{ startDate: 'tomorrow' }],
    [{ timeOfDay: 'night' }],
    [{ offset: '-1' }],
    [{ practitionerIds: '1e3' }],
    [{ specialtyIds: "'; drop table" }],
    [{ includeRemote: 'yes' }],
    [{ lang: 'de' }],
    [{ startDate: '2026-03-24', endDate: '2026-03-23' }],
    [{ startDate: '2026-03-24', endDate: '2026-09-23' }],
  ])('refuses %o', async (query) => {
    expect(await call(SEARCH, { query })).toMatchObject({ problem: 'malformed' });
  });

  test('marks the days with times, and only those', async () => {
    const { rows } = await sql<{ day: string }>`
      select distinct ((starts_at at time zone 'Europe/Helsinki')::date)::text as day from free_times
      where specialty_code = 'URO' and clinic_id in (select id from clinics where not is_remote)
        and starts_at < ${new Date('2026-04-22T21:00:00Z')} order by 1`.execute(db.owner);
    const outcome = await call(DATES, { query: { ...MONTH, specialtyIds: 'URO' } });
    expect(outcome).toEqual({ body: { dates: rows.map(({ day }) => day) } });
    expect(rows.length).toBeLessThan(31);
    expect(await call(DATES, { query: { startDate: '2026-04-01', endDate: '2026-03-01' } })).toMatchObject({
      problem: 'malformed',
    });
  });

  test('that takes too long is a failure that may be retried', async () => {
    const held = db.owner.transaction().execute(async (tx) => {
      await sql`lock table free_times in access exclusive mode`.execute(tx);
      return Promise.all([search({ startDate: TODAY }), call(DATES, { query: MONTH })]);
    });
    const [result, dates] = await held;
    expect(result).toEqual({ availableAppointments: { type: 'Failure', appointments: [] }, otherDays: [] });
    expect(dates).toEqual({ problem: 'temporarilyUnavailable' });
  });
});
