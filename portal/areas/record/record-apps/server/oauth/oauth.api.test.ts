import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { APP_TYPES } from '#areas/record/shared/record-apps/scopes.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import type { Visitor } from '#shell/server/test-visitor.ts';
import { ANOTHER_APP, TEST_APP, testApp } from '../test-app.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const EERO = { firstNames: 'Eero Juhani', lastName: 'Lehtonen', identityCode: '021179-905R' };
const DAY_MS = 86_400_000;

let db: TestDatabase;
let portal: TestPortal;
let now = TEST_NOW;
let lines: string[];
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  lines = [];
  portal = await startTestPortal(db, {
    clock: () => now,
    logTo: { write: (line) => lines.push(line) },
    config: { recordApps: [TEST_APP, ANOTHER_APP], rateLimit: 100_000, logLevel: 'info' },
  });
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});
beforeEach(() => {
  now = TEST_NOW;
});

async function signedIn(person: typeof AINO): Promise<Visitor> {
  const visitor = portal.visitor();
  await visitor.signIn(person);
  return visitor;
}
const aino = () => signedIn(AINO);
const eero = () => signedIn(EERO);
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const reads = async (app: ReturnType<typeof testApp>, token: string | undefined) =>
  (await app.get('Encounter?_count=1', token)).status;

describe('an app that asks to be let in', () => {
  test.each([
    ['no app of the installation', { client_id: 'another' }],
    ['a way back of its own', { redirect_uri: 'https://evil.example/callback' }],
    ['a way back that only begins as its own', { redirect_uri: 'https://app.example/callback/more' }],
    ['no way back', { redirect_uri: undefined }],
  ])('is not sent back with %s', async (_, changes) => {
    const app = testApp(portal);
    const { status, headers } = await (await aino()).get(app.authorisePath({ changes }));
    expect([status, headers.location]).toEqual([400, undefined]);
  });

  test.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_request', { code_challenge: undefined }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge_method: undefined }],
    ['invalid_request', { aud: 'https://evil.example/fhir/R4' }],
    ['invalid_request', { aud: undefined }],
    ['invalid_request', { state: undefined }],
    ['invalid_request', { state: 'x'.repeat(513) }],
    ['invalid_scope', { scope: 'patient/*.write openid' }],
  ])('is sent back with %s for %o', async (error, changes) => {
    const app = testApp(portal);
    const { status, headers } = await (await aino()).get(app.authorisePath({ changes }));
    const sentTo = new URL(String(headers.location));
    expect([status, sentTo.origin + sentTo.pathname]).toEqual([303, 'https://app.example/callback']);
    expect(sentTo.searchParams.get('error')).toBe(error);
    expect(sentTo.searchParams.get('iss')).toBe(app.origin);
    expect(sentTo.searchParams.get('code')).toBeNull();
  });

  test('leads to the page in the patient’s language, which an address of the portal may follow a login to', async () => {
    const app = testApp(portal);
    const scope = ['launch/patient', 'offline_access', ...APP_TYPES.map((type) => `patient/${type}.rs`)].join(
      ' ',
    );
    const changes = { state: 's'.repeat(512) };
    const { headers } = await (await aino()).get(app.authorisePath({ scope, changes }), {
      headers: { 'accept-language': 'sv' },
    });
    expect(headers.location).toMatch(/^\/sv\/apptillstand\?request=[\w-]+$/);
    const request = new URL(String(headers.location), app.origin).searchParams.get('request');
    const { status, body } = await (await aino()).get(`/api/record-app-request?request=${request}&lang=sv`);
    expect([status, body]).toEqual([200, { name: 'Testappen', types: [...APP_TYPES], wantsToStay: true }]);
  });

  test('cannot be answered from an address that was changed, is another brand’s or an hour old', async () => {
    const app = testApp(portal);
    const visitor = await aino();
    const request = await app.ask(visitor);
    const shown = (sealed: string, by = visitor) => by.get(`/api/record-app-request?request=${sealed}`);
    expect((await shown(request)).status).toBe(200);
    expect((await shown(`${request.slice(0, -4)}AAAA`)).status).toBe(404);
    const elsewhere = portal.visitor(`revontuli.localhost:${portal.port}`);
    await elsewhere.signIn(AINO);
    expect((await shown(request, elsewhere)).status).toBe(404);
    later(61 * 60_000);
    const again = await aino();
    expect((await shown(request, again)).status).toBe(404);
    const body = { request, types: ['Patient'], stays: false };
    expect((await again.send('POST', '/api/record-app-request', { body })).status).toBe(404);
  });

  test('is told so when the patient does not let it in', async () => {
    const app = testApp(portal);
    const { body } = await app.allow(await aino(), { types: [] });
    const sentTo = new URL(body.sendTo);
    expect(Object.fromEntries(sentTo.searchParams)).toEqual({
      error: 'access_denied',
      state: app.state,
      iss: app.origin,
    });
  });

  test('is let in only by somebody who has just identified', async () => {
    const app = testApp(portal);
    const visitor = await aino();
    later(29 * 60_000);
    await visitor.get('/api/session');
    later(2 * 60_000);
    expect(await app.allow(visitor)).toMatchObject({
      status: 403,
      body: { code: 'freshIdentificationRequired' },
    });
    expect((await app.allow(visitor, { types: [] })).status).toBe(200);
  });
});

