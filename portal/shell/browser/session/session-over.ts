import { leaveDocument } from '#client/navigation/leave-document.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import type { SessionState } from '#contract/session/session.ts';

/** Tolerance for clocks and answers, in milliseconds. */
const SLACK = 2000;

/**
 * Where a page goes when its session is over: to the page that says which limit ended it or, before either limit, to
 * the login page, because somebody has logged out elsewhere.
 *
 * @param session as it was when the page loaded
 * @param end when it ends, in milliseconds of this device's clock; 0 if nobody has watched it
 * @param clockOffset milliseconds by which the server's clock is ahead
 * @param next the page to come back to
 */
export function sessionOverAddress(
  { authTokenTimeout }: Pick<SessionState, 'authTokenTimeout'>,
  end: number,
  clockOffset: number,
  lang: Language,
  next: string,
): string {
  const soon = Date.now() + SLACK;
  if (soon < end) {
    return href('login-page-for-anonymous-users', {}, lang, { nextPath: next, logOut: 'elsewhere' });
  }
  const isLongest = Date.parse(authTokenTimeout ?? '') - clockOffset <= soon;
  return href('session-timed-out', {}, lang, { next, reason: isLongest ? 'longest' : 'idle' });
}

/** Leaves the current page for `sessionOverAddress`. */
export function leaveEndedSession(
  session: SessionState,
  end: number,
  clockOffset: number,
  lang: Language,
): void {
  const here = addressOfPage();
  // A guardian chooses the child again, and returns to the same page.
  const next = session.actingFor ? href('choose-child', {}, lang, { nextPath: here }) : here;
  leaveDocument(sessionOverAddress(session, end, clockOffset, lang, next));
}

/** The current page, with its position. */
export function addressOfPage(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
