import { call, type DeclaredCall } from '#client/calls/call.ts';
import type { SessionState } from '#contract/session/session.ts';

/** What `SmsLoginCard` and `SmsLoginSetting` show. SMS login is one's own matter: somebody who acts for a child has none of it. */
export function smsLoginCalls({ actingFor }: Pick<SessionState, 'actingFor'>): readonly DeclaredCall[] {
  return actingFor ? [] : [call('GET /api/mfa')];
}
