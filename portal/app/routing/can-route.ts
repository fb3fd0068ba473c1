import type { Language } from '#contract/language.ts';
import { accessOf } from '#contract/route-access.ts';
import { match, type PageMatch } from '#contract/routes.ts';
import type { SessionState } from '#contract/session.ts';
import { isBuilt } from '../pages.ts';

/** Whether the session may see a page; the server has the last word. */
export function hasAccess(visit: PageMatch, session: SessionState): boolean {
  const access = accessOf(visit.key);
  if (access === 'anonymous') return true;
  return access === 'identified' ? session.person !== null : session.isSessionValid;
}

/**
 * The page that the router may show for an address without loading a document; null where the document has to be
 * loaded: another language, a page that is not built or not of the portal, one that needs a sign-in first.
 */
export function routable(url: string, language: Language, session: SessionState): PageMatch | null {
  const visit = match(url);
  return visit && visit.lang === language && isBuilt(visit.key) && hasAccess(visit, session) ? visit : null;
}
