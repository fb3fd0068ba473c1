import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { MfaStatus, SmsLoginApi } from '../contract.ts';
import type { SmsLoginSettings } from './codes.ts';
import { isOnboardingBlocked } from './limits.ts';

/** `GET /api/mfa` */
export function showStatus(settings: SmsLoginSettings): Handler<SmsLoginApi['GET /api/mfa']> {
  return async (call) => ok(await statusOf(call, settings));
}

/** How it stands with a patient's SMS login, in the patient's scope. */
export async function statusOf(call: RecordCall, { isEnabled }: SmsLoginSettings): Promise<MfaStatus> {
  if (!isEnabled) return { type: 'environment-has-mfa-disabled' };
  const { tx, patientId, vault, now } = call;
  const kept = await tx
    .selectFrom('patients')
    .leftJoin('sms_logins', 'sms_logins.patient_id', 'patients.id')
    .leftJoin('sms_login_offers', 'sms_login_offers.patient_id', 'patients.id')
    .select(['sms_logins.patient_id as login', 'sms_logins.phone', 'put_off_until'])
    .where('patients.id', '=', patientId)
    .executeTakeFirst();
  if (kept?.phone) {
    return { type: 'enabled', phoneNumber: vault.open('sms_logins.phone', kept.phone) };
  }
  const offer = kept?.put_off_until && kept.put_off_until > now ? { isPutOff: true as const } : {};
  if (await isOnboardingBlocked(tx, call, patientId)) {
    return { type: 'too-many-onboarding-attempts', ...offer };
  }
  return { type: kept?.login ? 'user-wants-to-enable-mfa' : 'user-has-no-verified-mfa-device', ...offer };
}
