import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { actingFor } from '#platform/test-context.ts';
import type { endpoints } from '../../contract.ts';
import type { PractitionerChoice, SearchResult } from '../../search-contract.ts';
import { bookingService, patientOf, signedIn } from '../test-booking.ts';

const TODAY = helsinkiDay(TEST_NOW);
const MONTH = { startDate: TODAY, endDate: addDays(TODAY, 30) };
const INSURED = { isInsuranceCustomer: 'true' };
const EMPLOYED = { isOccupationalCustomer: 'true' };
const SEARCH = 'GET /api/appointments';
const SPECIALTY = 'GET /api/appointments/specialty';

let db: TestDatabase;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, bookingService);
});
afterAll(() => db.drop());

/** Somebody logged in, who has got past the runner. */
async function as(identityCode: string) {
  const rights = async () => ['ohc-appointment-search'] as const;
  return { session: signedIn(await patientOf(db, identityCode)), rights };
}
const eero = () => as('021179-905R');
const janne = () => as('280282-9372');
const aino = () => as('140385-902F');

async function found(
  query: object,
  request = {},
): Promise<SearchResult['availableAppointments']['appointments']> {
  const outcome = await call(SEARCH, { query: { ...MONTH, ...query } }, request);
  if ('problem' in outcome) throw new Error(outcome.problem);
  return (outcome.body as SearchResult).availableAppointments.appointments;
}
async function dates(query: object, request = {}): Promise<string[]> {
  const key = 'GET /api/appointments/available-appointment-dates';
  const outcome = await call(key, { query: { ...MONTH, ...query } }, request);
  return (outcome as { body: { dates: string[] } }).body.dates;
}
async function specialties(query: object, request = {}) {
  const outcome = await call(SPECIALTY, { query }, request);
  const { type, specialties: all = [] } = (
    outcome as { body: { type: string; specialties?: { code: string }[] } }
  ).body;
  return { type, codes: all.map(({ code }) => code).toSorted() };
}
async function practitioners(query: object, request = {}): Promise<PractitionerChoice[]> {
  const outcome = await call('GET /api/appointments/practitioners', { query }, request);
  return (outcome as { body: { practitioners: PractitionerChoice[] } }).body.practitioners;
}
const codesOf = (times: Awaited<ReturnType<typeof found>>) =>
  times.map(({ specialtyData }) => specialtyData.specialties.map(({ code }) => code));

