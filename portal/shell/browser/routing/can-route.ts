import type { AppValue } from '#client/app/app-context.ts';
import { hasPage } from '#contract/brand/brand-pages.ts';
import { accessOf, postsToBanks, usesDevices } from '#contract/routes/route-access.ts';
import { match, type PageMatch } from '#contract/routes/routes.ts';
import type { SessionState } from '#contract/session/session.ts';
import { isBuilt } from '../is-built.ts';

/** Whether the session may see a page; the server decides in the end. */
export function hasAccess(visit: PageMatch, session: SessionState): boolean {
  const access = accessOf(visit.key);
  if (access === 'anonymous') return true;
  if (access === 'staff' && session.staffName) return true;
  return access === 'patient' ? session.isSessionValid : session.person !== null;
}

/**
 * The page that the router may show for an address without loading a document; null where the document has to be
 * loaded: another language, a page that the brand lacks, that is not built or not of the portal, one that needs a
 * sign-in first, one whose document alone may use the camera.
 */
export function routable(
  url: string,
  { brand, language, session }: Pick<AppValue, 'brand' | 'language' | 'session'>,
): PageMatch | null {
  const visit = match(url);
  if (!visit || visit.lang !== language || usesDevices(visit.key) || postsToBanks(visit.key)) return null;
  return isBuilt(visit.key) && hasPage(brand, visit.key) && hasAccess(visit, session) ? visit : null;
}
