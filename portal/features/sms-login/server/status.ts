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
  const { tx, patientId, vault } = call;
  const login = await tx
    .selectFrom('sms_logins')
    .select('phone')
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  if (login?.phone) {
    return { type: 'enabled', phoneNumber: vault.open('sms_logins.phone', login.phone) };
  }
  const offer = (await isOfferPutOff(call)) ? { isPutOff: true as const } : {};
  if (await isOnboardingBlocked(tx, call, patientId)) {
    return { type: 'too-many-onboarding-attempts', ...offer };
  }
  return { type: login ? 'user-wants-to-enable-mfa' : 'user-has-no-verified-mfa-device', ...offer };
}

async function isOfferPutOff({ tx, now, patientId }: RecordCall): Promise<boolean> {
  const offer = await tx
    .selectFrom('sms_login_offers')
    .select('put_off_until')
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  return offer !== undefined && offer.put_off_until > now;
}
