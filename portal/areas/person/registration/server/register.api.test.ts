import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openGuardian } from '#areas/person/shared/guardianship/server/guardian-details.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { brandOf } from '#brands/registry.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { type DemoPerson, demoPeople } from '#demo/people.ts';
import { testRegister } from '#outside/population-register/client/test-register.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { whileRefused } from '#platform/database/test-refusal.ts';
import type { endpoints } from '../contract.ts';
import { MAX_CHILDREN_TRIED } from './register.ts';
import { createRegistrationService } from './service.ts';

const REGISTER = 'POST /api/user/register';
const pikkujatti = { brand: brandOf('pikkujatti') };

let db: TestDatabase;
let call: Call<typeof endpoints>;
let nth = 0;
const populationRegister = testRegister();
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, createRegistrationService(populationRegister));
});
afterAll(() => db.drop());

interface Person {
  readonly firstNames: string;
  readonly lastName: string;
  readonly identityCode: string;
}
/** Somebody who is not a patient yet: a new one for each test. */
let matti: Person;
let hash: Buffer;
beforeEach(async () => {
  nth += 1;
  matti = {
    firstNames: 'Matti Antero',
    lastName: 'Nieminen',
    identityCode: formatIdentityCode('1990-01-01', 900 + nth),
  };
  populationRegister.families = { [matti.identityCode]: [newChild()] };
  populationRegister.isDown = false;
  hash = await addSession();
});

async function addSession(): Promise<Buffer> {
  const id = db.vault.hash('session', `${nth} ${Math.random()}`);
  await db.owner
    .insertInto('sessions')
    .values({ id_hash: id, draft_seed: id, created_at: TEST_NOW, active_at: TEST_NOW })
    .execute();
  return id;
}

const bodyFor = (person: Person, changes = {}) => ({
  ...person,
  emailAddress: 'matti@example.com',
  phoneNumber: '040 1234567',
  streetAddress: 'Katu 1',
  postalCode: '00100',
  postOffice: 'Helsinki',
  language: 'sv',
  acceptsTerms: true,
  ...changes,
});
const SAME_ADDRESS = {
  isGuardianHasSameAddress: true,
  streetAddress: '',
  postalCode: '',
  postOffice: '',
};
const newChild = () => ({
  firstNames: 'Elli',
  lastName: 'Nieminen',
  identityCode: formatIdentityCode('2018-05-01', 900 + nth),
  ...SAME_ADDRESS,
});
const register = (changes = {}, request = {}) =>
  call(
    REGISTER,
    { body: bodyFor(matti, changes) },
    { session: { person: matti, hash }, idempotencyKey: `register-${Math.random()}`, ...request },
  );
const patientOf = async ({ identityCode }: Pick<Person, 'identityCode'>) => {
  const rows = await db.owner
    .selectFrom('identities')
    .innerJoin('patients', 'patients.id', 'patient_id')
    .selectAll('patients')
    .where('identity_hash', '=', db.vault.hash('identity', identityCode))
    .execute();
  return rows.map((row) => openPatient(db.vault, row));
};
const patientOfSession = async (id = hash) =>
  (
    await db.owner
      .selectFrom('sessions')
      .select('patient_id')
      .where('id_hash', '=', id)
      .executeTakeFirstOrThrow()
  ).patient_id;
