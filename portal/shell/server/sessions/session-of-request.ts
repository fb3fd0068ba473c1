import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SESSION_ENDS_IN } from '#contract/session/session-ends-in.ts';
import type { Clock } from '#platform/clock.ts';
import type { ReloginProof } from '#platform/session/relogin-proof.ts';
import { bookingScope } from './booking-scope.ts';
import type { OpenSession } from './open-session.ts';
import type { createReloginProof } from './relogin-proof.ts';
import { proofCookie, sessionCookieName, setSessionCookie } from './session-cookie.ts';
import { endsAt, type SessionLimits } from './session-end.ts';
import type { Sessions } from './sessions.ts';
import { staffSessionStarter } from './start-staff-session.ts';
import type { VerifyGuardianship } from './verify-guardianship.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: OpenSession;
    /** Not of requests that have no session. */
    reloginProof: ReloginProof;
  }
}

/** Requests that are no patient's doing: probes, files, the portal's public keys, and what apps ask by themselves. */
const WITHOUT_SESSION = /^\/(app\/|assets\/|health\/|fhir\/|\.well-known\/|oauth\/(jwks|token|revoke)$)/;

/**
 * A page of an app's posts it, and the browser sends no cookie along: the cookie of a new session would take the place of the
 * patient's.
 */
const isPostedByApp = ({ method, url }: { readonly method: string; readonly url: string }) =>
  method === 'POST' && /^\/oauth\/authorize(\?|$)/.test(url);

/** Whether a page asks for news by itself, which keeps no session alive: it says so, or waits for events. */
const isByItself = ({ headers }: FastifyRequest) =>
  headers['x-background'] !== undefined || headers.accept === 'text/event-stream';

export interface SessionParts {
  readonly sessions: Sessions;
  readonly verifyGuardianship: VerifyGuardianship;
  readonly reloginProofOf: ReturnType<typeof createReloginProof>;
  readonly limits: SessionLimits;
  readonly clock: Clock;
  readonly isSecure: boolean;
}

/** Opens the session of each request and gives a new visitor their cookie. */
export function sessionOfRequest(server: FastifyInstance, parts: SessionParts): void {
  const { sessions, verifyGuardianship, reloginProofOf, limits, clock, isSecure } = parts;
  const proof = proofCookie(isSecure);
  const scope = bookingScope(isSecure);
  const startStaff = staffSessionStarter(sessions, clock, isSecure);
  server.decorateRequest('session');
  server.decorateRequest('reloginProof');
  server.decorateRequest('startStaffSession');
  server.addHook('onRequest', async (request, reply) => {
    if (WITHOUT_SESSION.test(request.url) || isPostedByApp(request)) return;
    const now = clock();
    const opened = await sessions.open(request.cookies[sessionCookieName(isSecure)], request.brand.id, now);
    const verified = await verifyGuardianship(opened, {
      brand: request.brand,
      now,
      onError: (error) => request.log.warn({ err: error }, 'a guardianship could not be verified'),
    });
    request.session = { ...verified, scope: scope.of(request) };
    request.reloginProof = reloginProofOf(request, reply);
    request.startStaffSession = startStaff(request, reply);
    if (request.session.isNew) setSessionCookie(reply, request.session.cookie, isSecure);
    if (request.session.proof) proof.set(reply, request.session.proof, limits.reloginMs);
    if (!isByItself(request)) {
      request.session = await sessions.touch(request.session, now);
    }
    const end = endsAt(request.session, limits);
    // Seconds instead of a moment: they mean the same on a device whose clock is wrong.
    if (end)
      reply.header(SESSION_ENDS_IN, String(Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000))));
  });
}
