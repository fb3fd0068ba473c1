import { turnSmsLoginOff } from '#areas/person/shared/patients/server/turn-sms-login-off.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { SmsLoginApi } from '../contract.ts';
import type { SmsLoginSettings } from './codes.ts';
import { statusOf } from './status.ts';

/** `POST /api/mfa` */
export function setSmsLogin(settings: SmsLoginSettings): Handler<SmsLoginApi['POST /api/mfa']> {
  return async (call, { body }) => {
    const { tx, patientId } = call;
    if (body.action === 'enable' && !settings.isEnabled) return ok({ type: 'environment-has-mfa-disabled' });
    if (body.action === 'enable') {
      await tx
        .insertInto('sms_logins')
        .values({ patient_id: patientId })
        .onConflict((conflict) => conflict.column('patient_id').doNothing())
        .execute();
    } else {
      await turnSmsLoginOff(tx, patientId);
    }
    await call.note({ action: 'change', kind: 'sms-login' });
    return ok(await statusOf(call, settings));
  };
}
