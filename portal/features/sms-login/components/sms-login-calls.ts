import { call, type DeclaredCall } from '#contract/client/call.ts';

/** What `SmsLoginCard` and `SmsLoginSetting` show. */
export function smsLoginCalls(): readonly DeclaredCall[] {
  return [call('GET /api/mfa')];
}
