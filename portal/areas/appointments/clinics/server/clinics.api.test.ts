import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asKeeper } from '#areas/appointments/shared/calendars/server/keep-rules.ts';
import { clinicFileSchema } from '#areas/appointments/shared/clinics/clinic-file.ts';
import { readClinicFile, writeClinicFile } from '#areas/appointments/shared/clinics/server/clinic-file.ts';
import {
  previewClinic,
  restoreClinic,
  saveClinic,
} from '#areas/appointments/shared/clinics/server/clinic-versions.ts';
import { listPublications, listVersions } from '#areas/appointments/shared/clinics/server/kept-versions.ts';
import { brandOf } from '#brands/registry.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { ClinicView, endpoints, PractitionerView } from '../contract.ts';
import { clinicsService } from './feature.ts';

const CLINIC = 'GET /api/clinics/{slug}';
const PRACTITIONER = 'GET /api/practitioners/{slug}';
const pikkujatti = { brand: brandOf('pikkujatti') };

let db: TestDatabase;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, clinicsService);
});
afterAll(() => db.drop());

async function clinic(slug: string, lang = 'fi', request = {}): Promise<ClinicView> {
  const outcome = await call(CLINIC, { params: { slug }, query: { lang } }, request);
  return (outcome as { body: ClinicView }).body;
}

describe('the page of a clinic', () => {
  test.each([
    ['fi', 'Kaari Kamppi', 'Malminrinne 3', 'Lähin metroasema: Kamppi'],
    ['sv', 'Kaari Kampen', 'Malmbrinken 3', 'Närmaste metrostation: Kampen'],
    ['en', 'Kaari Kamppi', 'Malminrinne 3', 'Nearest metro station: Kamppi'],
  ])('tells in %s where it is and how to get there', async (lang, name, streetAddress, directions) => {
    expect(await clinic('kamppi', lang)).toMatchObject({
      id: 'KAM',
      name,
      address: { streetAddress, postalCode: '00180' },
      position: { latitude: 60.1672, longitude: 24.9297 },
      directions: expect.stringContaining(directions),
      parking: expect.any(String),
      accessibility: expect.any(String),
    });
  });

  test('names who works there, each with a page, and what they practise', async () => {
    const { practitioners, services } = await clinic('kamppi', 'en');
    expect(practitioners.length).toBeGreaterThan(0);
    for (const { slug } of practitioners) {
      const outcome = await call(PRACTITIONER, { params: { slug } });
      const { clinics } = (outcome as { body: PractitionerView }).body;
      expect(clinics.map((each) => each.slug)).toContain('kamppi');
    }
    expect(services.map(({ name }) => name)).toContain('General practice');
    // It cannot be booked online.
    expect(services.map(({ code }) => code)).not.toContain('PLK');
  });

  test('names who works there in the order of the Finnish alphabet', async () => {
    const { practitioners } = await clinic('kamppi');
    const renamed = practitioners.map(({ id }) => id).filter((id) => id !== 1);
    for (const [nth, name] of ['Öhman', 'Zitting', 'Åberg', 'Äijälä'].entries()) {
      await db.owner
        .updateTable('practitioners')
        .set({ last_name: name })
        .where('id', '=', renamed[nth] ?? 0)
        .execute();
    }
    const names = (await clinic('kamppi')).practitioners.slice(-4).map(({ name }) => name.split(' ').at(-1));
    expect(names).toEqual(['Zitting', 'Åberg', 'Äijälä', 'Öhman']);
  });

  test('tells when it is open, and the holidays on which it is closed', async () => {
    const { hours } = await clinic('tapiola');
    expect(hours?.week).toHaveLength(7);
    expect(hours?.week[0]?.[0]).toEqual({ from: expect.stringMatching(/^\d\d:00$/), to: expect.any(String) });
    // TEST_NOW is in March; Easter is on 5 April 2026.
    expect(hours?.exceptions).toContainEqual({ day: '2026-04-03', hours: null, reason: 'Pitkäperjantai' });
    // Kamppi is open on every day of the year.
    expect((await clinic('kamppi')).hours?.exceptions).toEqual([]);
  });

  test('is each brand’s own', async () => {
    expect(await call(CLINIC, { params: { slug: 'kamppi' } }, pikkujatti)).toEqual({ problem: 'notFound' });
    expect(await call(CLINIC, { params: { slug: 'toolo' } })).toEqual({ problem: 'notFound' });
    expect((await clinic('toolo', 'fi', pikkujatti)).name).toBe('Pikkujätti Töölö');
    // Both have one there.
    expect((await clinic('tampere')).id).toBe('TRE');
    expect((await clinic('tampere', 'fi', pikkujatti)).id).toBe('PTA');
  });

  test.each(['nowhere', 'etavastaanotto'])('does not exist for %s', async (slug) => {
    expect(await call(CLINIC, { params: { slug } })).toEqual({ problem: 'notFound' });
  });

  test.each(['Kamppi', 'kamppi--', '../kamppi', 'a'.repeat(81)])('has no address like %s', async (slug) => {
    expect(await call(CLINIC, { params: { slug } })).toMatchObject({ problem: 'malformed' });
  });
});

