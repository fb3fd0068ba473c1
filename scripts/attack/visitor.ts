import { randomUUID } from 'node:crypto';
import { walkSignIn } from '../../portal/outside/identification/sandbox/walk-sign-in.ts';
import { exchange, type TestAnswer, type TestRequest } from '../../portal/shell/server/test-visitor.ts';

export type Answer = TestAnswer;

export interface VisitorOptions {
  /** Of the portal process to ask. */
  readonly port: number;
  /** The `Host` to send. */
  readonly host: string;
  /** Their address on this machine. Default: 127.0.0.1. */
  readonly from?: string | undefined;
}

/** Somebody with a browser, or with a script that pretends to be one. They only know what is sent to them. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  get(path: string, request?: TestRequest): Promise<Answer>;
  /** With the session's token and a fresh idempotency key. */
  send(method: string, path: string, body?: unknown, request?: TestRequest): Promise<Answer>;
  /** Identifies as one of the demo people. */
  signIn(person: string): Promise<void>;
  /** Starts acting for a child, given by first name. */
  actFor(child: string): Promise<void>;
}

export function createVisitor({ port, host, from }: VisitorOptions): Visitor {
  const cookies = new Map<string, string>();
  const get = (path: string, request?: TestRequest) => call('GET', path, request);
  let token: string | null = null;
  const send = async (method: string, path: string, body?: unknown, request: TestRequest = {}) => {
    token ??= (await get('/api/session', { from: request.from })).body.csrfToken as string;
    const headers = { 'x-csrf-token': token, 'idempotency-key': randomUUID(), ...request.headers };
    return call(method, path, { body, ...request, headers });
  };

  async function call(method: string, path: string, request: TestRequest = {}): Promise<Answer> {
    const answer = await exchange(port, method, path, request.body, request.from ?? from, {
      host,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...request.headers,
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return {
    cookies,
    get,
    send,
    async signIn(person) {
      const begun = await get('/oauth/authenticate?lang=fi');
      const back = await walkSignIn(begun.headers.location ?? '', { person });
      await get(`${back.pathname}${back.search}`);
      token = null;
      const { body } = await get('/api/session');
      if (body.person === null) throw new Error(`${person} could not sign in.`);
    },
    async actFor(child) {
      const { body } = await get('/api/guardianship/children');
      const found = body.children.find(({ firstNames }: { firstNames: string }) =>
        firstNames.startsWith(child),
      );
      const acting = await send('POST', '/api/guardianship/act-for', { child: found?.id });
      token = null;
      if (acting.body.type !== 'success') throw new Error(`${child} could not be acted for.`);
    },
  };
}
