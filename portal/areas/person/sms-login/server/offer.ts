import { type Handler, ok } from '#platform/calls/handler.ts';
import type { SmsLoginApi } from '../contract.ts';
import type { SmsLoginSettings } from './codes.ts';
import { statusOf } from './status.ts';

/** Days after which a patient who has put the offer off is asked again. */
export const OFFERED_AGAIN_AFTER_DAYS = 90;

/** `POST /api/mfa-offer` */
export function putOffOffer(settings: SmsLoginSettings): Handler<SmsLoginApi['POST /api/mfa-offer']> {
  return async (call) => {
    const until = new Date(call.now.getTime() + OFFERED_AGAIN_AFTER_DAYS * 86_400_000);
    await call.tx
      .insertInto('sms_login_offers')
      .values({ patient_id: call.patientId, put_off_until: until })
      .onConflict((conflict) => conflict.column('patient_id').doUpdateSet({ put_off_until: until }))
      .execute();
    await call.note({ action: 'change', kind: 'sms-login' });
    return ok(await statusOf(call, settings));
  };
}
