import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealGuardian } from '#areas/person/shared/guardianship/server/guardian-details.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { type DemoPerson, demoPeople } from '#demo/people.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { whileRefused } from '#platform/database/test-refusal.ts';
import type { Guardian, Patient } from '../contact-contract.ts';
import type { endpoints } from '../contract.ts';
import { createPatientInformationService } from './service.ts';
import { accessesOf, bodyOf, patientWith, signedIn } from './test-patients.ts';

const CONTACT = {
  emailAddress: 'aino.uusi@example.com',
  phoneNumber: '050 765 4321',
  streetAddress: 'Hämeentie 1',
  postalCode: '00500',
  postOffice: 'Helsinki',
};
const KEPT = { ...CONTACT, phoneNumber: '+358507654321' };
const SOFIA: Guardian = {
  type: 'parent',
  name: 'Sofia Lindström',
  phone: '0401234505',
  emailAddress: '',
  isGuardianHasSameAddress: true,
  streetAddress: 'left over from before',
  postalCode: '',
  postOffice: '',
};

let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
let eero: string;
let elsa: string;
let nth = 0;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, createPatientInformationService('/api/elsewhere'));
  [aino, eero] = [await patientWith(db, '140385-902F'), await patientWith(db, '021179-905R')];
  const { identityCode } = demoPeople(TEST_NOW).find(({ key }) => key === 'elsa') as DemoPerson;
  elsa = await patientWith(db, identityCode);
});
afterAll(() => db.drop());

const key = () => ({ idempotencyKey: `contact-${++nth}` });
const as = (patientId: string) => ({ session: signedIn(patientId), ...key() });
const rowOf = async (id: string) =>
  openPatient(
    db.vault,
    await db.owner.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );

type Change = 'POST /api/user' | 'PUT /api/user' | 'POST /api/user/contact-information';
const CHANGES: [Change, object][] = [
  ['POST /api/user', { ...CONTACT, language: 'sv' }],
  ['PUT /api/user', CONTACT],
  ['POST /api/user/contact-information', { ...CONTACT, guardians: [SOFIA] }],
];

describe('the own information', () => {
  test('is shown to the patient, who may change some of it', async () => {
    const { patient, ...rest } = bodyOf<{ patient: Patient }>(await call('GET /api/user', {}, as(eero)));
    expect(patient).toEqual({
      firstNames: 'Eero Juhani',
      lastName: 'Lehtonen',
      ssn: '021179-905R',
      emailAddress: 'eero.lehtonen@example.com',
      phoneNumber: '+358401234502',
      streetAddress: 'Itätuulentie 7 C 31',
      postalCode: '02100',
      postOffice: 'Espoo',
      language: 'fi',
      patientDataConsentFormUpdated: '2026-03-23T07:00:00.000Z',
    });
    expect(rest).toEqual({
      isMinor: false,
      isContactHidden: false,
      contactSavePath: '/api/elsewhere',
      deletionRequestedAt: null,
    });
    expect(await accessesOf(db, eero)).toContain('read patient');
  });

  test('is nobody’s who has not signed in or registered', async () => {
    const matti = { firstNames: 'Matti', lastName: 'Nieminen', identityCode: '211298-9217' };
    for (const session of [{}, { person: matti }]) {
      for (const get of ['GET /api/user', 'GET /api/user/guardians'] as const) {
        expect(await call(get, {}, { session })).toEqual({ problem: 'authenticationRequired' });
      }
      for (const [change, body] of CHANGES) {
        const answer = await call(change, { body }, { session, ...key() });
        expect(answer).toEqual({ problem: 'authenticationRequired' });
      }
    }
  });
});

