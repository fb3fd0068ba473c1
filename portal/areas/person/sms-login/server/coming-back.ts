import { type Outside, ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { type ExpiredSession, endSessions } from '#platform/session/relogin-proof.ts';
import type { SmsLoginApi } from '../contract.ts';
import { askCode, type SmsLoginSettings, tryCode } from './codes.ts';
import { countWrongCode, mayAskCode, mayTryCode } from './limits.ts';

/** `GET /api/session-timed-out` */
export function showNextAction({
  isEnabled,
}: SmsLoginSettings): Outside<SmsLoginApi['GET /api/session-timed-out']> {
  return {
    async outside({ reloginProof }) {
      const expired = isEnabled ? await reloginProof.find() : null;
      return ok({ nextAction: expired ? 'request-mfa-sms' : 'login-with-tupas' });
    },
  };
}

const noReloginProof = problem('authenticationRequired');

async function expiredSession({ reloginProof }: Context, { isEnabled }: SmsLoginSettings) {
  return (isEnabled && (await reloginProof.find())) || noReloginProof;
}

/** `POST /api/request-mfa-sms` */
export function requestCode(
  settings: SmsLoginSettings,
): Steps<SmsLoginApi['POST /api/request-mfa-sms'], ExpiredSession> {
  return {
    before: (context) => expiredSession(context, settings),
    async answer(call, { query }, { patientId, hash: opens }) {
      const { tx, vault } = call;
      const sealed = await verifiedPhone(tx, patientId);
      if (!sealed) return noReloginProof;
      const phone = vault.open('sms_logins.phone', sealed);
      if (!(await mayAskCode(tx, call, { patientId, phone }))) return problem('tooManyRequests');
      await askCode(tx, call, { patientId, opens }, { phone, language: query.lang }, settings);
      return ok({ type: 'code-sent' });
    },
  };
}

/** `POST /api/pin` */
export function checkPin(settings: SmsLoginSettings): Steps<SmsLoginApi['POST /api/pin'], ExpiredSession> {
  return {
    before: (context) => expiredSession(context, settings),
    scope: ({ session }) => ({ sessionHash: session.hash }),
    // What the browser is told is told after the commit only.
    async answer(call, { body }, expired) {
      const { tx, reloginProof } = call;
      const { patientId, hash: opens } = expired;
      if (!(await mayTryCode(tx, call))) return problem('tooManyRequests');
      const { type } = await tryCode(tx, call, { patientId, opens }, body.pin, settings);
      if (type === 'right') {
        const cookie = await reloginProof.revive(tx, expired);
        if (cookie === null) return ok(pinAnswer('mfa-challenge-failed'));
        call.afterCommit(() => reloginProof.enter(cookie));
        return ok(pinAnswer('mfa-ok'));
      }
      await countWrongCode(tx, call);
      if (type === 'wrong') return ok(pinAnswer('mfa-challenge-failed'));
      await endSessions(tx, patientId);
      call.afterCommit(() => reloginProof.forget());
      return ok(pinAnswer('too-many-mfa-attempts'));
    },
  };
}

function pinAnswer<Type extends string>(type: Type): { type: Type; mfaResponse: Type } {
  return { type, mfaResponse: type };
}

async function verifiedPhone(tx: Scoped, patientId: string): Promise<string | null> {
  const login = await tx
    .selectFrom('sms_logins')
    .select('phone')
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  return login?.phone ?? null;
}
