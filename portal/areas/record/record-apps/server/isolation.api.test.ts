import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RECORD_KINDS } from '#areas/record/shared/health-record/kinds.ts';
import type { ImportedEntry } from '#areas/record/shared/health-record/server/imported-entry.ts';
import { sourceHash } from '#areas/record/shared/health-record/server/source-hash.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import { APP_TYPES, type AppType } from '#areas/record/shared/record-apps/scopes.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { giveRecord } from '#shell/server/http/test-record.ts';
import { demoPerson, demoRegister, guardianOf, recordOf } from '#shell/server/sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import type { Visitor } from '#shell/server/test-visitor.ts';
import { isEntryType, searchOf } from './fhir/searches.ts';
import { TEST_APP, testApp } from './test-app.ts';

const SECRET = 'Salainen lause Elsasta';
const STAYS = 'patient/*.read offline_access';

let db: TestDatabase;
let portal: TestPortal;
let entries: Awaited<ReturnType<typeof giveRecord>>;
let now = TEST_NOW;
const register = demoRegister();
const { families } = demoRegister();
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(db, {
    clock: () => now,
    register,
    config: { recordApps: [TEST_APP], rateLimit: 100_000 },
  });
  entries = await giveRecord(db, await recordOf(db, 'elsa'), SECRET);
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});
beforeEach(() => {
  now = TEST_NOW;
  Object.assign(register, { families, isDown: false });
});

/** An app of a guardian's for a child, in the children's brand. */
async function ofGuardian(guardian: string, child: string, choice: object = {}) {
  const app = testApp(portal, 'pikkujatti');
  const tokens = await app.letIn(await guardianOf(portal, guardian, child), choice);
  return { app, tokens };
}
async function ofPatient(key: string, choice: object = {}) {
  const app = testApp(portal);
  const visitor = portal.visitor();
  await visitor.signIn(demoPerson(key));
  return { app, tokens: await app.letIn(visitor, choice) };
}

const grantsOf = async (key: string) =>
  db.owner
    .selectFrom('app_grants')
    .select('id')
    .where('patient_id', '=', await recordOf(db, key))
    .execute();

/** Every way to ask for something of Elsa's, as an app of hers knows it. */
const pathsTo = (patient: string | undefined) => [
  ...RECORD_KINDS.flatMap((kind) => {
    const types = APP_TYPES.filter((type) => isEntryType(type) && searchOf(type).kinds.includes(kind));
    return types.flatMap((type) => [`${type}/${entries[kind]}`, `${type}?_id=${entries[kind]}`]);
  }),
  ...APP_TYPES.flatMap((type) => [`${type}?patient=${patient}`, `${type}?subject=Patient/${patient}`]),
  `Patient/${patient}`,
  `Patient?_id=${patient}`,
  `Patient/${patient}/$everything`,
];

test('Elsa’s guardian’s app does reach what the others ask for: the paths aim where they say', async () => {
  const { app, tokens } = await ofGuardian('sofia', 'elsa');
  const everything = await app.get(`Patient/${tokens.patient}/$everything?_count=200`, tokens.access_token);
  const told = JSON.stringify(everything.body);
  expect(told).toContain(SECRET);
  for (const kind of RECORD_KINDS) expect(told, kind).toContain(`/${entries[kind]}"`);
});

describe.each([
  ['another patient’s', () => ofPatient('aino')],
  ['her guardian’s own', () => ofPatient('sofia')],
  ['another child’s guardian’s', () => ofGuardian('janne', 'venla')],
])('%s app', (_, enter) => {
  test('finds nothing of her by any request', async () => {
    const hers = await ofGuardian('sofia', 'elsa');
    const { app, tokens } = await enter();
    expect(tokens.patient).not.toBe(hers.tokens.patient);
    for (const path of pathsTo(hers.tokens.patient)) {
      const { status, body } = await app.get(path, tokens.access_token);
      // A search by another patient's id finds nothing, and is no error.
      if (path.startsWith('QuestionnaireResponse')) expect([200, 403]).toContain(status);
      else if (path.includes('?')) expect([path, status]).toEqual([path, 200]);
      else expect([path, status, body.issue?.[0].code]).toEqual([path, 404, 'not-found']);
      expect(JSON.stringify(body), path).not.toContain(SECRET);
      expect(JSON.stringify(body), path).not.toContain('Elsa');
    }
  });
});

