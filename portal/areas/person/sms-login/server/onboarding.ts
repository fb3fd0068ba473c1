import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { tellContactChange } from '#areas/person/shared/patients/server/tell-contact-change.ts';
import type { Call } from '#platform/calls/call.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { SmsLoginApi } from '../contract.ts';
import { internationalPhone } from '../rules.ts';
import { askCode, type SmsLoginSettings, tryCode } from './codes.ts';
import { countWrongCode, endOnboarding, isOnboardingEnded, mayAskCode, mayTryCode } from './limits.ts';

type Begin = SmsLoginApi['POST /api/mfa-onboarding'];
type Finish = SmsLoginApi['PUT /api/mfa-onboarding'];

/** `POST /api/mfa-onboarding` */
export function beginOnboarding(settings: SmsLoginSettings): Steps<Begin> {
  return {
    // The code that verifies the number opens this session's onboarding alone, so asking takes the fresh identification.
    async before() {
      return settings.isEnabled ? null : problem('forbidden');
    },
    async answer(call, { query, body }) {
      const { tx, patientId, session } = call;
      const phone = internationalPhone(body.phoneNumber);
      const isRefused =
        (await isOnboardingEnded(tx, call, patientId)) || !(await mayAskCode(tx, call, { patientId, phone }));
      if (isRefused) return ok({ type: 'too-many-onboarding-attempts' });
      const purpose = { patientId, opens: session.hash };
      await askCode(tx, call, purpose, { phone, language: query.lang }, settings);
      return ok({ type: 'code-sent' });
    },
  };
}

/** `PUT /api/mfa-onboarding` */
export function finishOnboarding(settings: SmsLoginSettings): Steps<Finish> {
  return {
    async before() {
      return settings.isEnabled ? null : problem('forbidden');
    },
    async answer(call, { body }) {
      const { tx, patientId, session } = call;
      if (await isOnboardingEnded(tx, call, patientId)) return ok({ type: 'too-many-mfa-attempts' });
      if (!(await mayTryCode(tx, call))) return problem('tooManyRequests');
      const purpose = { patientId, opens: session.hash };
      const tried = await tryCode(tx, call, purpose, body.challengeResponseFromUser, settings);
      if (tried.type === 'right') {
        await keepNumber(call, tried.phone);
        return ok({ type: 'mfa-ok' });
      }
      await countWrongCode(tx, call);
      if (tried.type === 'wrong') return ok({ type: 'mfa-challenge-failed' });
      await endOnboarding(tx, call, patientId);
      return ok({ type: 'too-many-mfa-attempts' });
    },
  };
}

async function keepNumber(call: Call<Finish>, verified: string): Promise<void> {
  const { tx, patientId, vault, note } = call;
  // Locked: what is told of a change at the same time is told after it.
  const former = await tx
    .selectFrom('patients')
    .leftJoin('sms_logins', 'sms_logins.patient_id', 'patients.id')
    .select(['email', 'patients.phone', 'language', 'sms_logins.phone as login'])
    .where('patients.id', '=', patientId)
    .forUpdate('patients')
    .executeTakeFirstOrThrow();
  const phone = vault.seal('sms_logins.phone', verified);
  await tx
    .insertInto('sms_logins')
    .values({ patient_id: patientId, phone })
    .onConflict((conflict) => conflict.column('patient_id').doUpdateSet({ phone }))
    .execute();
  await note({ action: 'change', kind: 'sms-login' });
  const formerLogin = former.login && vault.open('sms_logins.phone', former.login);
  if (formerLogin === verified) return;
  const reach = openPatient(vault, { email: former.email, phone: former.phone });
  const parts = ['smsLogin'] as const;
  await tellContactChange(call, { former: { ...reach, language: former.language }, parts, formerLogin });
}