const countPatients = async () =>
  (
    await db.owner
      .selectFrom('patients')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('what a registration begins with', () => {
  const start = (request = {}) => call('GET /api/user/register', {}, request);

  test('is the identified person', async () => {
    expect(await start({ session: { person: matti, hash } })).toEqual({
      body: { person: matti, patient: null, mayRegisterChild: false },
    });
    expect(await start({ ...pikkujatti, session: { person: matti, hash } })).toMatchObject({
      body: { mayRegisterChild: true },
    });
    const minor = { ...matti, identityCode: formatIdentityCode('2010-05-01', 900 + nth) };
    expect(await start({ ...pikkujatti, session: { person: minor, hash } })).toMatchObject({
      body: { mayRegisterChild: false },
    });
    expect(await start({ session: { hash } })).toEqual({ problem: 'authenticationRequired' });
  });

  test('is for a patient what is kept of them, and is logged', async () => {
    await register();
    const patientId = await patientOfSession();
    expect(await start({ session: { person: matti, hash, patientId } })).toEqual({
      body: {
        person: matti,
        patient: {
          emailAddress: 'matti@example.com',
          phoneNumber: '+358401234567',
          streetAddress: 'Katu 1',
          postalCode: '00100',
          postOffice: 'Helsinki',
          language: 'sv',
        },
        mayRegisterChild: false,
      },
    });
    const log = await db.owner
      .selectFrom('access_log')
      .selectAll()
      .where('patient_id', '=', patientId ?? '')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['create', 'read']);
  });
});

describe('registration', () => {
  test('makes a patient of the identified person, whose session it is from then on', async () => {
    expect(await register({ firstNames: 'MATTI ANTERO' })).toEqual({ body: { type: 'success' } });
    const [patient] = await patientOf(matti);
    expect(patient).toMatchObject({
      first_names: 'Matti Antero',
      last_name: 'Nieminen',
      identity_code: matti.identityCode,
      email: 'matti@example.com',
      phone: '+358401234567',
      street_address: 'Katu 1',
      postal_code: '00100',
      post_office: 'Helsinki',
      language: 'sv',
      consent_status: 'missing',
      allows_marketing_mail: false,
    });
    expect(await patientOfSession()).toBe(patient?.id);
    const log = await db.owner
      .selectFrom('access_log')
      .selectAll()
      .where('patient_id', '=', patient?.id ?? '')
      .execute();
    expect(log).toMatchObject([
      { actor_kind: 'patient', actor_id: patient?.id, action: 'create', record_kind: 'patient' },
    ]);
  });

  test('is made once for one key, the session being the patient’s by then', async () => {
    const request = { idempotencyKey: `register-once-${nth}` };
    const first = await register({}, request);
    const patientId = await patientOfSession();
    const again = { ...request, session: { person: matti, hash, patientId } };
    expect(await register({}, again)).toEqual(first);
    expect(await register({ postOffice: 'Espoo' }, again)).toEqual({ problem: 'idempotencyKeyReused' });
    expect(await patientOf(matti)).toHaveLength(1);
  });

  test('of somebody who is a patient already says so, changes nothing, and the session is theirs', async () => {
    await register();
    const [before] = await patientOf(matti);
    const other = await addSession();
    const session = { person: matti, hash: other };
    expect(await register({ emailAddress: 'other@example.com' }, { session })).toEqual({
      body: { type: 'userAlreadyExists' },
    });
    expect(await patientOf(matti)).toEqual([before]);
    expect(await patientOfSession(other)).toBe(before?.id);
  });

  test('pressed in several tabs at once makes one patient', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => register()));
    const types = answers.map((answer) =>
      'body' in answer ? (answer.body as { type: string }).type : answer.problem,
    );
    expect(types.toSorted()).toEqual(['success', ...Array(4).fill('userAlreadyExists')]);
    expect(await patientOf(matti)).toHaveLength(1);
  });

  test('is in nobody else’s name', async () => {
    const before = await countPatients();
    const stranger = {
      firstNames: 'Toinen',
      lastName: 'Ihminen',
      identityCode: formatIdentityCode('1980-01-01', 920),
    };
    expect(await register(stranger)).toEqual({
      problem: 'invalidFields',
      errors: ['firstNames', 'lastName', 'identityCode'].map((field) => ({ field, code: 'mismatch' })),
    });
    expect(await countPatients()).toBe(before);
  });

  test('is for strongly identified people', async () => {
    expect(await register({}, { session: { hash } })).toEqual({ problem: 'authenticationRequired' });
    expect(await patientOf(matti)).toEqual([]);
  });

  test('names wrong fields', async () => {
    expect(await register({ emailAddress: 'matti', postalCode: '1', postOffice: '' })).toEqual({
      problem: 'invalidFields',
      errors: [
        { field: 'emailAddress', code: 'invalid' },
        { field: 'postalCode', code: 'invalid' },
        { field: 'postOffice', code: 'required' },
      ],
    });
    expect(await register({ acceptsTerms: false })).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'acceptsTerms', code: 'required' }],
    });
    const person = { person: matti, hash };
    expect(await call(REGISTER, { body: 'x' }, { session: person, idempotencyKey: 'malformed-1' })).toEqual({
      problem: 'malformed',
    });
    expect(await register({}, { idempotencyKey: null })).toMatchObject({ problem: 'malformed' });
  });

  test('is an unknown error when the database refuses, and nothing is kept of it', async () => {
    const before = await countPatients();
    const refused = await whileRefused(db, 'insert', 'identities', () => register());
    expect(refused).toEqual({ body: { type: 'unknownError' } });
    expect(await countPatients()).toBe(before);
    expect(await patientOfSession()).toBeNull();
  });
});

