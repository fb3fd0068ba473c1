import type { FastifyReply } from 'fastify';

/** The `__Host-` prefix binds the cookie to this host and to https; plain http (development) cannot have it. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-session' : 'session';
}

export function setSessionCookie(reply: FastifyReply, value: string, isSecure: boolean): void {
  reply.setCookie(sessionCookieName(isSecure), value, {
    path: '/',
    httpOnly: true,
    // Lax: coming back from the identification service is a cross-site navigation.
    sameSite: 'lax',
    secure: isSecure,
  });
}
