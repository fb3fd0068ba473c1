import type { FastifyInstance } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import { sessionCookieName, setSessionCookie } from './session-cookie.ts';
import type { OpenSession, Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: OpenSession;
  }
}

/** Requests that are no patient's doing: probes, files, the portal's public keys. */
const WITHOUT_SESSION = /^\/(assets\/|health\/|oauth\/jwks$)/;

/** Opens the session of each request and gives a new visitor their cookie. */
export function sessionOfRequest(
  server: FastifyInstance,
  sessions: Sessions,
  clock: Clock,
  isSecure: boolean,
): void {
  server.decorateRequest('session');
  server.addHook('onRequest', async (request, reply) => {
    if (WITHOUT_SESSION.test(request.url)) return;
    const now = clock();
    request.session = await sessions.open(request.cookies[sessionCookieName(isSecure)], now);
    if (request.session.isNew) setSessionCookie(reply, request.session.cookie, isSecure);
    // A page that asks for news by itself says so; that keeps no session alive.
    if (request.headers['x-background'] === undefined) await sessions.touch(request.session, now);
  });
}
