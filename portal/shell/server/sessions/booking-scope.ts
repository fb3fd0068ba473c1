import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#platform/context.ts';
import { attributes } from './session-cookie.ts';

const SCOPE = 'inAppBooking' satisfies Session['scope'];

/**
 * That a booking was opened inside the mobile app, for as long as the browser is open or until somebody logs out. It is
 * part of the session as its patient sees it, but in a cookie of its own: it is no secret, anybody may say it, and a row
 * for each who does would be a stranger's to fill the table with.
 */
export function bookingScope(isSecure: boolean) {
  const name = isSecure ? '__Host-scope' : 'scope';
  return {
    of: (request: FastifyRequest): Session['scope'] => (request.cookies[name] === SCOPE ? SCOPE : 'other'),
    enter: (reply: FastifyReply) => reply.setCookie(name, SCOPE, attributes(isSecure)),
    leave: (reply: FastifyReply) => reply.setCookie(name, '', { ...attributes(isSecure), maxAge: 0 }),
  };
}
