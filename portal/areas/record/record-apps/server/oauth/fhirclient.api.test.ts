import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Bundle, Patient } from 'fhir/r4.js';
import smart from 'fhirclient';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import { answerRequest, TEST_APP } from '../test-app.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };

let db: TestDatabase;
let portal: TestPortal;
let fhirUrl: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(db, { config: { recordApps: [TEST_APP], rateLimit: 100_000 } });
  fhirUrl = `http://localhost:${portal.port}/fhir/R4`;
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});

/** What an app that is written with `fhirclient` keeps between the two visits of a patient's browser. */
function appWithMemory() {
  const kept = new Map<string, unknown>();
  const storage = {
    set: async (key: string, value: unknown) => {
      kept.set(key, value);
      return value;
    },
    get: async (key: string) => kept.get(key),
    unset: async (key: string) => kept.delete(key),
  };
  /** The library's API for one visit to an address of the app. */
  return (address: string) => {
    const { pathname, search, host } = new URL(address);
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { url: pathname + search, method: 'GET' });
    request.headers = { host, 'x-forwarded-proto': 'https' };
    return smart(request, new ServerResponse(request), storage);
  };
}

/** Lets an app of this library in; resolves to its client. */
async function launched(scope: string) {
  const visit = appWithMemory();
  const asked = await visit('https://app.example/launch').authorize({
    iss: fhirUrl,
    clientId: TEST_APP.id,
    scope,
    redirectUri: 'https://app.example/callback',
    noRedirect: true,
    pkceMode: 'required',
  });
  const aino = portal.visitor(`localhost:${portal.port}`);
  await aino.signIn(AINO);
  const { headers } = await aino.get(String(asked).slice(new URL(String(asked)).origin.length));
  const { body } = await answerRequest(aino, String(headers.location), { stays: true });
  return visit(body.sendTo).ready();
}

test('the library that most apps are written with is let in, reads, turns pages, refreshes and is done', async () => {
  const client = await launched('launch/patient offline_access patient/*.rs');
  const patient = await client.patient.read<Patient>();
  expect(patient.name?.[0]?.family).toBe('Virtanen');

  const onePage = await client.request<Bundle>(`Observation?_count=200`);
  const onPages = await client.request<Bundle[]>('Observation?_count=30', { pageLimit: 0 });
  expect(onPages.length).toBeGreaterThan(1);
  const ids = (bundle: Bundle) => (bundle.entry ?? []).map(({ resource }) => resource?.id);
  expect(onPages.flatMap(ids)).toEqual(ids(onePage));
  const two = await client.request<Bundle[]>('Observation?_count=30', { pageLimit: 2 });
  expect(two).toHaveLength(2);

  const first = client.state.tokenResponse;
  const before = { access: first?.access_token, refresh: first?.refresh_token };
  await client.refresh();
  const after = client.state.tokenResponse;
  expect(after?.access_token).not.toBe(before.access);
  expect(after?.refresh_token).not.toBe(before.refresh);
  expect((await client.patient.read<Patient>()).id).toBe(patient.id);
  // What it has fetched again is another token's: the next one works as well.
  await client.refresh();
  expect((await client.patient.read<Patient>()).id).toBe(patient.id);

  const configuration = await (await fetch(`${fhirUrl}/.well-known/smart-configuration`)).json();
  const revoked = await fetch(configuration.revocation_endpoint, {
    method: 'POST',
    body: new URLSearchParams({ token: String(client.state.tokenResponse?.refresh_token) }),
  });
  expect(revoked.status).toBe(200);
  await expect(client.refresh()).rejects.toThrow(/invalid_grant/);
  await expect(client.patient.read()).rejects.toMatchObject({ status: 401 });
});
