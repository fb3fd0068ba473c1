import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { childId } from '#areas/person/shared/guardianship/server/child-id.ts';
import { sealCardImage } from '#areas/person/shared/kela-card/server/kela-card.ts';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { testInsurers } from '#outside/insurers/client/test-insurers.ts';
import { sourceInvoice, testInvoicing } from '#outside/invoicing/client/test-invoicing.ts';
import { testPaytrail } from '#outside/paytrail/client/test-paytrail.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { statementsOf } from '#platform/database/test-statements.ts';
import { endpointTables } from '../endpoint-tables.ts';
import { demoPerson, demoRegister, guardianOf, recordOf } from '../sessions/test-guardians.ts';
import { testLog } from '../test-log.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { TestAnswer, Visitor } from '../test-visitor.ts';
import { OPERATIONS, REQUESTS, type Target } from './authorisation-requests.ts';
import { giveQuestionnaire, giveRecord, giveShare, giveThread } from './test-record.ts';

const requests = { ...REQUESTS, ...OPERATIONS };
const endpoints = new Map<string, Endpoint>(endpointTables.flatMap((table) => Object.entries(table)));

const log = testLog();
let test: TestDatabase;
let portal: TestPortal;
let target: Target;
let now = TEST_NOW;
let whatIsOf: (patientId: string) => RawBuilder<{ contents: string }>;
const invoicing = testInvoicing();
const register = demoRegister();
const { families } = demoRegister();

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  // In the demo a professional answers her already, and so sees her name; here nobody does.
  await test.owner
    .deleteFrom('messaging_threads')
    .where('patient_id', '=', await recordOf(test, 'elsa'))
    .execute();
  portal = await startTestPortal(test, {
    clock: () => now,
    register,
    insurers: testInsurers(),
    invoicing,
    paytrail: testPaytrail(),
    logTo: log.logTo,
    // Read once: their seconds may end between two calls that are compared.
    breaksMs: Number.POSITIVE_INFINITY,
    config: { rateLimit: 100_000, logLevel: 'error' },
  });
  target = await makeTarget();
  whatIsOf = await readerOfEverything();
});
afterAll(async () => {
  await portal.close();
  await test.drop();
  // Who is refused has broken nothing.
  expect(log.errors()).toEqual([]);
});
beforeEach(() => {
  now = TEST_NOW;
  Object.assign(register, { families, isDown: false });
});

/** Elsa, with something of everything that can be somebody's and nobody else's. */
async function makeTarget(): Promise<Target> {
  const patientId = await recordOf(test, 'elsa');
  const secret = 'Salakatu 77';
  await test.owner
    .updateTable('patients')
    .set(
      sealPatient(test.vault, {
        street_address: secret,
        email: 'elsan.oma@example.com',
        phone: '+358409999999',
      }),
    )
    .where('id', '=', patientId)
    .execute();
  const appointmentId = 777_000_777;
  const { slot_id: slotId } = await test.owner
    .updateTable('appointments')
    .set({ id: appointmentId })
    .where('patient_id', '=', patientId)
    .where('starts_at', '>', TEST_NOW)
    .returning('slot_id')
    .executeTakeFirstOrThrow();
  await giveCard(patientId);
  const sofia = await guardianOf(portal, 'sofia', 'elsa');
  await answered(
    sofia.send('POST', `/api/user/consent?csrfToken=${await sofia.csrfToken()}`, { body: CONSENTS }),
  );
  const { identityCode } = demoPerson('elsa');
  return {
    patientId,
    appointmentId,
    slotId,
    identityCode,
    childId: childId(test.vault, patientId),
    uploadToken: await beginUpload(sofia),
    entries: await giveRecord(test, patientId, secret),
    thread: await giveThread(test, patientId, secret),
    questionnaire: await giveQuestionnaire(test, patientId, secret),
    invoice: await giveInvoice(patientId, secret),
    share: (await giveShare(test, patientId, secret)).id,
    secret,
  };
}

