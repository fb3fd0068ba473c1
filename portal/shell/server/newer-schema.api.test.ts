import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAppointment } from '#areas/appointments/appointments/server/test-appointments.ts';
import { issueDisowningLink } from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import { childId } from '#areas/person/shared/guardianship/server/child-id.ts';
import { testInvoicing } from '#outside/invoicing/client/test-invoicing.ts';
import { migrate } from '#platform/database/migrate.ts';
import { readMigrations } from '#platform/database/migration-file.ts';
import { openDatabase } from '#platform/database/open.ts';
import { TEST_LOGIN } from '#platform/database/test-cluster.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { expansion } from '#platform/database/test-expansion.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import { endpointTables } from './endpoint-tables.ts';
import { REQUESTS, type Target } from './http/authorisation-requests.ts';
import { giveQuestionnaire, giveRecord, giveShare, giveThread } from './http/test-record.ts';
import { freeSlots } from './reliability/free-slots.ts';
import { demoPerson, demoRegister, recordOf } from './sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from './test-portal.ts';

const AINO = demoPerson('aino');

interface Side {
  readonly test: TestDatabase;
  readonly portal: TestPortal;
}
/** The same clinic twice: as this version has migrated it, and as a newer version has that runs beside it. */
let sides: readonly Side[];
beforeAll(async () => {
  const tests = await Promise.all([1, 2].map(() => createTestDatabase({ seeded: true })));
  const migrations = [...(await readMigrations()), expansion];
  await tests[1]?.asOwner(({ pool }) => migrate(pool, TEST_LOGIN, { migrations }));
  sides = await Promise.all(
    tests.map(async (test) => ({
      test,
      portal: await startTestPortal(test, {
        register: demoRegister(),
        invoicing: testInvoicing(),
        config: { rateLimit: 100_000 },
      }),
    })),
  );
});
afterAll(async () => {
  await Promise.all(sides.map(({ portal }) => portal.close()));
  await Promise.all(sides.map(({ test }) => test.drop()));
});

/** Aino makes a request as its page would, of an appointment and a free time of her own. */
async function answerTo(key: string, { test, portal }: Side) {
  const patientId = await recordOf(test, 'aino');
  // Nobody may have as many appointments ahead as there are calls.
  await test.owner
    .updateTable('appointments')
    .set({ cancelled_at: TEST_NOW, cancelled_by: 'clinic', disowned_at: null })
    .where('patient_id', '=', patientId)
    .execute();
  const { id: appointmentId, practitionerId, links } = await makeAppointment(test, patientId, 72);
  const [slotId = 0] = await freeSlots(test.owner, TEST_NOW, 1);
  const target: Target = {
    patientId,
    appointmentId,
    slotId,
    identityCode: AINO.identityCode,
    childId: childId(test.vault, patientId),
    uploadToken: 'a'.repeat(43),
    entries: await giveRecord(test, patientId, 'Flunssa'),
    thread: await giveThread(test, patientId, 'Flunssa'),
    questionnaire: await giveQuestionnaire(test, patientId, 'Flunssa'),
    invoice: 1,
    share: (await giveShare(test, patientId, 'Flunssa')).id,
    secret: '',
  };
  const { params = {}, query = {}, body } = REQUESTS[key]?.(target) ?? {};
  const record = { patientId, practitionerId, appointmentId };
  const token = key.endsWith('/disownment')
    ? await test.inScope({ patientId }, (tx) => issueDisowningLink(tx, test.vault, record))
    : links.short;
  const { firstNames: firstName, lastName } = AINO;
  const sent =
    key === 'POST /api/anon/reserve-appointment'
      ? Object.assign(body as object, { firstName, lastName })
      : body;

  const visitor = portal.visitor();
  await visitor.signIn(AINO);
  const csrfToken = await visitor.csrfToken();
  const [method = '', template = ''] = key.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => ({ ...params, token })[name] ?? '');
  const address = `${path}?${new URLSearchParams({ ...query, csrfToken, lang: 'fi' })}`;
  const answer = await (method === 'GET'
    ? visitor.get(address)
    : visitor.send(method, address, { body: sent }));
  return { status: answer.status, body: shapeOf(answer.body) };
}

/** What an answer says, without what differs between two times that it is given: links, ids, and the order by them. */
function shapeOf(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((each) => JSON.stringify(shapeOf(each))))].sort();
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each, key)]));
  }
  return ['type', 'code', 'status'].includes(name) ? value : typeof value;
}

const keys = endpointTables.flatMap((table) => Object.keys(table));

it.each(keys)('%s is answered as before by a schema that is a step newer', async (key) => {
  const [before, after] = await Promise.all(sides.map((side) => answerTo(key, side)));
  expect(after).toEqual(before);
  expect(before?.status).toBeLessThan(500);
});

it('most of those calls come to something', async () => {
  const reserved = await Promise.all(sides.map((side) => answerTo('POST /api/reserve-appointment', side)));
  for (const { body } of reserved) expect(body).toMatchObject({ type: 'success' });
});

it('jobs are taken and done there', async () => {
  for (const { test } of sides) {
    await test.owner
      .insertInto('sign_ins')
      .values({ state_hash: Buffer.from('left'), content: '', created_at: new Date('2026-01-01') })
      .execute();
    await test.inScope({}, (tx) => enqueue(tx, 'forgetExpired', {}));
    await expect.poll(() => test.owner.selectFrom('sign_ins').selectAll().execute()).toEqual([]);
  }
});

it('this version starts there', async () => {
  for (const { test } of sides) {
    const database = await openDatabase({
      dataDir: '/dev/null/unused',
      databaseUrl: test.url,
      migrationDatabaseUrl: test.ownerUrl,
    });
    await database.close();
  }
});
