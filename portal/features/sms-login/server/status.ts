import { patientOf } from '#domain/patients/server/patient-of.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { Context, Scoped } from '#platform/context.ts';
import type { MfaStatus, SmsLoginApi } from '../contract.ts';
import type { SmsLoginSettings } from './codes.ts';
import { isOnboardingBlocked } from './limits.ts';
import { logSmsLogin } from './log-sms-login.ts';

/** `GET /api/mfa` */
export function showStatus(settings: SmsLoginSettings): Handler<SmsLoginApi['GET /api/mfa']> {
  return async (context) => {
    const patientId = patientOf(context);
    return context.inScope({ patientId }, async (tx) => {
      await logSmsLogin(tx, context, 'read');
      return ok(await statusOf(tx, context, patientId, settings));
    });
  };
}

/** How it stands with a patient's SMS login, in the patient's scope. */
export async function statusOf(
  tx: Scoped,
  context: Context,
  patientId: string,
  { isEnabled }: SmsLoginSettings,
): Promise<MfaStatus> {
  if (!isEnabled) return { type: 'environment-has-mfa-disabled' };
  const login = await tx
    .selectFrom('sms_logins')
    .select('phone')
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  if (login?.phone) {
    return { type: 'enabled', phoneNumber: context.vault.open('sms_logins.phone', login.phone) };
  }
  const offer = (await isOfferPutOff(tx, context, patientId)) ? { isPutOff: true as const } : {};
  if (await isOnboardingBlocked(tx, context, patientId)) {
    return { type: 'too-many-onboarding-attempts', ...offer };
  }
  return { type: login ? 'user-wants-to-enable-mfa' : 'user-has-no-verified-mfa-device', ...offer };
}

async function isOfferPutOff(tx: Scoped, { now }: Context, patientId: string): Promise<boolean> {
  const offer = await tx
    .selectFrom('sms_login_offers')
    .select('put_off_until')
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  return offer !== undefined && offer.put_off_until > now;
}