describe('a child', () => {
  test('is registered with the guardian, both or neither', async () => {
    const child = newChild();
    expect(await register({ child }, pikkujatti)).toEqual({ body: { type: 'success' } });
    const [[guardian], [patient]] = [await patientOf(matti), await patientOf(child)];
    expect(patient).toMatchObject({
      first_names: 'Elli',
      street_address: 'Katu 1',
      language: 'sv',
      consent_status: 'missing',
      email: null,
      phone: null,
    });
    // The session is the guardian's own: acting for the child is another matter.
    expect(await patientOfSession()).toBe(guardian?.id);
    const id = patient?.id ?? '';
    const [row] = await db.owner.selectFrom('guardians').selectAll().where('patient_id', '=', id).execute();
    expect(openGuardian(db.vault, row?.details ?? '')).toMatchObject({
      name: 'Matti Antero Nieminen',
      phone: '+358401234567',
      isGuardianHasSameAddress: true,
    });
    const log = await db.owner.selectFrom('access_log').selectAll().where('patient_id', '=', id).execute();
    expect(log).toMatchObject([{ actor_kind: 'guardian', actor_id: guardian?.id, action: 'create' }]);
  });

  test('who lives elsewhere has the address that was given, and the guardian theirs', async () => {
    const own = { streetAddress: ' Tie 2 ', postalCode: '02100', postOffice: 'Espoo' };
    const child = { ...newChild(), ...own, isGuardianHasSameAddress: false };
    expect(await register({ child }, pikkujatti)).toEqual({ body: { type: 'success' } });
    const [patient] = await patientOf(child);
    expect(patient).toMatchObject({ street_address: 'Tie 2', postal_code: '02100', post_office: 'Espoo' });
    const row = await db.owner
      .selectFrom('guardians')
      .selectAll()
      .where('patient_id', '=', patient?.id ?? '')
      .executeTakeFirst();
    expect(openGuardian(db.vault, row?.details ?? '')).toMatchObject({
      isGuardianHasSameAddress: false,
      streetAddress: 'Katu 1',
      postalCode: '00100',
      postOffice: 'Helsinki',
    });
  });

  test('is registered by a patient, whose own record stays as it is', async () => {
    await register();
    const [before] = await patientOf(matti);
    const session = { person: matti, hash, patientId: before?.id ?? null };
    const request = { ...pikkujatti, session };
    const child = newChild();
    expect(await register({ child, emailAddress: 'other@example.com' }, request)).toEqual({
      body: { type: 'success' },
    });
    expect(await patientOf(matti)).toEqual([before]);
    expect(await patientOf(child)).toHaveLength(1);
  });

  test('a child who is a patient already is not registered again, nor is the guardian then', async () => {
    const viktor = demoPeople(TEST_NOW).find(({ key }) => key === 'viktor') as DemoPerson;
    const before = await patientOf(viktor);
    const identityCode = viktor.identityCode.toLowerCase();
    const child = { firstNames: 'Viktor', lastName: 'Lindström', identityCode, ...SAME_ADDRESS };
    populationRegister.families = {
      [matti.identityCode]: [{ ...child, identityCode: identityCode.toUpperCase() }],
    };
    expect(await register({ child }, pikkujatti)).toEqual({ body: { type: 'userAlreadyExists' } });
    expect(await patientOf(matti)).toEqual([]);
    expect(await patientOfSession()).toBeNull();
    expect(await patientOf(viktor)).toEqual(before);
  });

  test('is registered by nobody but their guardian, as the population register says', async () => {
    populationRegister.families = {};
    expect(await register({ child: newChild() }, pikkujatti)).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'child.identityCode', code: 'notGuardian' }],
    });
    populationRegister.isDown = true;
    expect(await register({ child: newChild() }, pikkujatti)).toEqual({ problem: 'temporarilyUnavailable' });
    expect(await patientOf(newChild())).toEqual([]);
    expect(await patientOf(matti)).toEqual([]);
  });

  test('is none in a brand for adults, and no grown-up anywhere', async () => {
    const child = newChild();
    expect(await register({ child })).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'child', code: 'notAsked' }],
    });
    const grownUp = { ...child, identityCode: formatIdentityCode('2008-03-23', 905) };
    expect(await register({ child: grownUp }, pikkujatti)).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'child.identityCode', code: 'notAChild' }],
    });
    expect(await patientOf(matti)).toEqual([]);
  });

  test('after child cannot be tried without end', async () => {
    const child = newChild();
    await register({ child }, pikkujatti);
    for (let time = 1; time < MAX_CHILDREN_TRIED; time++) {
      expect(await register({ child }, pikkujatti)).toEqual({ body: { type: 'userAlreadyExists' } });
    }
    expect(await register({ child }, pikkujatti)).toEqual({ problem: 'tooManyRequests' });
    const later = { ...pikkujatti, now: new Date(TEST_NOW.getTime() + 3_600_000) };
    expect(await register({ child }, later)).toEqual({ body: { type: 'userAlreadyExists' } });
  });
});

