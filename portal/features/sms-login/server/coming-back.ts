import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Scoped } from '#platform/context.ts';
import { endSessions } from '#platform/session/way-back.ts';
import type { SmsLoginApi } from '../contract.ts';
import { askCode, type SmsLoginSettings, tryCode } from './codes.ts';
import { countWrongCode, mayAskCode, mayTryCode } from './limits.ts';

/** `GET /api/session-timed-out` */
export function showNextAction({
  isEnabled,
}: SmsLoginSettings): Handler<SmsLoginApi['GET /api/session-timed-out']> {
  return async ({ wayBack }) => {
    const expired = isEnabled ? await wayBack.find() : null;
    return ok({ nextAction: expired ? 'request-mfa-sms' : 'login-with-tupas' });
  };
}

/** `POST /api/request-mfa-sms` */
export function requestCode(settings: SmsLoginSettings): Handler<SmsLoginApi['POST /api/request-mfa-sms']> {
  return async (context, { query }) => {
    const expired = settings.isEnabled ? await context.wayBack.find() : null;
    if (!expired) return problem('authenticationRequired');
    const { patientId, hash: opens } = expired;
    return context.inScope({ patientId }, async (tx) => {
      const sealed = await verifiedPhone(tx, patientId);
      if (!sealed) return problem('authenticationRequired');
      const phone = context.vault.open('sms_logins.phone', sealed);
      if (!(await mayAskCode(tx, context, { patientId, phone }))) return problem('tooManyRequests');
      await askCode(tx, context, { patientId, opens }, { phone, language: query.lang }, settings);
      return ok({ type: 'code-sent' });
    });
  };
}

type Pin = SmsLoginApi['POST /api/pin'];

/** `POST /api/pin` */
export function checkPin(settings: SmsLoginSettings): Handler<Pin> {
  return async (context, { body }) => {
    const { wayBack } = context;
    const expired = settings.isEnabled ? await wayBack.find() : null;
    if (!expired) return problem('authenticationRequired');
    const { patientId, hash: opens } = expired;
    const scope = { patientId, sessionHash: context.session.hash };
    const tried = await context.inScope(scope, async (tx) => {
      if (!(await mayTryCode(tx, context))) return 'refused';
      const { type } = await tryCode(tx, context, { patientId, opens }, body.pin, settings);
      if (type === 'right') return { cookie: await wayBack.revive(tx, expired) };
      await countWrongCode(tx, context);
      if (type === 'too-many') await endSessions(tx, patientId);
      return type;
    });
    // What the browser is told is told after the commit only.
    if (tried === 'refused') return problem('tooManyRequests');
    if (tried === 'too-many') {
      wayBack.forget();
      return ok(pinAnswer('too-many-mfa-attempts'));
    }
    if (tried === 'wrong' || tried.cookie === null) return ok(pinAnswer('mfa-challenge-failed'));
    wayBack.enter(tried.cookie);
    return ok(pinAnswer('mfa-ok'));
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