describe('the page of a practitioner', () => {
  test('tells who they are and where they work', async () => {
    expect(
      await call(PRACTITIONER, { params: { slug: 'ilona-heikkinen-1' }, query: { lang: 'en' } }),
    ).toMatchObject({
      body: {
        id: 1,
        name: 'Ilona Heikkinen',
        title: 'general practitioner',
        specialties: [{ code: 'YLE', name: 'General practice' }],
        spokenLanguages: expect.arrayContaining(['fi']),
        clinics: [expect.objectContaining({ slug: 'kamppi', name: 'Kaari Kamppi' })],
      },
    });
  });

  test('is each brand’s own', async () => {
    const slug = 'ilona-heikkinen-1';
    expect(await call(PRACTITIONER, { params: { slug } }, pikkujatti)).toEqual({ problem: 'notFound' });
  });

  test.each(['ilona-heikkinen', 'ilona-heikkinen-2', '1'])('does not exist for %s', async (slug) => {
    expect(await call(PRACTITIONER, { params: { slug } })).toEqual({ problem: 'notFound' });
  });

  test('says that they receive nobody any more when their hours have ended and their times are sold or withdrawn', async () => {
    const { id, slug } = await db.owner
      .selectFrom('practitioners')
      .select(['id', 'slug'])
      .where('id', '=', 4)
      .executeTakeFirstOrThrow();
    const shown = async () => await call(PRACTITIONER, { params: { slug } });
    expect(await shown()).toMatchObject({ body: { isReceiving: true } });
    const hours = () => db.owner.updateTable('working_hours').where('practitioner_id', '=', id);
    await hours().set({ valid_from: '2025-01-01', valid_to: '2025-12-31' }).execute();
    expect(await shown()).toMatchObject({ body: { isReceiving: true } });
    await sql`update slots set withdrawn_at = now() where practitioner_id = ${id}`.execute(db.owner);
    expect(await shown()).toMatchObject({ body: { isReceiving: false, clinics: [] } });
    // Nobody has ever come to them here.
    await db.owner.deleteFrom('free_times').where('practitioner_id', '=', id).execute();
    await db.owner.deleteFrom('slots').where('practitioner_id', '=', id).execute();
    expect(await shown()).toEqual({ problem: 'notFound' });
  });
});

