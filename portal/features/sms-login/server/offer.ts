import { patientOf } from '#domain/patients/server/patient-of.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { SmsLoginApi } from '../contract.ts';
import type { SmsLoginSettings } from './codes.ts';
import { logSmsLogin } from './log-sms-login.ts';
import { statusOf } from './status.ts';

/** Days after which a patient who has put the offer off is asked again. */
export const OFFERED_AGAIN_AFTER_DAYS = 90;

/** `POST /api/mfa-offer` */
export function putOffOffer(settings: SmsLoginSettings): Handler<SmsLoginApi['POST /api/mfa-offer']> {
  return async (context) => {
    const patientId = patientOf(context);
    const until = new Date(context.now.getTime() + OFFERED_AGAIN_AFTER_DAYS * 86_400_000);
    return context.inScope({ patientId }, async (tx) => {
      await tx
        .insertInto('sms_login_offers')
        .values({ patient_id: patientId, put_off_until: until })
        .onConflict((conflict) => conflict.column('patient_id').doUpdateSet({ put_off_until: until }))
        .execute();
      await logSmsLogin(tx, context, 'change');
      return ok(await statusOf(tx, context, patientId, settings));
    });
  };
}
