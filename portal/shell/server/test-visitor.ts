import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { findPatient } from '#areas/person/shared/patients/server/find-patient.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { brandOfHost } from '#brands/registry.ts';
import type { IdentifiedPerson } from '#platform/context.ts';
import type { TestDatabase } from '#platform/database/test-database.ts';
import { unmasked } from './sessions/masks.ts';
import type { SessionLimits } from './sessions/session-end.ts';
import { createSessions } from './sessions/sessions.ts';

export interface TestAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Parsed JSON as far as tests look into it, or the text. */
  readonly body: ReturnType<typeof JSON.parse>;
  /** What was received, for what is no text. */
  readonly bytes: Uint8Array;
}

export interface TestRequest {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Another address of this machine, as if somebody else called. */
  readonly from?: string | undefined;
}

/** Somebody with a browser: keeps the cookies, sends the session's token with changes. */
export interface Visitor {
  get(path: string, options?: TestRequest): Promise<TestAnswer>;
  send(method: string, path: string, options?: TestRequest): Promise<TestAnswer>;
  /** Signs in as if the identification service had said who it is. */
  signIn(person: IdentifiedPerson, userAgent?: string): Promise<void>;
  /** Signs in as somebody who works here and was not identified, as if by a passkey. */
  signInAsStaff(identityCode: string): Promise<void>;
  csrfToken(from?: string): Promise<string>;
  /** What the browser sends along, for requests that a test makes itself. */
  cookie(): string;
  /** From now on another process of the same portal answers. */
  moveTo(port: number): void;
  /** Opens a new page: the session's token may have changed. */
  renew(): void;
}

export interface VisitorOptions {
  readonly port: number;
  readonly test: Pick<TestDatabase, 'inScope' | 'vault'>;
  readonly limits: SessionLimits;
  readonly clock: () => Date;
}

/** Makes visitors of the portal on a port, whichever process it runs in; each names the host that it calls. */
export function createVisitors({ port, test, limits, clock }: VisitorOptions): (host?: string) => Visitor {
  const { vault } = test;
  const sessions = createSessions(test.inScope, vault, limits);
  return (host = `kaari.localhost:${port}`) => {
    const cookies = new Map<string, string>();
    let token: string | null = null;
    let reached = port;
    const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const call = async (method: string, path: string, { body, headers, from }: TestRequest = {}) => {
      const answer = await exchange(reached, method, path, body, from, {
        host,
        cookie: cookie(),
        ...headers,
      });
      for (const line of answer.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return answer;
    };
    const csrfToken = async (from?: string) => {
      token ??= (await call('GET', '/api/session', { from })).body.csrfToken as string;
      return token;
    };
    const opened = () => sessions.open(cookies.get('session'), brandOfHost(host)?.id ?? 'kaari', clock());
    return {
      cookie,
      csrfToken,
      moveTo(other) {
        reached = other;
      },
      renew: () => {
        token = null;
      },
      get: (path, request) => call('GET', path, request),
      send: async (method, path, request = {}) =>
        call(method, path, {
          ...request,
          headers: {
            'x-csrf-token': await csrfToken(request.from),
            'idempotency-key': randomUUID(),
            ...request.headers,
          },
        }),
      async signIn(person, userAgent) {
        const hash = personHash(vault, person.identityCode);
        const patientId = await test.inScope({}, (tx) => findPatient(tx, hash));
        cookies.set(
          'session',
          await sessions.start(await opened(), { person, patientId }, { now: clock(), userAgent }),
        );
        token = null;
      },
      async signInAsStaff(identityCode) {
        const staff = { hash: personHash(vault, identityCode), name: 'Nimi' };
        const beginning = { now: clock(), userAgent: undefined };
        const started = await sessions.startStaff(await opened(), async () => staff, beginning);
        cookies.set('session', started?.cookie ?? '');
        token = null;
      },
    };
  };
}

/** What a session of pages keeps secret: their masks differ from answer to answer. */
export async function secretsOf(visitor: Visitor) {
  const { csrfToken, draftKey, formerDraftKey } = (await visitor.get('/api/session')).body;
  return {
    csrfToken: unmasked(csrfToken),
    draftKey: unmasked(draftKey),
    formerDraftKey: formerDraftKey && unmasked(formerDraftKey),
  };
}

/** `fetch` can neither name a host nor call from another address. */
export function exchange(
  port: number,
  method: string,
  path: string,
  body: unknown,
  from: string | undefined,
  headers: Record<string, string>,
): Promise<TestAnswer> {
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      localAddress: from,
      // A connection of its own: one that is kept may be closed by the server the moment it is used again.
      agent: false,
      headers: {
        ...(text !== undefined && {
          'content-type': 'application/json',
          // Without it the body of a GET would be read as the next request.
          'content-length': String(Buffer.byteLength(text)),
        }),
        ...headers,
      },
    });
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const received = bytes.toString();
        const isJson = /json/.test(incoming.headers['content-type'] ?? '');
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: isJson ? JSON.parse(received) : received,
          bytes,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}
