import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultOf } from '#areas/record/shared/health-record/server/fhir/r4-structure.ts';
import { APP_TYPES } from '#areas/record/shared/record-apps/scopes.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { demoPerson, demoRegister, guardianOf, recordOf } from '#shell/server/sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import { TEST_APP, testApp } from '../test-app.ts';

const TYPE = 'QuestionnaireResponse';

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

/** An app of Eero's, who has answered one questionnaire and not another. */
async function ofEero(asking: Parameters<ReturnType<typeof testApp>['letIn']>[1] = {}) {
  const app = testApp(portal);
  const eero = portal.visitor();
  await eero.signIn(demoPerson('eero'));
  const { access_token: token, patient } = await app.letIn(eero, asking);
  return { patient, get: async (path: string) => app.get(path, token) };
}

test('an app reads what the patient has answered to questionnaires, and finds it by what FHIR searches by', async () => {
  const { patient, get } = await ofEero();
  const { body } = await get(TYPE);
  expect(body.entry).toHaveLength(1);
  const [{ resource }] = body.entry;
  expect(faultOf(resource)).toBeNull();
  expect(resource).toMatchObject({
    status: 'completed',
    questionnaire: 'https://demo.example/fhir/Questionnaire/tyoterveystarkastuksen-esitiedot|1',
    subject: { reference: `Patient/${patient}` },
    source: { reference: `Patient/${patient}` },
  });
  expect(JSON.stringify(body)).not.toContain('021179');
  expect((await get(`${TYPE}/${resource.id}`)).body).toEqual(resource);
  const url = resource.questionnaire.split('|')[0];
  const count = async (query: string) => ((await get(`${TYPE}?${query}`)).body.entry ?? []).length;
  for (const query of [
    `patient=${patient}`,
    `questionnaire=${encodeURIComponent(url)}`,
    `questionnaire=${encodeURIComponent(resource.questionnaire)}`,
    `authored=${resource.authored.slice(0, 10)}`,
    'status=completed',
    `_id=${resource.id}`,
    '_sort=authored',
  ])
    expect(await count(query), query).toBe(1);
  for (const query of [
    'patient=1',
    'authored=lt2000',
    'status=amended',
    `_after=${resource.id}`,
    '_id=999999',
  ])
    expect(await count(query), query).toBe(0);
  expect((await get(`${TYPE}?_summary=count`)).body.total).toBe(1);
  const everything = (await get(`Patient/${patient}/$everything?_count=200`)).body.entry;
  const types = everything.map((each: { resource: { resourceType: string } }) => each.resource.resourceType);
  expect(types.filter((type: string) => type === TYPE)).toHaveLength(1);
});

test('an app that was not let see them gets no answers to questionnaires', async () => {
  const { patient, get } = await ofEero({ types: ['Patient', 'Encounter'] });
  expect((await get(TYPE)).status).toBe(403);
  const { body } = await get(`Patient/${patient}/$everything?_count=200`);
  expect(JSON.stringify(body)).not.toContain(TYPE);
});

test('a reading of answers to questionnaires is in the patient’s access log as that', async () => {
  const { get } = await ofEero();
  await get(TYPE);
  const last = await db.owner
    .selectFrom('access_log')
    .select(['action', 'record_kind'])
    .where('patient_id', '=', await recordOf(db, 'eero'))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(last).toEqual({ action: 'read', record_kind: 'questionnaire-answers' });
});

test('a guardian’s app is not offered a child’s answers to questionnaires', async () => {
  const visitor = await guardianOf(portal, 'sofia', 'elsa');
  const request = await testApp(portal, 'pikkujatti').ask(visitor);
  const { body } = await visitor.get(`/api/record-app-request?request=${request}`);
  expect(body.types).toContain('Encounter');
  expect(body.types).not.toContain(TYPE);
});

test('an app that was let in before there were answers to read is let read what it was let read then', async () => {
  const { get } = await ofEero({ scope: 'launch/patient patient/*.rs' });
  expect((await get(TYPE)).status).toBe(200);
  const migration = new URL(
    '../../../../../platform/database/migrations/094-answers-for-apps.sql',
    import.meta.url,
  );
  await sql.raw(readFileSync(migration, 'utf8')).execute(db.owner);
  expect((await get(TYPE)).status).toBe(403);
  for (const type of APP_TYPES.filter((each) => each !== TYPE))
    expect((await get(type)).status, type).toBe(200);
  const { scope } = await db.owner
    .selectFrom('app_grants')
    .select('scope')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(scope).toMatch(
    /^launch\/patient patient\/Patient\.rs patient\/Encounter\.rs .* patient\/Practitioner\.rs$/,
  );
});
