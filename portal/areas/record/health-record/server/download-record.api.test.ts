import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { demoRegister, guardianOf } from '#shell/server/sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };

const EERO = { firstNames: 'Eero Juhani', lastName: 'Lehtonen', identityCode: '021179-905R' };
const KERTTU = { firstNames: 'Kerttu Helena', lastName: 'Laine', identityCode: '070771-9249' };
const WHOLE = [
  '/api/health-record/fhir',
  '/api/health-record/documents/health-record.pdf',
  '/api/health-record/documents/health-record.txt',
  '/api/user/data',
];

describe('the whole record as a file of FHIR', () => {
  let db: TestDatabase;
  let portal: TestPortal;
  beforeAll(async () => {
    db = await createTestDatabase({ seeded: true });
    portal = await startTestPortal(db);
  });
  afterAll(async () => {
    await portal.close();
    await db.drop();
  });

  test('is saved under a name in the language of the page, and read in the log', async () => {
    const aino = portal.visitor();
    await aino.signIn(AINO);
    const file = await aino.get('/api/health-record/fhir?lang=sv');
    expect(file).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/fhir+json; charset=utf-8',
        'content-disposition': 'attachment; filename="halsouppgifter-2026-03-23.json"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
    const bundle = JSON.parse(typeof file.body === 'string' ? file.body : JSON.stringify(file.body));
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'searchset' });
    const types = new Set(
      bundle.entry.map(({ resource }: { resource: { resourceType: string } }) => resource.resourceType),
    );
    for (const type of ['Patient', 'Encounter', 'Observation', 'Immunization', 'Practitioner'])
      expect(types).toContain(type);
    const { entries } = (await aino.get('/api/user/access-log')).body;
    expect(entries.map(({ recordKind }: { recordKind: string }) => recordKind)).toContain('health-record');
  });

  test('is given to nobody who has not logged in', async () => {
    expect((await portal.visitor().get('/api/health-record/fhir')).status).toBe(401);
  });

  test('is sent to each patient once at a time, however it is wanted', async () => {
    const portal = await startTestPortal(db);
    const [kerttu, eero] = [portal.visitor(), portal.visitor()];
    await kerttu.signIn(KERTTU);
    await eero.signIn(EERO);
    for (const path of WHOLE) expect((await kerttu.get(path)).status).toBe(200);
    const all = await whileHeld(async () => {
      const begun = [kerttu, eero].map((each) => each.get('/api/health-record/fhir'));
      await expect.poll(waiting).toBe(2);
      for (const path of WHOLE) {
        const second = await kerttu.get(path);
        expect([path, second.status, second.body.code]).toEqual([path, 409, 'downloadUnderWay']);
        expect(second.headers['content-type']).toMatch('application/problem+json');
      }
      return begun;
    });
    for (const { status } of await Promise.all(all)) expect(status).toBe(200);
    expect((await kerttu.get('/api/health-record/fhir')).status).toBe(200);
    await portal.close();
  });

  test('keeps none of a child’s guardians waiting for what another takes', async () => {
    const portal = await startTestPortal(db, { register: demoRegister() });
    const [kerttu, janne] = [
      await guardianOf(portal, 'kerttu', 'venla'),
      await guardianOf(portal, 'janne', 'venla'),
    ];
    const all = await whileHeld(async () => {
      const begun = [kerttu.get('/api/health-record/fhir')];
      await expect.poll(waiting).toBe(1);
      begun.push(janne.get('/api/health-record/fhir'));
      await expect.poll(waiting).toBe(2);
      return begun;
    });
    for (const { status } of await Promise.all(all)) expect(status).toBe(200);
    await portal.close();
  });
  /** While `meanwhile` runs, nothing is read of any record. */
  const whileHeld = <T>(meanwhile: () => Promise<T>): Promise<T> =>
    db.owner.transaction().execute(async (tx) => {
      await sql`lock table health_records in access exclusive mode`.execute(tx);
      return meanwhile();
    });
  /** How many queries the database holds up. */
  async function waiting(): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pg_locks where not granted and relation = 'health_records'::regclass
        and database = (select oid from pg_database where datname = current_database())`.execute(db.db);
    return rows[0]?.n ?? 0;
  }

  test('is made ten times a minute', async () => {
    const aino = portal.visitor();
    await aino.signIn(AINO);
    const statuses = [];
    for (let nth = 0; nth < 11; nth++) statuses.push((await aino.get('/api/health-record/fhir')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