describe('a token', () => {
  test.each(APP_TYPES)('without the scope for %s sees nothing of it', async (type) => {
    const left = APP_TYPES.filter((other) => other !== type);
    const { app, tokens } = await ofGuardian('sofia', 'elsa', { types: left });
    const { body } = await app.get(`${left[0]}?_count=1`, tokens.access_token);
    expect(body.resourceType).toBe('Bundle');
    for (const path of [type, `${type}/1`, `${type}?_id=1`]) {
      const answer = await app.get(path, tokens.access_token);
      expect([answer.status, answer.body.issue[0].code], path).toEqual([403, 'forbidden']);
    }
    const everything = await app.get(`Patient/${tokens.patient}/$everything?_count=200`, tokens.access_token);
    if (type === 'Patient') expect(everything.status).toBe(403);
    else expect(typesIn(everything.body)).not.toContain(type);
  });

  test('to read what it knows does not search, and to search does not read', async () => {
    const only = async (scope: string) => ofGuardian('sofia', 'elsa', { scope });
    const path = { read: `Encounter/${entries.visit}`, search: 'Encounter' };
    const reader = await only('patient/Encounter.r');
    expect((await reader.app.get(path.read, reader.tokens.access_token)).status).toBe(200);
    expect((await reader.app.get(path.search, reader.tokens.access_token)).status).toBe(403);
    const finder = await only('patient/Encounter.s');
    expect((await finder.app.get(path.read, finder.tokens.access_token)).status).toBe(403);
    expect((await finder.app.get(path.search, finder.tokens.access_token)).status).toBe(200);
  });

  test('that is none, is over or was ended opens nothing, and the answer says what is needed', async () => {
    const { app, tokens } = await ofGuardian('sofia', 'elsa', { scope: STAYS, stays: true });
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    const [{ id }] = (await sofia.get('/api/record-apps')).body.apps;
    await sofia.send('DELETE', `/api/record-apps/${id}`);
    const expired = await ofGuardian('sofia', 'elsa');
    now = new Date(TEST_NOW.getTime() + 3_600_001);
    const wrong = [
      undefined,
      '',
      'x',
      'a'.repeat(43),
      tokens.access_token,
      tokens.refresh_token,
      expired.tokens.access_token,
    ];
    for (const token of wrong) {
      for (const path of pathsTo(tokens.patient)) {
        const { status, headers, body } = await app.get(path, token);
        expect([path, status, body.issue[0].code]).toEqual([path, 401, 'login']);
        expect(headers['www-authenticate']).toMatch(/^Bearer realm="fhir"/);
      }
    }
  });

  test('of one brand opens nothing in another, nor ends there', async () => {
    const { app, tokens } = await ofGuardian('sofia', 'elsa', { scope: STAYS, stays: true });
    now = new Date(TEST_NOW.getTime() + 1_800_000);
    const elsewhere = testApp(portal);
    expect((await elsewhere.get('Encounter', tokens.access_token)).status).toBe(401);
    expect((await elsewhere.refresh(tokens.refresh_token ?? '')).body).toEqual({ error: 'invalid_grant' });
    expect((await app.refresh(tokens.refresh_token ?? '')).status).toBe(200);
  });
});

