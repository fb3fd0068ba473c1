import { createHash, randomBytes } from 'node:crypto';
import type { RecordApp } from '#areas/person/shared/record-apps/record-app.ts';
import type { AppType } from '#areas/record/shared/record-apps/scopes.ts';
import type { TestPortal } from '#shell/server/test-portal.ts';
import { exchange, type TestAnswer, type Visitor } from '#shell/server/test-visitor.ts';

/** An app that tests let in. */
export const TEST_APP: RecordApp = {
  id: 'test-app',
  name: { fi: 'Testisovellus', sv: 'Testappen', en: 'Test app' },
  redirectUris: ['https://app.example/callback', 'com.example.app:/callback'],
};
/** Another one of the same installation. */
export const ANOTHER_APP: RecordApp = { ...TEST_APP, id: 'another-app' };
const [CALLBACK = ''] = TEST_APP.redirectUris;
const STATE = 'a state of the app’s own';

/** What an app asks for, as far as it is not as usual. */
export interface Asking {
  readonly scope?: string;
  readonly changes?: Readonly<Record<string, string | undefined>>;
}

export type TokenBody = Readonly<Record<string, string>>;

/** What a patient allows of what an app asks for; by default all of it, for an hour. */
export interface Allowing {
  readonly types?: readonly AppType[];
  readonly stays?: boolean;
}

/**
 * A patient answers an app that has sent their browser to the page that asks them.
 *
 * @param location of the page
 */
export async function answerRequest(
  visitor: Visitor,
  location: string,
  { types, stays = false }: Allowing = {},
): Promise<TestAnswer> {
  const request = new URL(location, 'http://localhost').searchParams.get('request') ?? '';
  const shown = await visitor.get(`/api/record-app-request?request=${request}`);
  const body = { request, types: types ?? shown.body.types, stays };
  return visitor.send('POST', '/api/record-app-request', { body });
}

/** An app as its maker has written it, for the portal of one host. */
export function testApp(portal: TestPortal, host = 'kaari') {
  const origin = `http://${host}.localhost:${portal.port}`;
  const verifier = randomBytes(32).toString('base64url');
  const send = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
    exchange(portal.port, method, path, body, undefined, {
      host: new URL(origin).host,
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    });

  function authorisePath({ scope = 'patient/*.read', changes = {} }: Asking = {}): string {
    const asked: Record<string, string | undefined> = {
      response_type: 'code',
      client_id: TEST_APP.id,
      redirect_uri: CALLBACK,
      scope,
      state: STATE,
      aud: `${origin}/fhir/R4`,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    const given = Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined);
    return `/oauth/authorize?${new URLSearchParams(given)}`;
  }

  /** Sends the patient's browser; resolves to the request that the page is asked with. */
  async function ask(visitor: Visitor, asking?: Asking): Promise<string> {
    const { headers } = await visitor.get(authorisePath(asking));
    return new URL(String(headers.location), origin).searchParams.get('request') ?? '';
  }

  /** The patient allows it; resolves to where the browser is sent. */
  async function allow(
    visitor: Visitor,
    { types, stays, ...asking }: Asking & Allowing = {},
  ): Promise<TestAnswer> {
    const { headers } = await visitor.get(authorisePath(asking));
    return answerRequest(visitor, String(headers.location), {
      ...(types && { types }),
      ...(stays && { stays }),
    });
  }

  const tokenOf = (form: Readonly<Record<string, string>>) =>
    send('POST', '/oauth/token', new URLSearchParams(form).toString());
  const token = (form: Readonly<Record<string, string>>) => tokenOf({ client_id: TEST_APP.id, ...form });
  const byCode = (code: string, changes: Readonly<Record<string, string>> = {}) =>
    token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: CALLBACK,
      code_verifier: verifier,
      ...changes,
    });
  const refresh = (refreshToken: string, changes = {}) =>
    token({ grant_type: 'refresh_token', refresh_token: refreshToken, ...changes });
  /** Under the name that the form has, or without one. */
  const refreshAs = (refreshToken: string, form: Readonly<Record<string, string>>) =>
    tokenOf({ grant_type: 'refresh_token', refresh_token: refreshToken, ...form });

  return {
    origin,
    verifier,
    state: STATE,
    authorisePath,
    ask,
    allow,
    byCode,
    refresh,
    refreshAs,
    token,
    send,
    revoke: (secret: string) =>
      send(
        'POST',
        '/oauth/revoke',
        new URLSearchParams({ client_id: TEST_APP.id, token: secret }).toString(),
      ),
    /** The whole way in. */
    async letIn(visitor: Visitor, choice: Parameters<typeof allow>[1] = {}): Promise<TokenBody> {
      const { body } = await allow(visitor, choice);
      const code = new URL(body.sendTo).searchParams.get('code') ?? '';
      return (await byCode(code)).body;
    },
    get: (path: string, accessToken?: string, headers: Record<string, string> = {}) =>
      send('GET', path.startsWith('/') ? path : `/fhir/R4/${path}`, undefined, {
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
        ...headers,
      }),
  };
}