/** An invoice of hers, which has the same key as somebody else's would at their source. */
async function giveInvoice(patientId: string, secret: string): Promise<number> {
  const invoice = sourceInvoice({ buyerAddress: [secret] });
  invoicing.has.CustomerInvoice = [invoice];
  const { id } = await test.owner
    .insertInto('invoice_numbers')
    .values({ patient_id: patientId, source: 'CustomerInvoice', source_key: invoice.key })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const CARD = 'a picture of her card';
const CONSENTS = {
  allowsCommonRegistry: true,
  allowsMarketingMail: false,
  allowsTreatmentInstructionsMail: true,
  allowsBookingSms: true,
  confirmsPrivacyPolicy: true,
};

async function giveCard(patientId: string): Promise<void> {
  const sealed = (image: 'front' | 'back' | 'front_preview' | 'back_preview') =>
    sealCardImage(test.vault, patientId, image, Buffer.from(CARD));
  await test.owner
    .insertInto('kela_cards')
    .values({
      patient_id: patientId,
      front: sealed('front'),
      back: sealed('back'),
      front_preview: sealed('front_preview'),
      back_preview: sealed('back_preview'),
      uploaded_at: TEST_NOW,
    })
    .execute();
}

async function beginUpload(visitor: Visitor): Promise<string> {
  const mimetypes = { front: 'image/png', back: 'image/png' };
  const body = { mimetypes, sizes: { front: 1, back: 1 } };
  const sent = visitor.send('POST', '/api/kela-card/init-upload', { body });
  return (await answered(sent)).body.token;
}

/** What makes the target has to have worked. */
async function answered(sent: Promise<TestAnswer>): Promise<TestAnswer> {
  const answer = await sent;
  expect(answer).toMatchObject({ status: 200 });
  return answer;
}

const host = () => `pikkujatti.localhost:${portal.port}`;

async function signedIn(key: string): Promise<Visitor> {
  const visitor = portal.visitor(host());
  await visitor.signIn(demoPerson(key));
  return visitor;
}

/** Everybody who has no right to Elsa's matters. */
const STRANGERS: readonly [string, () => Promise<Visitor>][] = [
  ['an anonymous caller', async () => portal.visitor(host())],
  ['another patient', () => signedIn('eero')],
  ['somebody identified who is no patient', () => signedIn('matti')],
  ['a guardian of another child', () => guardianOf(portal, 'janne', 'venla')],
  [
    'a guardian whose right has ended',
    async () => {
      const sofia = await guardianOf(portal, 'sofia', 'elsa');
      register.families = {};
      now = new Date(now.getTime() + 20 * 60_000);
      return sofia;
    },
  ],
  [
    'a guardian whose right cannot be verified',
    async () => {
      const sofia = await guardianOf(portal, 'sofia', 'elsa');
      register.isDown = true;
      now = new Date(now.getTime() + 20 * 60_000);
      return sofia;
    },
  ],
  ['a professional', () => signedIn('ilona')],
];

const secretsOf = ({ secret, identityCode, patientId, appointmentId, childId: id, uploadToken }: Target) => [
  secret,
  identityCode,
  patientId,
  String(appointmentId),
  id,
  uploadToken,
  Buffer.from(CARD).toString('base64'),
];

/** Calls an endpoint as its page would, about Elsa. */
async function call(visitor: Visitor, key: string, about = target): Promise<TestAnswer> {
  const [method = '', template = ''] = key.split(' ');
  const { params = {}, query = {}, body } = requests[key]?.(about) ?? {};
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const token: Record<string, string> =
    endpoints.get(key)?.csrf === 'query' ? { csrfToken: await visitor.csrfToken() } : {};
  const address = `${path}?${new URLSearchParams({ lang: 'fi', ...query, ...token })}`;
  return method === 'GET' ? visitor.get(address) : visitor.send(method, address, { body });
}

/** The one query for all rows of a patient, in whichever tables there are. */
async function readerOfEverything() {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'patient_id' order by 1`.execute(test.owner);
  const tables = [['patients', 'id'], ...rows.map(({ name }) => [name, 'patient_id'])] as [string, string][];
  return (patientId: string) => {
    const each = tables.map(
      ([table, column]) => sql`
        select ${table}::text as name, json_agg(t order by t::text)::text as content from ${sql.table(table)} t
        where ${sql.ref(column)} = ${patientId} and to_jsonb(t) ->> 'action' is distinct from 'try'`,
    );
    return sql<{ contents: string }>`
      select string_agg(name || ': ' || coalesce(content, '[]'), E'\n' order by name) as contents
      from (${sql.join(each, sql` union all `)}) all_of_it`;
  };
}

/**
 * Everything that the database has of Elsa, the log of who read it included. That her code was tried and nothing came of
 * it is for her to see.
 */
async function everythingOf({ patientId }: Target): Promise<string> {
  const { rows } = await whatIsOf(patientId).execute(test.owner);
  return rows[0]?.contents ?? '';
}

it('every endpoint has a row, and every row an endpoint', () => {
  expect(Object.keys(REQUESTS).sort()).toEqual([...endpoints.keys()].sort());
});

/** What there was of Elsa when the last stranger had called. */
let left: string | null = null;

describe.each(STRANGERS)('%s', (who, enter) => {
  it.each(Object.keys(requests))('learns and changes nothing by %s', async (key) => {
    const visitor = await enter();
    visitor.renew();
    // Those who have acted for her stand in her log by that alone.
    const before = left === null || /right/.test(who) ? await everythingOf(target) : left;
    const answer = await call(visitor, key);
    left = null;
    expect(answer.status).not.toBe(500);
    // A hundred thousand random letters, which measure a connection, may spell a name.
    const told = JSON.stringify([answer.headers, { ...answer.body, letters: undefined }]);
    for (const secret of [...secretsOf(target), 'Elsa', 'elsan.oma', '9999999']) {
      expect(told).not.toContain(secret);
    }
    left = await everythingOf(target);
    expect(left).toBe(before);
  });
});

/** A target like Elsa whose numbers are nobody's. What is on sale is no secret, and a code has tests of its own. */
function nobody(): Target {
  const number = 999_000_999;
  const patientId = randomUUID();
  return {
    ...target,
    patientId,
    ...{ appointmentId: number, thread: number, questionnaire: number, invoice: number },
    childId: childId(test.vault, patientId),
    entries: Object.fromEntries(
      Object.keys(target.entries).map((kind) => [kind, number]),
    ) as Target['entries'],
  };
}

describe('a number that is somebody else’s', () => {
  it.each(Object.keys(requests))('takes as many statements as one that is nobody’s: %s', async (key) => {
    const stranger = await signedIn('eero');
    const aims = [target, nobody()].map((about) => JSON.stringify(requests[key]?.(about)));
    if (aims[0] === aims[1]) return;
    // A job that is due may come between.
    const difference = async () => {
      const hers = await statementsOf(test, () => call(stranger, key));
      const none = await statementsOf(test, () => call(stranger, key, nobody()));
      return [hers.filter((each) => !none.includes(each)), none.length - hers.length];
    };
    await stranger.csrfToken();
    await expect.poll(difference).toEqual([[], 0]);
  });
});

/** Calls that show an entry of her record, with the secret that each tells. */
const READS_OF_THE_RECORD = [
  'GET /api/health-record',
  'GET /api/visits',
  'GET /api/visits/{id}',
  'GET /api/imaging',
  'GET /api/imaging/referrals/{id}',
  'GET /api/imaging/results/{date}',
  'GET /api/laboratory',
  'GET /api/laboratory/referrals/{id}',
  'GET /api/laboratory/results/{date}',
  'GET /api/laboratory/trends/{ids}',
  'GET /api/vaccinations',
  'GET /api/prescriptions',
  'GET /api/prescriptions/{ids}',
];

it('her guardian does reach her by the same requests: the table aims where it says', async () => {
  const sofia = await guardianOf(portal, 'sofia', 'elsa');
  const before = await everythingOf(target);
  const read = await call(sofia, 'GET /api/own-appointments/{ids}');
  expect(JSON.stringify(read.body)).toContain(String(target.appointmentId));
  expect(await everythingOf(target)).not.toBe(before);
  expect(JSON.stringify((await call(sofia, 'GET /api/user')).body)).toContain(target.secret);
  for (const key of READS_OF_THE_RECORD)
    expect(JSON.stringify((await call(sofia, key)).body), key).toContain(target.secret);
  const card = await call(sofia, 'GET /api/kela-card');
  expect(JSON.stringify(card.body)).toContain(Buffer.from(CARD).toString('base64'));
  // A token is good in the session that it was given to.
  const uploadToken = await beginUpload(sofia);
  const renewed = await call(sofia, 'POST /api/kela-card/init-upload', { ...target, uploadToken });
  expect(renewed).toMatchObject({ status: 200, body: { token: uploadToken } });
});

describe('while the population register cannot be asked', () => {
  const closed = [...endpoints]
    .filter(([, { access, concerns }]) => access !== 'anonymous' && concerns !== 'session')
    .map(([key]) => key);
  it.each(closed)('%s opens nobody’s record', async (key) => {
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    register.isDown = true;
    now = new Date(now.getTime() + 20 * 60_000);
    sofia.renew();
    expect(await call(sofia, key)).toMatchObject({ status: 503, body: { code: 'temporarilyUnavailable' } });
  });
});

describe('the own matters of a guardian who acts for a child', () => {
  const own = [...endpoints].filter(([, { concerns }]) => concerns === 'own').map(([key]) => key);
  it.each(own)('%s is out of reach', async (key) => {
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    expect(await call(sofia, key)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});