describe.each(CHANGES)('%s', (change, body) => {
  test('saves the contact information of the patient and of nobody else', async () => {
    const others = await rowOf(eero);
    const answer = bodyOf<{ patient: Patient }>(await call(change, { body }, as(aino)));
    expect(answer).toMatchObject({ type: 'success', patient: { ...KEPT, firstNames: 'Aino Maria' } });
    expect(await rowOf(aino)).toMatchObject({
      email: KEPT.emailAddress,
      phone: KEPT.phoneNumber,
      street_address: KEPT.streetAddress,
      postal_code: KEPT.postalCode,
      post_office: KEPT.postOffice,
    });
    expect(await rowOf(eero)).toEqual(others);
    expect(await accessesOf(db, aino)).toContain('change patient');
  });

  test('names wrong fields, and changes nothing', async () => {
    const before = await rowOf(aino);
    const wrong = { ...body, emailAddress: 'aino', streetAddress: 'K', postalCode: '', lastName: 'Other' };
    expect(await call(change, { body: wrong }, as(aino))).toEqual({
      problem: 'invalidFields',
      errors: [
        { field: 'emailAddress', code: 'invalid' },
        { field: 'streetAddress', code: 'tooShort' },
        { field: 'postalCode', code: 'required' },
      ],
    });
    expect(await call(change, { body: { ...body, phoneNumber: 12 } }, as(aino))).toMatchObject({
      problem: 'invalidFields',
    });
    expect(await rowOf(aino)).toEqual(before);
  });

  test('is malformed without a key or a body', async () => {
    expect(await call(change, { body: 'x' }, as(aino))).toEqual({ problem: 'malformed' });
    expect(await call(change, { body }, { session: signedIn(aino) })).toMatchObject({ problem: 'malformed' });
  });

  test('runs once for a key', async () => {
    const request = as(aino);
    const first = await call(change, { body }, request);
    const noted = await accessesOf(db, aino);
    expect(await call(change, { body }, request)).toEqual(first);
    const again = (await accessesOf(db, aino)).slice(0, -noted.length);
    // The kept answer says what the record holds, once more.
    expect(again).toContain('read patient');
    expect(again.filter((access) => !access.startsWith('read '))).toEqual([]);
    expect(await call(change, { body: { ...body, postOffice: 'Espoo' } }, request)).toEqual({
      problem: 'idempotencyKeyReused',
    });
  });

  test('is an unknown error when the database refuses, and nothing is kept of it', async () => {
    const reported: unknown[] = [];
    const before = await rowOf(aino);
    const request = { ...as(aino), report: (error: unknown) => void reported.push(error) };
    const other = { ...body, postOffice: 'Turku' };
    const refused = await whileRefused(db, 'update', 'patients', () =>
      call(change, { body: other }, request),
    );
    expect(refused).toEqual({ body: { type: 'unknownError' } });
    expect(reported).toHaveLength(1);
    expect(await rowOf(aino)).toEqual(before);
    // The same press, repeated, succeeds.
    expect(await call(change, { body: other }, request)).toMatchObject({ body: { type: 'success' } });
  });
});

test('the language is saved with the first contact information', async () => {
  const body = { ...CONTACT, language: 'en' };
  await call('POST /api/user', { body }, as(eero));
  expect(await rowOf(eero)).toMatchObject({ language: 'en' });
  await call('PUT /api/user', { body: CONTACT }, as(eero));
  expect(await rowOf(eero)).toMatchObject({ language: 'en' });
});

describe('the contact form', () => {
  const save = (guardians: readonly Guardian[], query = {}) =>
    call('POST /api/user/contact-information', { body: { ...CONTACT, guardians }, query }, as(elsa));
  const guardiansOf = async (patientId: string) =>
    bodyOf<{ guardians: Guardian[] }>(await call('GET /api/user/guardians', {}, as(patientId))).guardians;
  const other: Guardian = {
    ...SOFIA,
    name: 'Karl Lindström',
    isGuardianHasSameAddress: false,
    streetAddress: 'Nygatan 2',
    postalCode: '65100',
    postOffice: 'Vasa',
  };
  const kept = { ...SOFIA, phone: '+358401234505', streetAddress: '' };

  test('replaces the list of guardians, sealed, and only the patient’s own', async () => {
    expect(await save([SOFIA, other])).toMatchObject({
      body: { type: 'success', guardians: [kept, { ...other, phone: kept.phone }] },
    });
    expect((await guardiansOf(elsa)).map(({ name }) => name)).toEqual(['Sofia Lindström', 'Karl Lindström']);
    const rows = await db.owner.selectFrom('guardians').selectAll().where('patient_id', '=', elsa).execute();
    expect(JSON.stringify(rows)).not.toMatch(/Lindström|Nygatan|\+358/);
    expect(await accessesOf(db, elsa)).toEqual(
      expect.arrayContaining(['change guardians', 'read guardians']),
    );

    await save([other]);
    expect((await guardiansOf(elsa)).map(({ name }) => name)).toEqual(['Karl Lindström']);
    await save([]);
    expect(await guardiansOf(elsa)).toEqual([]);
    expect(await guardiansOf(eero)).toEqual([]);
  });

  test('keeps what a guardian is to the child, of those of whom it has been said', async () => {
    await save([{ ...SOFIA, type: 'trustee' }]);
    expect((await guardiansOf(elsa)).map(({ type }) => type)).toEqual(['trustee']);
    const { type: _, ...untold } = SOFIA;
    await db.owner
      .updateTable('guardians')
      .set({ details: sealGuardian(db.vault, untold as Guardian) })
      .where('patient_id', '=', elsa)
      .execute();
    expect((await guardiansOf(elsa)).map(({ type }) => type)).toEqual([null]);
    await save([]);
  });

  test('notes no change of guardians who stay as they are', async () => {
    const changes = async () =>
      (await accessesOf(db, elsa)).filter((access) => access === 'change guardians').length;
    await save([SOFIA]);
    const before = await changes();
    await save([SOFIA]);
    expect(await changes()).toBe(before);
  });

  test('names each wrong field of each guardian', async () => {
    expect(await save([SOFIA, { ...other, name: '', postalCode: '1' }])).toEqual({
      problem: 'invalidFields',
      errors: [
        { field: 'guardians.1.name', code: 'required' },
        { field: 'guardians.1.postalCode', code: 'invalid' },
      ],
    });
    expect(await save([SOFIA, other, SOFIA])).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'guardians', code: 'tooMany' }],
    });
  });

  test('saves the language of contact, where it is told', async () => {
    await save([]);
    const before = await rowOf(elsa);
    const body = { ...CONTACT, guardians: [], language: 'en' };
    await call('POST /api/user/contact-information', { body }, as(elsa));
    expect(await rowOf(elsa)).toEqual({ ...before, language: 'en' });
  });

  test('is of a minor', async () => {
    const { isMinor } = bodyOf<{ isMinor: boolean }>(await call('GET /api/user', {}, as(elsa)));
    expect(isMinor).toBe(true);
  });

  test.each([
    ['/sv/fakturor?x=1', '/sv/fakturor?x=1'],
    [undefined, null],
    ['https://evil.example/fi', null],
    ['//evil.example', null],
    ['/api/logout', null],
    ['javascript:alert(1)', null],
  ])('leads to %s only if it is a page of its own', async (next, expected) => {
    const answer = await save([SOFIA], next === undefined ? {} : { next });
    expect(answer).toMatchObject({ body: { type: 'success', next: expected } });
  });

  test('is malformed in a language that there is not', async () => {
    expect(await save([], { lang: 'klingon' })).toMatchObject({ problem: 'malformed' });
  });
});

