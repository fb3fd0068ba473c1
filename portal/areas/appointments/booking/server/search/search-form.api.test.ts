import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../../contract.ts';
import type { PractitionerChoice } from '../../search-contract.ts';
import { bookingService } from '../test-booking.ts';

const SPECIALTY = 'GET /api/appointments/specialty';
const PRACTITIONERS = 'GET /api/appointments/practitioners';
const PRACTITIONER_CLINICS = 'GET /api/appointments/practitioner-clinics';
const pikkujatti = { brand: brandOf('pikkujatti') };

let db: TestDatabase;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, bookingService);
});
afterAll(() => db.drop());

async function practitioners(query: object, request = {}): Promise<PractitionerChoice[]> {
  const outcome = await call(PRACTITIONERS, { query }, request);
  return (outcome as { body: { practitioners: PractitionerChoice[] } }).body.practitioners;
}

test('the specialties are the brand’s that can be booked online, by name', async () => {
  const outcome = await call(SPECIALTY, { query: { lang: 'en' } });
  const { specialties } = (outcome as { body: { specialties: { code: string; name: string }[] } }).body;
  expect(specialties[0]).toEqual({ code: 'KAR', name: 'Cardiology', includesRemote: false });
  const codes = specialties.map(({ code }) => code);
  expect(codes).not.toContain('LNE');
  expect(codes).not.toContain('PLK');
  expect(codes).not.toContain('Y65V');
  expect(specialties.find(({ code }) => code === 'PSY')).toMatchObject({ includesRemote: true });
  const childrens = await call(SPECIALTY, {}, pikkujatti);
  expect(childrens).toMatchObject({
    body: { specialties: expect.arrayContaining([expect.objectContaining({ code: 'LNE' })]) },
  });
});

test('one specialty tells whether it can be booked', async () => {
  expect(await call(SPECIALTY, { query: { code: 'GYN' } })).toMatchObject({
    body: { type: 'success', specialties: [{ code: 'GYN', includesRemote: true }] },
  });
  expect(await call(SPECIALTY, { query: { code: 'PLK' } })).toEqual({
    body: { type: 'webReservationNotAllowed' },
  });
  expect(await call(SPECIALTY, { query: { code: 'NOSUCH' } })).toEqual({ body: { type: 'unknownError' } });
  expect(await call(SPECIALTY, { query: { code: 'GYN' } }, pikkujatti)).toEqual({
    body: { type: 'unknownError' },
  });
  expect(await call(SPECIALTY, { query: { code: '%' } })).toMatchObject({ problem: 'malformed' });
});

test('the places are the brand’s, by name', async () => {
  const outcome = await call('GET /api/appointments/clinics', { query: { lang: 'sv' } });
  expect(outcome).toMatchObject({
    body: {
      municipalities: expect.arrayContaining([{ id: 'hyvinkää', name: 'Hyvinge' }]),
      clinics: expect.arrayContaining([
        {
          id: 'KAM',
          name: 'Kaari Kampen',
          municipalityId: 'helsinki',
          address: 'Malmbrinken 3, 00180 Helsingfors',
        },
      ]),
    },
  });
  const { body } = (await call('GET /api/appointments/clinics', {}, pikkujatti)) as {
    body: { clinics: { name: string }[]; municipalities: object[] };
  };
  expect(body.clinics.map(({ name }) => name)).toHaveLength(4);
  expect(body.municipalities).toHaveLength(4);
  expect(await call('GET /api/appointments/clinics', { query: { lang: 'xx' } })).toMatchObject({
    problem: 'malformed',
  });
});

test('practitioners are found by any part of the name, either way round, and by title', async () => {
  for (const search of ['ilona hei', 'Heikkinen Ilona', 'HEIKKINEN']) {
    expect((await practitioners({ search })).map(({ name }) => name)).toContain('Ilona Heikkinen');
  }
  const [nurse] = await practitioners({ search: 'sjuksköt', lang: 'sv' });
  expect(nurse).toMatchObject({
    title: 'sjukskötare',
    specialties: [{ code: 'HOI', name: 'Sjukskötarmottagning' }],
  });
  expect(await practitioners({ search: '%' })).toEqual([]);
  expect(await practitioners({ search: '\\' })).toEqual([]);
});

test('practitioners are found by specialty, by id and within the brand', async () => {
  const neurologists = await practitioners({ specialtyIds: 'NEU' });
  expect(neurologists).toHaveLength(4);
  const named = neurologists.slice(0, 2).map(({ id }) => id);
  expect((await practitioners({ practitionerIds: named })).map(({ id }) => id).toSorted()).toEqual(
    named.toSorted(),
  );
  expect(await practitioners({ specialtyIds: 'NEU' }, pikkujatti)).toEqual([]);
  const elsewhere = await practitioners({ specialtyIds: 'NEU' }, { brand: brandOf('revontuli') });
  expect(elsewhere).toHaveLength(1);
  expect(neurologists).not.toContainEqual(elsewhere[0]);
  expect(await practitioners({})).toHaveLength(20);
  expect(await call(PRACTITIONERS, { query: { search: 'x'.repeat(81) } })).toMatchObject({
    problem: 'malformed',
  });
});

test('a practitioner’s clinics are those with free times', async () => {
  const [ilona] = await practitioners({ search: 'Ilona Heikkinen' });
  expect(await call(PRACTITIONER_CLINICS, { query: { id: ilona?.id } })).toEqual({
    body: { clinicIds: ['KAM'] },
  });
  expect(await call(PRACTITIONER_CLINICS, { query: { id: ilona?.id } }, pikkujatti)).toEqual({
    body: { clinicIds: [] },
  });
  expect(await call(PRACTITIONER_CLINICS, { query: { id: '999999' } })).toEqual({ problem: 'notFound' });
  expect(await call(PRACTITIONER_CLINICS, { query: { id: '0' } })).toMatchObject({ problem: 'malformed' });
});
