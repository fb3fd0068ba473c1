import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '#server/test-portal.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };

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

  test('is made ten times a minute', async () => {
    const aino = portal.visitor();
    await aino.signIn(AINO);
    const statuses = [];
    for (let nth = 0; nth < 11; nth++) statuses.push((await aino.get('/api/health-record/fhir')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