describe('an identification that is not fresh', () => {
  const old = () => ({ session: { ...signedIn(eero), freshUntil: TEST_NOW }, ...key() });

  test.each(CHANGES)('%s changes neither e-mail nor phone', async (endpoint, body) => {
    const before = await rowOf(eero);
    const input = { query: { lang: 'fi' }, body: { ...body, phoneNumber: '+358441112223' } };
    expect(await call(endpoint, input, old())).toEqual({ problem: 'freshIdentificationRequired' });
    expect(await rowOf(eero)).toEqual(before);
  });

  test.each(CHANGES)('%s saves everything else', async (endpoint, body) => {
    const { email, phone } = await rowOf(eero);
    const reached = { ...body, emailAddress: email, phoneNumber: phone };
    await call(endpoint, { query: { lang: 'fi' }, body: reached }, as(eero));
    const input = { query: { lang: 'fi' }, body: { ...reached, postOffice: 'Espoo' } };
    expect(await call(endpoint, input, old())).toMatchObject({ body: { type: 'success' } });
  });

  describe('of who writes a child’s guardians', () => {
    const KEPT_SOFIA = { ...SOFIA, emailAddress: 'sofia@example.com' };
    const save = (guardians: readonly Guardian[], freshUntil?: Date) =>
      call(
        'POST /api/user/contact-information',
        { body: { ...CONTACT, guardians }, query: {} },
        { session: { ...signedIn(elsa), ...(freshUntil && { freshUntil }) }, ...key() },
      );

    test.each<[string, readonly Guardian[]]>([
      ['another e-mail', [{ ...KEPT_SOFIA, emailAddress: 'thief@example.com' }]],
      ['another phone', [{ ...KEPT_SOFIA, phone: '0407654321' }]],
      ['one guardian more', [KEPT_SOFIA, { ...SOFIA, name: 'Karl Lindström' }]],
      ['no guardian', []],
    ])('%s is not saved', async (_, guardians) => {
      await save([KEPT_SOFIA]);
      expect(await save(guardians, TEST_NOW)).toEqual({ problem: 'freshIdentificationRequired' });
      const shown = await call('GET /api/user/guardians', {}, as(elsa));
      expect(bodyOf<{ guardians: Guardian[] }>(shown).guardians).toMatchObject([
        { emailAddress: 'sofia@example.com', phone: '+358401234505' },
      ]);
    });

    test('a name and an address are saved', async () => {
      await save([KEPT_SOFIA]);
      const moved = { isGuardianHasSameAddress: false, streetAddress: 'Nygatan 2', postalCode: '65100' };
      const answer = await save([{ ...KEPT_SOFIA, ...moved, postOffice: 'Vasa' }], TEST_NOW);
      expect(answer).toMatchObject({ body: { type: 'success' } });
    });
  });
});
