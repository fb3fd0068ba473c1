import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APP_TYPES } from '#areas/record/shared/record-apps/scopes.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import type { Visitor } from '#shell/server/test-visitor.ts';
import { answerRequest, TEST_APP, testApp } from '../test-app.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const STAYS = 'launch/patient offline_access patient/*.rs';

let db: TestDatabase;
let portal: TestPortal;
let now = TEST_NOW;
let aino: Visitor;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(db, {
    clock: () => now,
    config: { recordApps: [TEST_APP], rateLimit: 100_000 },
  });
  aino = portal.visitor();
  await aino.signIn(AINO);
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});

const app = () => testApp(portal);
const configuration = async () => (await app().get('.well-known/smart-configuration')).body;
/** Where an app is sent back, by the answer of the authorization endpoint. */
const errorOf = async (changes: Readonly<Record<string, string | undefined>>) => {
  const { headers } = await aino.get(app().authorisePath({ changes }));
  return new URL(String(headers.location), 'http://none').searchParams.get('error');
};

/** What SMART App Launch 2.2 asks of a server, section by section, each with what shows it here. */
const RULES: Readonly<Record<string, Readonly<Record<string, () => Promise<void>>>>> = {
  'discovery (conformance)': {
    'below the FHIR base address, as JSON whatever is accepted': async () => {
      for (const accept of ['application/json', 'text/html', 'application/fhir+xml']) {
        const { status, headers } = await app().get('.well-known/smart-configuration', undefined, { accept });
        expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      }
    },
    'names each endpoint, and where patients end what apps may read': async () => {
      const { origin } = app();
      expect(await configuration()).toMatchObject({
        authorization_endpoint: `${origin}/oauth/authorize`,
        token_endpoint: `${origin}/oauth/token`,
        revocation_endpoint: `${origin}/oauth/revoke`,
        management_endpoint: `${origin}/fi/omat-tiedot`,
      });
    },
    'says how codes are challenged: with S256, never plainly': async () => {
      expect((await configuration()).code_challenge_methods_supported).toEqual(['S256']);
    },
    'says which grants and which answers there are': async () => {
      expect(await configuration()).toMatchObject({
        grant_types_supported: ['authorization_code', 'refresh_token'],
        response_types_supported: ['code'],
      });
    },
    'claims what a standalone app of a patient’s needs, and only what is there': async () => {
      expect((await configuration()).capabilities).toEqual([
        'launch-standalone',
        'authorize-post',
        'client-public',
        'context-standalone-patient',
        'permission-patient',
        'permission-offline',
        'permission-v1',
        'permission-v2',
      ]);
    },
    'names no issuer and no keys, which are for OpenID Connect': async () => {
      expect(Object.keys(await configuration())).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(issuer|jwks_uri)$/)]),
      );
      const { body } = await app().get('/.well-known/oauth-authorization-server');
      expect(body).toMatchObject({
        issuer: app().origin,
        authorization_response_iss_parameter_supported: true,
      });
    },
    'gives every scope that it lists': async () => {
      for (const scope of (await configuration()).scopes_supported) {
        const stays = scope === 'offline_access';
        // These two ask for nothing of the record by themselves.
        const beside = /^(launch\/patient|offline_access)$/.test(scope) ? ' patient/Patient.rs' : '';
        const tokens = await app().letIn(aino, { scope: scope + beside, stays });
        expect(tokens.scope?.split(' '), scope).toContain(scope);
      }
    },
    'may be read by an app in a browser, as the capability statement may': async () => {
      for (const path of ['.well-known/smart-configuration', 'metadata']) {
        const { headers } = await app().get(path, undefined, { origin: 'https://elsewhere.example' });
        expect(headers['access-control-allow-origin'], path).toBe('*');
      }
    },
  },
  'the authorization request (4)': {
    'comes by GET or by POST': async () => {
      const posting = app();
      const [path, query] = posting.authorisePath({ scope: STAYS }).split('?');
      // From the app’s own page: the browser sends no cookie along.
      const { status, headers } = await posting.send('POST', String(path), query);
      expect([status, headers['set-cookie']]).toEqual([303, undefined]);
      const { body } = await answerRequest(aino, String(headers.location));
      const code = new URL(body.sendTo).searchParams.get('code') ?? '';
      expect((await posting.byCode(code)).status).toBe(200);
      const wrong = await posting.send('POST', String(path), 'client_id=another');
      expect([wrong.status, wrong.headers.location]).toEqual([400, undefined]);
    },
    'goes back to a registered address alone': async () => {
      const changes = { redirect_uri: 'https://elsewhere.example/callback' };
      const { status, headers } = await aino.get(app().authorisePath({ changes }));
      expect([status, headers.location]).toEqual([400, undefined]);
    },
    'is for this server’s records': async () => {
      expect(await errorOf({ aud: 'https://elsewhere.example/fhir' })).toBe('invalid_request');
      expect(await errorOf({ aud: undefined })).toBe('invalid_request');
      expect(await errorOf({ aud: `${app().origin}/fhir/R4/` })).toBeNull();
    },
    'challenges its code with S256': async () => {
      expect(await errorOf({ code_challenge: undefined })).toBe('invalid_request');
      expect(await errorOf({ code_challenge_method: 'plain' })).toBe('invalid_request');
    },
    'has a state, which each answer brings back as it was': async () => {
      expect(await errorOf({ state: undefined })).toBe('invalid_request');
      const asking = app();
      for (const types of [undefined, []]) {
        const { body } = await asking.allow(aino, { ...(types && { types }) });
        expect(new URL(body.sendTo).searchParams.get('state')).toBe(asking.state);
      }
    },
    'may ask for scopes that there are not: these are left out': async () => {
      const scope = 'openid fhirUser online_access user/*.cruds patient/Claim.rs patient/Observation.rs';
      expect((await app().letIn(aino, { scope })).scope).toBe('patient/Observation.rs');
    },
  },
  'the access token (5)': {
    'is given for the verifier that was challenged': async () => {
      const asking = app();
      const { body } = await asking.allow(aino);
      const code = new URL(body.sendTo).searchParams.get('code') ?? '';
      expect((await asking.byCode(code, { code_verifier: '' })).body.error).toBe('invalid_request');
      expect((await asking.byCode(code, { code_verifier: 'a'.repeat(43) })).body.error).toBe('invalid_grant');
      expect((await asking.byCode(code)).status).toBe(200);
    },
    'comes with type, time, scopes and patient, and is kept by nobody on the way': async () => {
      const asking = app();
      const { body } = await asking.allow(aino, { scope: STAYS });
      const answer = await asking.byCode(new URL(body.sendTo).searchParams.get('code') ?? '');
      expect(answer).toMatchObject({
        status: 200,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
          pragma: 'no-cache',
        },
        body: {
          token_type: 'Bearer',
          expires_in: 3600,
          scope: 'launch/patient patient/*.rs',
          patient: expect.any(String),
        },
      });
      const read = await asking.get(`Patient/${answer.body.patient}`, answer.body.access_token);
      expect(read.body.id).toBe(answer.body.patient);
    },
    'comes with a refresh token if that was asked for and allowed, and else without': async () => {
      const scope = 'patient/*.rs';
      expect((await app().letIn(aino, { scope: STAYS, stays: true })).refresh_token).toBeDefined();
      expect((await app().letIn(aino, { scope: STAYS })).refresh_token).toBeUndefined();
      expect((await app().letIn(aino, { scope, stays: true })).refresh_token).toBeUndefined();
      const online = { scope: `${scope} online_access`, stays: true };
      expect((await app().letIn(aino, online)).refresh_token).toBeUndefined();
    },
    'may be asked for by an app in a browser': async () => {
      for (const path of ['/oauth/token', '/oauth/revoke']) {
        const { status, headers } = await app().send('OPTIONS', path, undefined, {
          origin: 'https://app.example',
          'access-control-request-method': 'POST',
        });
        expect([status, headers['access-control-allow-origin']], path).toEqual([204, '*']);
      }
    },
  },
  'reading (6)': {
    'takes a token for its time, and what its scope covers': async () => {
      const asking = app();
      const tokens = await asking.letIn(aino, { scope: 'patient/Observation.rs' });
      const read = async (path: string) => (await asking.get(path, tokens.access_token)).status;
      expect([await read('Observation'), await read('Encounter')]).toEqual([200, 403]);
      now = new Date(TEST_NOW.getTime() + 3_600_001);
      expect(await read('Observation')).toBe(401);
      now = TEST_NOW;
    },
    'takes no token of another server’s records': async () => {
      const tokens = await app().letIn(aino);
      const elsewhere = testApp(portal, 'revontuli');
      expect((await elsewhere.get('Observation', tokens.access_token)).status).toBe(401);
    },
    'follows each part of a scope: v1 `.read` is v2 `.rs`, `.r` reads and `.s` searches': async () => {
      const asking = app();
      const statuses = async (scope: string) => {
        const { access_token: token } = await asking.letIn(aino, { scope });
        const read = await asking.get('Observation/1', token);
        const search = await asking.get('Observation?_count=1', token);
        return [read.status, search.status];
      };
      expect(await statuses('patient/Observation.read')).toEqual([404, 200]);
      expect(await statuses('patient/Observation.rs')).toEqual([404, 200]);
      expect(await statuses('patient/Observation.r')).toEqual([404, 403]);
      expect(await statuses('patient/Observation.s')).toEqual([403, 200]);
    },
    'narrows `*` to what the patient lets it see': async () => {
      const { scope = '' } = await app().letIn(aino, { scope: 'patient/*.rs', types: ['Immunization'] });
      expect(scope).toBe('patient/Immunization.rs');
      expect(APP_TYPES.length).toBeGreaterThan(1);
    },
  },
  'the refresh (7)': {
    'is for the app that the token was given to, which need not name itself': async () => {
      const asking = app();
      const { refresh_token: token = '' } = await asking.letIn(aino, { scope: STAYS, stays: true });
      expect((await asking.refreshAs(token, { client_id: 'another' })).body.error).toBe('invalid_client');
      expect((await asking.refreshAs(token, {})).status).toBe(200);
    },
    'gives what the first answer gave, for the same scopes or for fewer': async () => {
      const asking = app();
      const first = await asking.letIn(aino, { scope: STAYS, stays: true });
      const { body: second, headers } = await asking.refreshAs(first.refresh_token ?? '', {});
      expect(headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' });
      expect(second).toMatchObject({
        token_type: 'Bearer',
        expires_in: 3600,
        scope: first.scope,
        patient: first.patient,
        refresh_token: expect.any(String),
      });
      const fewer = { scope: 'patient/Observation.r' };
      expect((await asking.refreshAs(second.refresh_token, fewer)).body.scope).toBe(fewer.scope);
    },
    'gives no more than was granted': async () => {
      const asking = app();
      const scope = 'offline_access patient/Observation.rs';
      const { refresh_token: token = '' } = await asking.letIn(aino, { scope, stays: true });
      const more = { scope: 'patient/*.rs' };
      expect((await asking.refreshAs(token, more)).body).toEqual({ error: 'invalid_scope' });
    },
  },
};

