import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import type { SessionControl } from '#platform/session/session-control.ts';
import { setSignedInCookies } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

/** What a sign-in may do to the session of a request. */
export function sessionControl(
  sessions: Sessions,
  clock: Clock,
  isSecure: boolean,
): SessionControl<FastifyRequest, FastifyReply> {
  return {
    async start(request, reply, identified) {
      const cookie = await sessions.start(request.session, identified, {
        now: clock(),
        userAgent: request.headers['user-agent'],
      });
      request.signedInAs = identified.person.identityCode;
      setSignedInCookies(reply, cookie, isSecure);
    },
  };
}