describe('whose account was deleted', () => {
  const close = (id: string) =>
    db.owner
      .updateTable('patients')
      .set({ account_closed_at: TEST_NOW, email: null, phone: null, street_address: null, post_office: null })
      .where('id', '=', id)
      .execute();

  test('is not a patient until they register again, and then has their record back', async () => {
    await register();
    const [patient] = await patientOf(matti);
    await close(patient?.id ?? '');
    const { rows } = await sql<{ id: string | null }>`
      select find_patient(${db.vault.hash('identity', matti.identityCode)}) as id`.execute(db.db);
    expect(rows).toEqual([{ id: null }]);
    const patients = await countPatients();
    hash = await addSession();
    expect(await register({ emailAddress: 'again@example.com' })).toEqual({ body: { type: 'success' } });
    expect(await countPatients()).toBe(patients);
    expect(await patientOf(matti)).toMatchObject([
      {
        id: patient?.id,
        email: 'again@example.com',
        account_closed_at: null,
        created_at: patient?.created_at,
      },
    ]);
    expect(await patientOfSession()).toBe(patient?.id);
  });

  test('as a child’s is registered again by a guardian', async () => {
    await register({ child: newChild() }, pikkujatti);
    const [child] = await patientOf(newChild());
    await db.owner.deleteFrom('guardians').execute();
    await close(child?.id ?? '');
    expect(await register({ child: newChild() }, pikkujatti)).toEqual({ body: { type: 'success' } });
    expect(await patientOf(newChild())).toMatchObject([
      { id: child?.id, account_closed_at: null, street_address: 'Katu 1' },
    ]);
  });
});
