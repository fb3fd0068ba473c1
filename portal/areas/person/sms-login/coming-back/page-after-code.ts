import type { AppValue } from '#client/app/app-context.ts';
import { match } from '#contract/routes/routes.ts';
import type { SessionState } from '#contract/session/session.ts';

/**
 * Where to go after coming back by a code. A child's page is behind the choice of a child for those who identify
 * again; a session that has come back still acts for the child, and goes straight there.
 */
export async function pageAfterCode(next: string, request: AppValue['request']): Promise<string> {
  const page = match(next);
  if (page?.key !== 'choose-child' || page.query.nextPath === null) return next;
  const session = (await request('/api/session').catch(() => null)) as SessionState | null;
  return session?.actingFor ? page.query.nextPath : next;
}
