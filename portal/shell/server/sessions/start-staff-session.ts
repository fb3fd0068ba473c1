import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { setSignedInCookies } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Not of requests that have no session. */
    startStaffSession: Context['startStaffSession'];
  }
}

/** Makes what starts a session of somebody who works here, in the browser of a request. */
export function staffSessionStarter(sessions: Sessions, clock: Clock, isSecure: boolean) {
  return (request: FastifyRequest, reply: FastifyReply): Context['startStaffSession'] =>
    async (prove) => {
      const started = await sessions.startStaff(request.session, prove, {
        now: clock(),
        userAgent: request.headers['user-agent'],
      });
      if (!started) return false;
      request.signedInAs = started.staff.hash.toString('hex');
      setSignedInCookies(reply, started.cookie, isSecure);
      return true;
    };
}