describe('what an operator writes', () => {
  const texts = { fi: 'Sisäpihalta', sv: 'Från innergården', en: 'From the courtyard' };
  const set = (file: unknown) =>
    asKeeper(db.owner, (keeper) => writeClinicFile(keeper, 'LEP', clinicFileSchema.parse(file)));

  test('is what the page tells, and the rest stays', async () => {
    const before = await readClinicFile(db.owner, 'LEP');
    expect(await set({ directions: texts, parking: null })).toBe(true);
    const { directions, parking, accessibility } = await clinic('leppavaara', 'sv');
    expect([directions, parking]).toEqual(['Från innergården', null]);
    expect(accessibility).toBe(before?.accessibility?.sv);
    expect((await readClinicFile(db.owner, 'LEP'))?.hours).toEqual(before?.hours);
  });

  test('sets hours with a break, and days that are exceptions', async () => {
    const hours = [
      { weekday: 1, from: '08:00', to: '12:00' },
      { weekday: 1, from: '13:00', to: '16:00' },
    ];
    const exceptions = [
      { day: '2026-03-30', from: '10:00', to: '12:00', reason: texts },
      { day: '2026-04-13' },
    ];
    await set({ hours, exceptions });
    const shown = await clinic('leppavaara', 'en');
    expect(shown.hours?.week).toEqual([
      [
        { from: '08:00', to: '12:00' },
        { from: '13:00', to: '16:00' },
      ],
      ...Array.from({ length: 6 }, () => []),
    ]);
    expect(shown.hours?.exceptions.slice(0, 1)).toEqual([
      { day: '2026-03-30', hours: { from: '10:00', to: '12:00' }, reason: 'From the courtyard' },
    ]);
    expect(shown.hours?.exceptions).toContainEqual({ day: '2026-04-13', hours: null, reason: null });
    expect(await readClinicFile(db.owner, 'LEP')).toMatchObject({ hours, exceptions });
  });

  test('takes hours away', async () => {
    await set({ hours: [] });
    expect((await clinic('leppavaara')).hours).toBeNull();
  });

  test('is kept version by version, with who saved it', async () => {
    const saving = { author: 'Maija', now: TEST_NOW };
    const inKeeping = <T>(work: Parameters<typeof asKeeper<T>>[1]) => asKeeper(db.owner, work);
    const before = await readClinicFile(db.owner, 'LEP');
    const words = { fi: 'Torilta', sv: 'Från torget', en: 'From the square' };
    expect(await inKeeping((keeper) => previewClinic(keeper, 'LEP', { directions: words }))).toEqual({
      now: { directions: before?.directions },
      after: { directions: words },
    });
    expect(await readClinicFile(db.owner, 'LEP')).toEqual(before);
    expect(await inKeeping((keeper) => saveClinic(keeper, 'LEP', { directions: words }, saving))).toBe(2);
    expect(await listVersions(db.owner, 'LEP')).toEqual([
      expect.objectContaining({ version: 1, savedAt: TEST_NOW, author: null }),
      expect.objectContaining({ version: 2, savedAt: TEST_NOW, author: 'Maija' }),
    ]);
    expect((await listPublications(db.owner, 'LEP')).map(({ version }) => version)).toEqual([1, 2]);
    expect((await clinic('leppavaara', 'en')).directions).toBe('From the square');
    const again = { author: 'Pekka', now: TEST_NOW };
    expect(await inKeeping((keeper) => restoreClinic(keeper, 'LEP', 1, again))).toBe(3);
    expect(await readClinicFile(db.owner, 'LEP')).toEqual(before);
    expect((await listVersions(db.owner, 'LEP')).at(-1)).toMatchObject({ version: 3, author: 'Pekka' });
    expect(await inKeeping((keeper) => restoreClinic(keeper, 'LEP', 9, again))).toBe('notFound');
    expect(await inKeeping((keeper) => saveClinic(keeper, 'NOSUCH', {}, saving))).toBe('notFound');
    expect(await inKeeping((keeper) => previewClinic(keeper, 'NOSUCH', {}))).toBeNull();
  });

  test('is of a clinic that there is', async () => {
    expect(await writeClinicFile(db.owner, 'NOSUCH', {})).toBe(false);
    expect(await readClinicFile(db.owner, 'NOSUCH')).toBeNull();
  });

  test.each([
    ['a text in one language only', { parking: { fi: 'Piha' } }],
    ['a weekday that there is not', { hours: [{ weekday: 8, from: '08:00', to: '12:00' }] }],
    ['an hour that there is not', { hours: [{ weekday: 1, from: '8', to: '12:00' }] }],
    ['an end before the beginning', { hours: [{ weekday: 1, from: '12:00', to: '08:00' }] }],
    [
      'hours that overlap',
      {
        hours: [
          { weekday: 1, from: '08:00', to: '12:00' },
          { weekday: 1, from: '11:00', to: '16:00' },
        ],
      },
    ],
    ['a day that there is not', { exceptions: [{ day: '2026-02-30' }] }],
    ['half of an exception', { exceptions: [{ day: '2026-03-30', from: '08:00' }] }],
    ['a day twice', { exceptions: [{ day: '2026-03-30' }, { day: '2026-03-30' }] }],
    ['a misspelt name', { parkking: null }],
  ])('is refused with %s', (_, file) => {
    expect(clinicFileSchema.safeParse(file).success).toBe(false);
  });
});
