import { call, type DeclaredCall } from '#client/calls/call.ts';
import type { SessionState } from '#contract/session/session.ts';

/** What `NoticeSetting` shows. Notices are one's own matter: somebody who acts for a child has none of them. */
export function noticeCalls({ actingFor }: Pick<SessionState, 'actingFor'>): readonly DeclaredCall[] {
  return actingFor ? [] : [call('GET /api/record-notices')];
}