describe.each(Object.entries(RULES))('SMART App Launch 2.2, %s', (_, rules) => {
  test.each(Object.entries(rules))('%s', (_rule, holds) => holds());
});

/** What it has beside, which is not here, and therefore not claimed. */
const NOT_CLAIMED: Readonly<Record<string, string>> = {
  'launch-ehr': 'apps are not started from within the portal',
  'context-ehr-patient': 'the same',
  'context-ehr-encounter': 'the same',
  'context-standalone-encounter': 'an app reads a record, not a visit',
  'context-banner': 'for apps within a page of the server’s',
  'context-style': 'the same',
  'sso-openid-connect': 'an app is not told who the patient is beyond what they let it read',
  'client-confidential-symmetric':
    'every app is a public client: what it gets is bound to its code’s challenge',
  'client-confidential-asymmetric': 'the same',
  'permission-user': 'one record is read, the one that was allowed',
  'permission-online': 'a token ends after an hour; who wants to stay asks for `offline_access`',
  introspection_endpoint: 'recommended for records on another server; here the same server reads and asks',
  registration_endpoint: 'the installation lists its apps',
  user_access_brand_bundle: 'optional; each brand is at its own address',
};

test.each(Object.entries(NOT_CLAIMED))('%s is not claimed: %s', async (name) => {
  const { capabilities, ...members } = await configuration();
  expect([...capabilities, ...Object.keys(members)]).not.toContain(name);
});
