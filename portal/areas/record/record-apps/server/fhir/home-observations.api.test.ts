import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultOf } from '#areas/record/shared/health-record/server/fhir/r4-structure.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { demoPerson, demoRegister } from '#shell/server/sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import { TEST_APP, testApp } from '../test-app.ts';

let db: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(db, {
    register: demoRegister(),
    config: { recordApps: [TEST_APP], rateLimit: 100_000 },
  });
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});

/** An app of Eero's, who measures his blood pressure at home. */
async function ofEero(asking: Parameters<ReturnType<typeof testApp>['letIn']>[1] = {}) {
  const app = testApp(portal);
  const eero = portal.visitor();
  await eero.signIn(demoPerson('eero'));
  const { access_token: token, patient } = await app.letIn(eero, asking);
  return { patient, get: async (path: string) => app.get(path, token) };
}
const CATEGORY = 'category=home-measurement';

test('an app that may read observations reads home measurements, in a category of their own', async () => {
  const { patient, get } = await ofEero();
  const { body } = await get(`Observation?${CATEGORY}`);
  const resources = body.entry.map(({ resource }: { resource: object }) => resource);
  expect(resources.length).toBeGreaterThan(3);
  for (const resource of resources) expect(faultOf(resource)).toBeNull();
  expect(resources[0]).toMatchObject({
    status: 'final',
    subject: { reference: `Patient/${patient}` },
    performer: [{ reference: `Patient/${patient}` }],
    code: { coding: [{ system: 'http://loinc.org', code: '85354-9' }] },
    component: [
      { code: { coding: [{ code: '8480-6' }] }, valueQuantity: { code: 'mm[Hg]' } },
      { code: { coding: [{ code: '8462-4' }] } },
      { code: { coding: [{ code: '8867-4' }] } },
    ],
  });
  expect((await get(`Observation/${resources[0].id}`)).body).toEqual(resources[0]);
  const count = async (query: string) => (await get(`Observation?${query}&_summary=count`)).body.total;
  expect(await count(CATEGORY)).toBe(resources.length);
  expect(await count('code=http://loinc.org|29463-7')).toBe(1);
  const everything = (await get(`Patient/${patient}/$everything?_type=Observation`)).body.entry;
  const ids = everything.map(({ resource }: { resource: { id: string } }) => resource.id);
  expect(ids).toEqual(expect.arrayContaining(resources.map(({ id }: { id: string }) => id)));
});

test('they stand among the record’s observations in one order, page by page, each once', async () => {
  const { get } = await ofEero();
  const ids: string[] = [];
  const times: string[] = [];
  for (let path: string | undefined = 'Observation?_count=3'; path; ) {
    const { body }: { body: { entry?: { resource: Told }[]; link: { relation: string; url: string }[] } } =
      await get(path);
    const entry = body.entry ?? [];
    expect(entry.length).toBeLessThanOrEqual(3);
    ids.push(...entry.map(({ resource }) => resource.id));
    times.push(...entry.map(({ resource }) => resource.effectiveDateTime));
    path = body.link.find(({ relation }) => relation === 'next')?.url.split('/fhir/R4/')[1];
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength((await get('Observation?_summary=count')).body.total);
  const moments = times.map((time) => Date.parse(time));
  expect(moments).toEqual([...moments].sort((one, other) => other - one));
});
interface Told {
  readonly id: string;
  readonly effectiveDateTime: string;
}

test('an app without that scope reads none', async () => {
  const { get } = await ofEero({ scope: 'launch/patient patient/Immunization.rs' });
  expect((await get(`Observation?${CATEGORY}`)).status).toBe(403);
});
