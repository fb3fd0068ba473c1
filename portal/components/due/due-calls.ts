import { call, type DeclaredCall } from '#client/calls/call.ts';
import type { SessionState } from '#contract/session/session.ts';

/** What a page declares that reminds of what is overdue (`DueReminder`). */
export function dueCalls({ isSessionValid }: Pick<SessionState, 'isSessionValid'>): readonly DeclaredCall[] {
  return isSessionValid ? [call('GET /api/payments/due')] : [];
}