describe('an insurance customer', () => {
  test('finds what a private customer finds, without prices, to be booked by who has identified themselves', async () => {
    const [own, others] = [
      await found({ ...INSURED, specialtyIds: 'YLE' }),
      await found({ specialtyIds: 'YLE' }),
    ];
    expect(own.length).toBe(20);
    expect(own.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect(others.some(({ practitionerRate }) => practitionerRate !== null)).toBe(true);
    for (const { practitionerRate, requiresAuthToReserve } of own) {
      expect(practitionerRate).toBeNull();
      expect(requiresAuthToReserve).toBe(true);
    }
    expect(await dates(INSURED)).toEqual(await dates({}));
  });

  test('finds them at the brand for children, too, and no specialty of Kela65 customers', async () => {
    const pikkujatti = { brand: brandOf('pikkujatti') };
    expect((await found(INSURED, pikkujatti)).length).toBe(20);
    expect((await specialties(INSURED)).codes).toEqual((await specialties({})).codes);
    expect((await specialties(INSURED)).codes).not.toContain('Y65V');
  });
});

describe('a Kela65 customer', () => {
  test('is offered the one specialty, whatever is named', async () => {
    expect(await specialties({ isKela65Customer: 'true' })).toEqual({ type: 'success', codes: ['Y65V'] });
    const all = await practitioners({ isKela65Customer: 'true', specialtyIds: 'YLE' });
    expect(all.length).toBeGreaterThan(0);
    for (const each of all) expect(each.specialties.map(({ code }) => code)).toContain('Y65V');
  });
});

test('nobody is the customer of two', async () => {
  for (const key of [SEARCH, SPECIALTY] as const) {
    expect(await call(key, { query: { ...INSURED, ...EMPLOYED } }, await eero())).toEqual({
      problem: 'malformed',
      errors: [{ field: '', code: 'severalCustomers' }],
    });
  }
});

describe('an occupational customer', () => {
  /** Changes what was agreed with Eero's employer; `also`: agreements that follow. */
  async function agree(changes: object, also: readonly object[] = []): Promise<void> {
    await db.owner.updateTable('care_agreements').set(changes).where('employer_id', '=', 'tehdas').execute();
    for (const agreement of also) {
      await db.owner
        .insertInto('care_agreements')
        .values({
          employer_id: 'tehdas',
          valid_from: TODAY,
          valid_to: null,
          covered_specialties: null,
          allows_web_reservation: true,
          allows_messaging: true,
          ...agreement,
        })
        .execute();
    }
  }
  afterEach(async () => {
    await db.owner
      .deleteFrom('care_agreements')
      .where('employer_id', '=', 'tehdas')
      .where('valid_from', '>', '2024-01-01')
      .execute();
    await agree({ covered_specialties: null, valid_to: null, allows_web_reservation: true });
  });

  test('finds times of everything, where the employer pays for everything, without prices', async () => {
    const times = await found(EMPLOYED, await eero());
    expect(times.map(({ id }) => id)).toEqual((await found({})).map(({ id }) => id));
    for (const { practitionerRate, requiresAuthToReserve } of times) {
      expect(practitionerRate).toBeNull();
      expect(requiresAuthToReserve).toBe(true);
    }
    expect(await specialties(EMPLOYED, await eero())).toEqual(await specialties({}));
  });

  test('finds times of what the employer pays for, and of nothing else', async () => {
    await agree({ covered_specialties: ['YLE', 'FYS'] });
    const caller = await eero();
    for (const codes of codesOf(await found(EMPLOYED, caller))) {
      expect(codes.some((code) => code === 'YLE' || code === 'FYS')).toBe(true);
    }
    const ofOne = codesOf(await found({ ...EMPLOYED, specialtyIds: 'FYS' }, caller));
    expect(ofOne.length).toBeGreaterThan(0);
    for (const codes of ofOne) expect(codes).toContain('FYS');
    const ofTwo = await found({ ...EMPLOYED, specialtyIds: ['PSY', 'FYS'] }, caller);
    expect(codesOf(ofTwo)).toEqual(ofOne);
    expect(await found({ ...EMPLOYED, specialtyIds: 'PSY' }, caller)).toEqual([]);
    expect(await dates({ ...EMPLOYED, specialtyIds: 'PSY' }, caller)).toEqual([]);
    expect(await specialties(EMPLOYED, caller)).toEqual({ type: 'success', codes: ['FYS', 'YLE'] });
    expect(await specialties({ ...EMPLOYED, code: 'PSY' }, caller)).toMatchObject({
      type: 'webReservationNotAllowed',
    });
    for (const { specialties: all } of await practitioners(EMPLOYED, caller)) {
      expect(all.some(({ code }) => code === 'YLE' || code === 'FYS')).toBe(true);
    }
    const [psychiatrist] = await practitioners({ specialtyIds: 'PSY' });
    const clinics = 'GET /api/appointments/practitioner-clinics';
    const query = { id: psychiatrist?.id };
    expect(await call(clinics, { query: { ...query, ...EMPLOYED } }, caller)).toEqual({
      body: { clinicIds: [] },
    });
    expect(await call(clinics, { query })).not.toEqual({ body: { clinicIds: [] } });
  });

  test('finds nothing after the last day of the agreement', async () => {
    const last = addDays(TODAY, 3);
    await agree({ valid_to: last });
    const caller = await eero();
    expect(await dates({}, caller)).toContain(addDays(last, 1));
    const open = await dates(EMPLOYED, caller);
    expect(open).toContain(last);
    expect(open.filter((day) => day > last)).toEqual([]);
    expect(await found({ ...EMPLOYED, startDate: addDays(last, 1) }, caller)).toEqual([]);
  });

  test('finds what the next agreement covers, from its first day on', async () => {
    const next = addDays(TODAY, 7);
    await agree({ valid_to: addDays(next, -1) }, [{ valid_from: next, covered_specialties: ['YLE'] }]);
    const caller = await eero();
    expect((await dates(EMPLOYED, caller)).filter((day) => day >= next)).toEqual([]);
    const later = codesOf(await found({ ...EMPLOYED, startDate: next }, caller));
    expect(later.length).toBe(20);
    for (const codes of later) expect(codes).toContain('YLE');
  });

  test('is told by the specialties why there is nothing to book', async () => {
    expect((await specialties(EMPLOYED, await janne())).type).toBe('webReservationNotAllowed');
    expect((await specialties(EMPLOYED, await aino())).type).toBe('unknownError');
    expect((await specialties(EMPLOYED)).type).toBe('unknownError');
    expect((await specialties(EMPLOYED, { ...(await eero()), brand: brandOf('pikkujatti') })).type).toBe(
      'unknownError',
    );
  });

  test('is nobody whose employer pays for nothing, and no child for whom an employee acts', async () => {
    const [employed, other] = [await eero(), await aino()];
    const [own, nothing] = await Promise.all([found(EMPLOYED, employed), found(EMPLOYED, other)]);
    expect(own.length).toBe(20);
    expect(nothing).toEqual([]);
    expect(await found(EMPLOYED, await janne())).toEqual([]);
    const { session, rights } = employed;
    const forChild = { rights, session: { ...session, actingFor: actingFor(session.patientId as string) } };
    expect(await found(EMPLOYED, forChild)).toEqual([]);
    expect(await dates(EMPLOYED, forChild)).toEqual([]);
  });
});