describe('a practitioner', () => {
  const SOURCE = 'https://practitioners.example/fhir';
  const MOMENT = '2026-03-20T10:00:00+02:00';

  /** A practitioner of this name, whom a visit or a vaccination of somebody names; resolves to the number. */
  async function practitionerNamed(
    name: string,
    by: { readonly key: string; readonly in: 'visit' | 'vaccination'; readonly withheld?: boolean } | null,
  ): Promise<number> {
    const reference = `Practitioner/${name}`;
    const { id } = await db.owner
      .insertInto('record_practitioners')
      .values({
        source: SOURCE,
        source_id: reference,
        content: JSON.stringify({ resourceType: 'Practitioner', name: [{ text: name }] }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!by) return id;
    const patientId = await recordOf(db, by.key);
    const who = { reference };
    const resource: ImportedEntry['resource'] =
      by.in === 'visit'
        ? {
            resourceType: 'Encounter',
            id: name,
            status: 'finished',
            class: { code: 'AMB' },
            period: { start: MOMENT },
            participant: [{ individual: who }],
          }
        : {
            resourceType: 'Immunization',
            id: name,
            status: 'completed',
            patient: {},
            vaccineCode: {},
            occurrenceDateTime: MOMENT,
            performer: [{ actor: who }],
          };
    await storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, [
      { patientId, source: SOURCE, resource },
    ]);
    if (by.withheld)
      await db.owner
        .updateTable('health_records')
        .set({ withheld_at: TEST_NOW })
        .where('source_hash', '=', sourceHash(db.vault, SOURCE, `Encounter/${name}`))
        .execute();
    return id;
  }

  test.each([
    ['whom an entry names that the app may see', 200, 'seen', { key: 'elsa', in: 'visit' }],
    ['whom only an entry names that the app may not see', 404, 'kept', { key: 'elsa', in: 'vaccination' }],
    [
      'whom only an entry names that the minor withholds',
      404,
      'withheld',
      { key: 'elsa', in: 'visit', withheld: true },
    ],
    ['whom only another patient’s entry names', 404, 'others', { key: 'aino', in: 'visit' }],
    ['whom nobody’s entry names', 404, 'nobodys', null],
  ] as const)('%s is answered with %i', async (_, status, name, by) => {
    const id = await practitionerNamed(name, by);
    const types = APP_TYPES.filter((type) => type !== 'Immunization');
    const { app, tokens } = await ofGuardian('sofia', 'elsa', { types });
    const one = await app.get(`Practitioner/${id}`, tokens.access_token);
    expect(one.status).toBe(status);
    const found = await app.get(`Practitioner?_id=${id}`, tokens.access_token);
    expect([found.status, found.body.entry?.length ?? 0]).toEqual([200, status === 200 ? 1 : 0]);
    expect(JSON.stringify([one.body, found.body]).includes(`"text":"${name}"`)).toBe(status === 200);
  });
});

describe('a guardian’s app', () => {
  test('is in the log that guardians read, and a minor’s own is not', async () => {
    const own = await ofPatient('elsa');
    expect((await own.app.get('Immunization', own.tokens.access_token)).status).toBe(200);
    const { app, tokens } = await ofGuardian('sofia', 'elsa');
    expect((await app.get('Encounter', tokens.access_token)).status).toBe(200);
    const byApps = async (visitor: Visitor) =>
      (await visitor.get('/api/user/access-log')).body.entries.flatMap(
        ({ actor, recordKind }: { actor: { app?: string }; recordKind: string }) =>
          actor.app === undefined ? [] : [`${actor.app}: ${recordKind}`],
      );
    const seen = await byApps(await guardianOf(portal, 'sofia', 'elsa'));
    expect(seen).toContain('Testisovellus: visits');
    expect(seen).not.toContain('Testisovellus: vaccinations');
    const elsa = portal.visitor();
    await elsa.signIn(demoPerson('elsa'));
    expect(await byApps(elsa)).toEqual(
      expect.arrayContaining(['Testisovellus: visits', 'Testisovellus: vaccinations']),
    );
  });

  test('sees nothing that the minor has withheld, nor what leads there', async () => {
    const { app, tokens } = await ofGuardian('sofia', 'elsa');
    const asked = (path: string) => app.get(path, tokens.access_token);
    const withheld = (at: Date | null) =>
      db.owner
        .updateTable('health_records')
        .set({ withheld_at: at })
        .where('id', '=', entries.visit)
        .execute();
    const linked = async () => JSON.stringify((await asked(`Condition/${entries.diagnosis}`)).body);
    expect(await linked()).toContain(`Encounter/${entries.visit}`);
    expect(await linked()).toContain('Käynti');
    await withheld(TEST_NOW);
    expect((await asked(`Encounter/${entries.visit}`)).status).toBe(404);
    for (const path of [
      'Encounter?_count=200',
      `Encounter?_id=${entries.visit}`,
      `Patient/${tokens.patient}/$everything?_count=200`,
    ])
      expect(JSON.stringify((await asked(path)).body), path).not.toContain(`Encounter/${entries.visit}`);
    expect(await linked()).not.toMatch(/Encounter|Käynti/);
    await withheld(null);
    expect((await asked(`Encounter/${entries.visit}`)).status).toBe(200);
  });

  test('reads no longer than the register says that the guardian may', async () => {
    const { app, tokens } = await ofGuardian('sofia', 'elsa', { scope: STAYS, stays: true });
    const read = async () => (await app.get('Encounter', tokens.access_token)).status;
    now = new Date(TEST_NOW.getTime() + 16 * 60_000);
    register.isDown = true;
    expect(await read()).toBe(503);
    register.isDown = false;
    expect(await read()).toBe(200);
    now = new Date(TEST_NOW.getTime() + 32 * 60_000);
    Object.assign(register, { families: {} });
    expect(await read()).toBe(401);
    Object.assign(register, { families });
    expect(await read()).toBe(401);
    expect((await app.refresh(tokens.refresh_token ?? '')).body).toEqual({ error: 'invalid_grant' });
  });

  test('gets no tokens once the register says that the guardian may not act any more', async () => {
    const { app, tokens } = await ofGuardian('sofia', 'elsa', { scope: STAYS, stays: true });
    now = new Date(TEST_NOW.getTime() + 16 * 60_000);
    register.isDown = true;
    expect((await app.refresh(tokens.refresh_token ?? '')).status).toBe(503);
    register.isDown = false;
    Object.assign(register, { families: {} });
    // Another brand's address says nothing, and ends nothing.
    const elsewhere = testApp(portal);
    expect((await elsewhere.refresh(tokens.refresh_token ?? '')).body).toEqual({ error: 'invalid_grant' });
    expect(await grantsOf('elsa')).not.toEqual([]);
    expect((await app.refresh(tokens.refresh_token ?? '')).body).toEqual({ error: 'invalid_grant' });
    Object.assign(register, { families });
    expect((await app.get('Encounter', tokens.access_token)).status).toBe(401);
  });

  test('ends with the guardian’s account, and the other guardians’ stay', async () => {
    const sofias = await ofGuardian('sofia', 'elsa');
    const ofAnother = await ofGuardian('janne', 'venla');
    const sofia = await recordOf(db, 'sofia');
    const close = (account_closed_at: Date | null) =>
      db.owner.updateTable('patients').set({ account_closed_at }).where('id', '=', sofia).execute();
    await close(TEST_NOW);
    expect((await sofias.app.get('Encounter', sofias.tokens.access_token)).status).toBe(401);
    expect((await ofAnother.app.get('Encounter', ofAnother.tokens.access_token)).status).toBe(200);
    await close(null);
  });

  test('is not told who treats a child under a non-disclosure order, and where', async () => {
    const children = Object.fromEntries(
      Object.entries(families).map(([code, all]) => [
        code,
        all.map((child) => ({ ...child, nonDisclosure: true })),
      ]),
    );
    const open = await ofGuardian('sofia', 'elsa');
    const [visit] = (await open.app.get('Encounter?_count=200', open.tokens.access_token)).body.entry.filter(
      ({ resource }: { resource: { participant?: object } }) => resource.participant,
    );
    const [, practitioner = ''] = /Practitioner\/(\d+)/.exec(JSON.stringify(visit)) ?? [];
    expect(practitioner).not.toBe('');
    Object.assign(register, { families: children });
    const { app, tokens } = await ofGuardian('sofia', 'elsa');
    for (const path of [
      `Patient/${tokens.patient}/$everything?_count=200`,
      `Encounter/${visit.resource.id}`,
    ]) {
      const told = JSON.stringify((await app.get(path, tokens.access_token)).body);
      expect(told).not.toMatch(/Practitioner\/|Organization\//);
    }
    expect((await app.get(`Practitioner/${practitioner}`, tokens.access_token)).status).toBe(404);
  });

  test('is listed for the child alone, and ended by nobody else', async () => {
    const { app, tokens } = await ofGuardian('sofia', 'elsa', { scope: STAYS, stays: true });
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    const [mine] = (await sofia.get('/api/record-apps')).body.apps;
    expect(mine.by).toBe('you');
    const own = portal.visitor();
    await own.signIn(demoPerson('aino'));
    await own.send('DELETE', `/api/record-apps/${mine.id}`);
    expect((await app.get('Encounter', tokens.access_token)).status).toBe(200);
    expect(JSON.stringify((await own.get('/api/record-apps')).body)).not.toContain(`"id":${mine.id}`);
  });
});

function typesIn({ entry = [] }: { entry?: { resource: { resourceType: AppType } }[] }): AppType[] {
  return entry.map(({ resource }) => resource.resourceType);
}
