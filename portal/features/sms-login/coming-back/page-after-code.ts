import { request } from '#client/calls/request.ts';
import { match } from '#contract/routes/routes.ts';
import type { SessionState } from '#contract/session/session.ts';

/**
 * Where somebody goes on whom a code has brought back. A page of a child's waits behind the choice of a child, for whoever
 * identifies anew; the session that has come back still acts for the child, and goes straight there.
 */
export async function pageAfterCode(next: string): Promise<string> {
  const page = match(next);
  if (page?.key !== 'choose-child' || page.query.nextPath === null) return next;
  const session = (await request('/api/session').catch(() => null)) as SessionState | null;
  return session?.actingFor ? page.query.nextPath : next;
}
