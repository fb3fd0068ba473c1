import { patientOf } from '#domain/patients/server/patient-of.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { isFreshlyIdentified } from '#platform/session/fresh-identification.ts';
import type { SmsLoginApi } from '../contract.ts';
import { internationalPhone } from '../rules.ts';
import { askCode, type SmsLoginSettings, tryCode } from './codes.ts';
import { countWrongCode, endOnboarding, isOnboardingEnded, mayAskCode, mayTryCode } from './limits.ts';
import { logSmsLogin } from './log-sms-login.ts';

/** `POST /api/mfa-onboarding` */
export function beginOnboarding(
  settings: SmsLoginSettings,
): Handler<SmsLoginApi['POST /api/mfa-onboarding']> {
  return async (context, { query, body }) => {
    if (!settings.isEnabled) return problem('forbidden');
    // The code that verifies the number opens this session's onboarding alone, so asking is what has to be guarded.
    if (!isFreshlyIdentified(context)) return problem('freshIdentificationRequired');
    const patientId = patientOf(context);
    const phone = internationalPhone(body.phoneNumber);
    return context.inScope({ patientId }, async (tx) => {
      const isRefused =
        (await isOnboardingEnded(tx, context, patientId)) ||
        !(await mayAskCode(tx, context, { patientId, phone }));
      if (isRefused) return ok({ type: 'too-many-onboarding-attempts' });
      const purpose = { patientId, opens: context.session.hash };
      await askCode(tx, context, purpose, { phone, language: query.lang }, settings);
      return ok({ type: 'code-sent' });
    });
  };
}

/** `PUT /api/mfa-onboarding` */
export function finishOnboarding(
  settings: SmsLoginSettings,
): Handler<SmsLoginApi['PUT /api/mfa-onboarding']> {
  return async (context, { body }) => {
    if (!settings.isEnabled) return problem('forbidden');
    const patientId = patientOf(context);
    return context.inScope({ patientId }, async (tx) => {
      if (await isOnboardingEnded(tx, context, patientId)) return ok({ type: 'too-many-mfa-attempts' });
      if (!(await mayTryCode(tx, context))) return problem('tooManyRequests');
      const purpose = { patientId, opens: context.session.hash };
      const tried = await tryCode(tx, context, purpose, body.challengeResponseFromUser, settings);
      if (tried.type === 'right') {
        await keepNumber(tx, context, patientId, tried.phone);
        return ok({ type: 'mfa-ok' });
      }
      await countWrongCode(tx, context);
      if (tried.type === 'wrong') return ok({ type: 'mfa-challenge-failed' });
      await endOnboarding(tx, context, patientId);
      return ok({ type: 'too-many-mfa-attempts' });
    });
  };
}

async function keepNumber(tx: Scoped, context: Context, patientId: string, verified: string): Promise<void> {
  const phone = context.vault.seal('sms_logins.phone', verified);
  await tx
    .insertInto('sms_logins')
    .values({ patient_id: patientId, phone })
    .onConflict((conflict) => conflict.column('patient_id').doUpdateSet({ phone }))
    .execute();
  await logSmsLogin(tx, context, 'change');
}
