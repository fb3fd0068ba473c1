import type { FastifyReply } from 'fastify';

/** The `__Host-` prefix binds the cookie to this host and to https; plain http (development) cannot have it. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-session' : 'session';
}

export function setSessionCookie(reply: FastifyReply, value: string, isSecure: boolean): void {
  reply.setCookie(sessionCookieName(isSecure), value, attributes(isSecure));
}

export function clearSessionCookie(reply: FastifyReply, isSecure: boolean): void {
  reply.setCookie(sessionCookieName(isSecure), '', { ...attributes(isSecure), maxAge: 0 });
}

/** The cookie with the proof of a session that has ended, which comes back to it and does nothing else. */
export function proofCookie(isSecure: boolean) {
  const name = isSecure ? '__Host-expired-session' : 'expired-session';
  return {
    name,
    set: (reply: FastifyReply, proof: string, lastsMs: number) =>
      reply.setCookie(name, proof, { ...attributes(isSecure), maxAge: Math.floor(lastsMs / 1000) }),
    clear: (reply: FastifyReply) => reply.setCookie(name, '', { ...attributes(isSecure), maxAge: 0 }),
  };
}

/** Seconds within which the page that follows an identification says so. */
const SUCCESS_SECONDS = 60;

/** `authSuccess` (IDENT-10): the first page reads it once and takes it away, so its script must see it. */
function setSuccessCookie(reply: FastifyReply, isSecure: boolean): void {
  reply.setCookie('authSuccess', 'true', {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    maxAge: SUCCESS_SECONDS,
  });
}

/** Gives a browser the session of somebody who has just signed in. A person who had one in it before does not come back to that. */
export function setSignedInCookies(reply: FastifyReply, session: string, isSecure: boolean): void {
  setSessionCookie(reply, session, isSecure);
  setSuccessCookie(reply, isSecure);
  proofCookie(isSecure).clear(reply);
}

/** Options of every cookie that only the server reads. */
export function attributes(isSecure: boolean) {
  return {
    path: '/',
    httpOnly: true,
    // Lax: coming back from the identification service is a cross-site navigation.
    sameSite: 'lax',
    secure: isSecure,
  } as const;
}