describe('a code', () => {
  const codeOf = async (app: ReturnType<typeof testApp>) => {
    const { body } = await app.allow(await aino());
    const { searchParams } = new URL(body.sendTo);
    expect(searchParams.get('state')).toBe(app.state);
    expect(searchParams.get('iss')).toBe(app.origin);
    return searchParams.get('code') ?? '';
  };

  test('gives an access token for an hour, with the patient as this app calls her, and no more', async () => {
    const app = testApp(portal);
    const answer = await app.byCode(await codeOf(app));
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
      body: { token_type: 'Bearer', expires_in: 3600, scope: 'patient/*.read' },
    });
    expect(answer.body.patient).toMatch(/^[\da-f]{32}$/);
    expect(answer.body.refresh_token).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await reads(app, answer.body.access_token)).toBe(200);
    later(3_601_000);
    expect(await reads(app, answer.body.access_token)).toBe(401);
  });

  test('that comes again ends what it has given', async () => {
    const app = testApp(portal);
    const code = await codeOf(app);
    const { body } = await app.byCode(code);
    expect(await app.byCode(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await reads(app, body.access_token)).toBe(401);
  });

  test('of one brand gives nothing in another, and is lost to nobody by that', async () => {
    const app = testApp(portal);
    const code = await codeOf(app);
    const elsewhere = testApp(portal, 'pikkujatti');
    const answer = await elsewhere.byCode(code, { code_verifier: app.verifier });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await app.byCode(code)).status).toBe(200);
  });

  test('is given out once to two who come at the same time', async () => {
    const app = testApp(portal);
    const code = await codeOf(app);
    const answers = await Promise.all([app.byCode(code), app.byCode(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['a verifier that is too short', { code_verifier: 'x' }, 'invalid_request'],
    ['another way back', { redirect_uri: 'com.example.app:/callback' }, 'invalid_grant'],
    ['another app', { client_id: 'another' }, 'invalid_client'],
    ['as a refresh token', { grant_type: 'refresh_token' }, 'invalid_request'],
    ['by a password', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('is good for nothing with %s', async (_, changes, error) => {
    const app = testApp(portal);
    const code = await codeOf(app);
    expect(await app.byCode(code, changes)).toMatchObject({ status: 400, body: { error } });
    // Nor does that lose it to whom it belongs.
    expect((await app.byCode(code)).status).toBe(200);
  });

  test('is over after a minute, and nothing stands in the list any more', async () => {
    const app = testApp(portal);
    const code = await codeOf(app);
    later(61_000);
    expect((await app.byCode(code)).body).toEqual({ error: 'invalid_grant' });
    const { apps } = (await (await aino()).get('/api/record-apps')).body;
    expect(apps.filter(({ until }: { until: string }) => new Date(until) < now)).toEqual([]);
  });
});

describe('an app that may stay', () => {
  const SCOPE = 'patient/*.read offline_access';

  test('gets a refresh token only if it asks for it and the patient allows it', async () => {
    const app = testApp(portal);
    const both = await app.letIn(await eero(), { scope: SCOPE, stays: true });
    expect(both).toMatchObject({ scope: 'offline_access patient/*.read', refresh_token: expect.any(String) });
    expect((await app.letIn(await eero(), { scope: SCOPE })).refresh_token).toBeUndefined();
    expect((await app.letIn(await eero(), { stays: true })).refresh_token).toBeUndefined();
  });

  test('changes its refresh token each time, until a year is over', async () => {
    const app = testApp(portal);
    const first = await app.letIn(await eero(), { scope: SCOPE, stays: true });
    later(364 * DAY_MS);
    const { body: second } = await app.refresh(first.refresh_token ?? '');
    expect(second.patient).toBe(first.patient);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await reads(app, second.access_token)).toBe(200);
    later(2 * DAY_MS);
    expect((await app.refresh(second.refresh_token)).body).toEqual({ error: 'invalid_grant' });
  });

  test('gets nothing in one brand for a refresh token of another', async () => {
    const app = testApp(portal);
    const { refresh_token: token = '' } = await app.letIn(await eero(), { scope: SCOPE, stays: true });
    expect((await testApp(portal, 'revontuli').refresh(token)).body).toEqual({ error: 'invalid_grant' });
    expect((await app.refresh(token)).status).toBe(200);
  });

  test('loses everything when a refresh token comes twice', async () => {
    const app = testApp(portal);
    const first = await app.letIn(await eero(), { scope: SCOPE, stays: true });
    const { body: second } = await app.refresh(first.refresh_token ?? '');
    expect((await app.refresh(first.refresh_token ?? '')).body).toEqual({ error: 'invalid_grant' });
    expect((await app.refresh(second.refresh_token)).body).toEqual({ error: 'invalid_grant' });
    for (const { access_token: token } of [first, second]) expect(await reads(app, token)).toBe(401);
  });

  test('is ended by the patient at once, with all its tokens, and noted', async () => {
    const app = testApp(portal);
    const visitor = await eero();
    const tokens = await app.letIn(visitor, {
      scope: SCOPE,
      stays: true,
      types: ['Immunization', 'Encounter'],
    });
    expect(await reads(app, tokens.access_token)).toBe(200);
    const [listed] = (await visitor.get('/api/record-apps?lang=en')).body.apps;
    expect(listed).toMatchObject({
      name: 'Test app',
      types: ['Encounter', 'Immunization'],
      since: TEST_NOW.toISOString(),
      until: new Date(TEST_NOW.getTime() + 365 * DAY_MS).toISOString(),
      lastUsed: TEST_NOW.toISOString(),
      by: 'you',
    });
    const end = () => visitor.send('DELETE', `/api/record-apps/${listed.id}`);
    expect((await end()).body).toEqual({ type: 'success' });
    expect((await end()).body).toEqual({ type: 'success' });
    expect(await reads(app, tokens.access_token)).toBe(401);
    expect((await app.refresh(tokens.refresh_token ?? '')).body).toEqual({ error: 'invalid_grant' });
    const { entries } = (await visitor.get('/api/user/access-log?lang=sv')).body;
    const told = entries.map(({ actor, action, recordKind }: Record<string, never>) => [
      actor,
      action,
      recordKind,
    ]);
    for (const action of ['create', 'cancel'])
      expect(told).toContainEqual([expect.objectContaining({ isYou: true }), action, 'record-apps']);
    expect(told).toContainEqual([
      {
        kind: 'app',
        app: 'Testappen',
        since: TEST_NOW.toISOString(),
        isPatient: false,
        isYou: false,
        id: null,
      },
      'read',
      'visits',
    ]);
  });

  test.each([
    ['by its name', { client_id: TEST_APP.id }],
    ['without a name', {}],
  ])('ends itself by a token of its own, and no other app does: %s', async (_, named) => {
    const app = testApp(portal);
    const tokens = await app.letIn(await eero(), { scope: SCOPE, stays: true });
    const revoke = async (form: Readonly<Record<string, string>>) => {
      const { status, body } = await app.send('POST', '/oauth/revoke', new URLSearchParams(form).toString());
      return [status, body?.error];
    };
    const token = tokens.access_token ?? '';
    expect(await revoke({ client_id: 'unknown', token })).toEqual([400, 'invalid_client']);
    expect(await revoke({ client_id: ANOTHER_APP.id, token })).toEqual([400, 'invalid_grant']);
    expect(await revoke(named)).toEqual([400, 'invalid_request']);
    expect(await reads(app, token)).toBe(200);
    expect(await revoke({ ...named, token: 'a'.repeat(43) })).toEqual([200, undefined]);
    expect(await revoke({ ...named, token: tokens.refresh_token ?? '' })).toEqual([200, undefined]);
    expect(await reads(app, token)).toBe(401);
  });

  test.each([
    ['by its name', { client_id: TEST_APP.id }],
    ['without a name, as a public client may', {}],
    ['with an empty name, which is none', { client_id: '' }],
  ])('refreshes %s', async (_, named) => {
    const app = testApp(portal);
    const { refresh_token: token = '', patient } = await app.letIn(await eero(), {
      scope: SCOPE,
      stays: true,
    });
    const ask = (changes = {}) => app.refreshAs(token, { ...named, ...changes });
    // What is wrong with the request loses the token to nobody.
    expect((await ask({ client_id: 'unknown' })).body).toEqual({ error: 'invalid_client' });
    expect((await ask({ client_id: ANOTHER_APP.id })).body).toEqual({ error: 'invalid_grant' });
    const { status, body } = await ask();
    expect([status, body.patient]).toEqual([200, patient]);
    expect(await reads(app, body.access_token)).toBe(200);
    // A thief need not name the app either.
    expect((await ask()).body).toEqual({ error: 'invalid_grant' });
    expect((await app.refreshAs(body.refresh_token, named)).body).toEqual({ error: 'invalid_grant' });
    expect(await reads(app, body.access_token)).toBe(401);
  });

  test('refreshes for less than it was granted, and for all of it again, and never for more', async () => {
    const app = testApp(portal);
    const visitor = await eero();
    const granted = 'patient/Encounter.rs patient/Immunization.rs offline_access';
    const first = await app.letIn(visitor, { scope: `launch/patient ${granted}`, stays: true });
    const refreshed = (token: string | undefined, scope?: string) =>
      app.refreshAs(token ?? '', scope === undefined ? {} : { scope });
    for (const more of [
      'patient/Observation.rs',
      'patient/Encounter.rs patient/Observation.r',
      'patient/*.read',
      'patient/Encounter.cruds',
      'openid',
      'x',
    ])
      expect((await refreshed(first.refresh_token, more)).body, more).toEqual({ error: 'invalid_scope' });
    const { body: less } = await refreshed(first.refresh_token, 'patient/Encounter.s');
    expect(less).toMatchObject({ scope: 'patient/Encounter.s', refresh_token: expect.any(String) });
    const statuses = async (token: string) => [
      await reads(app, token),
      (await app.get('Immunization', token)).status,
      (await app.get('Encounter/1', token)).status,
    ];
    expect(await statuses(less.access_token)).toEqual([200, 403, 403]);
    // The refresh token is for what the patient has allowed (RFC 6749 section 6), as the list of apps says.
    const [listed] = (await visitor.get('/api/record-apps')).body.apps;
    expect(listed.types).toEqual(['Encounter', 'Immunization']);
    const { body: all } = await refreshed(less.refresh_token);
    expect(all.scope.split(' ').toSorted()).toEqual(`launch/patient ${granted}`.split(' ').toSorted());
    expect(await statuses(all.access_token)).toEqual([200, 200, 404]);
    expect(await statuses(less.access_token)).toEqual([200, 403, 403]);
  });

  test('is out when the account is closed', async () => {
    const app = testApp(portal);
    const tokens = await app.letIn(await eero(), { scope: SCOPE, stays: true });
    const closed = db.owner.updateTable('patients').set({ account_closed_at: TEST_NOW });
    const { patient_id } = await db.owner
      .selectFrom('app_grants')
      .select('patient_id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await closed.where('id', '=', patient_id).execute();
    expect(await reads(app, tokens.access_token)).toBe(401);
    await db.owner
      .updateTable('patients')
      .set({ account_closed_at: null })
      .where('id', '=', patient_id)
      .execute();
  });
});

test('of what apps prove themselves with only hashes are kept, and nothing stands in the log', async () => {
  const app = testApp(portal);
  const visitor = await eero();
  const { body } = await app.allow(visitor, { scope: 'patient/*.read offline_access', stays: true });
  const code = new URL(body.sendTo).searchParams.get('code') ?? '';
  const { body: tokens } = await app.byCode(code);
  await reads(app, tokens.access_token);
  const rows = [
    await db.owner.selectFrom('app_secrets').selectAll().execute(),
    await db.owner.selectFrom('app_grants').selectAll().execute(),
  ];
  const kept = JSON.stringify(rows, (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('base64url') : value,
  );
  for (const secret of [code, tokens.access_token, tokens.refresh_token]) {
    expect(secret).toHaveLength(43);
    expect(kept).not.toContain(secret);
    expect(lines.join('')).not.toContain(secret);
  }
  expect(lines.join('')).toContain('/fhir/R4/:type');
  expect(lines.join('')).not.toContain(tokens.patient);
});
