import { z } from 'zod';
import type { Scoped, Vault } from '#platform/context.ts';
import { ownData } from '../../../server-feature.ts';

const shape = {
  /** Where codes of the SMS login go: null until a number is verified. Null altogether for patients who have not asked for it. */
  smsLogin: z.object({ phoneNumber: z.string().nullable() }).nullable(),
  /** Until when the offer of SMS login is not made to patients who have put it off. */
  smsLoginOffer: z.object({ putOffUntil: z.iso.datetime() }).nullable(),
};
type Downloaded = z.output<z.ZodObject<typeof shape>>;

/**
 * The patient's SMS login. It is nobody else's, as the calls about it are not: the number would reach a child whom an
 * order protects.
 */
export const ownSmsLoginData = ownData({
  shape,
  async read({ tx, patientId, vault, session }) {
    if (session.actingFor) return { smsLogin: null, smsLoginOffer: null };
    return {
      smsLogin: await readSmsLogin(tx, vault, patientId),
      smsLoginOffer: await readSmsLoginOffer(tx, patientId),
    };
  },
  tables: { sms_logins: 'smsLogin', sms_login_offers: 'smsLoginOffer' },
  leftOut: { sms_codes: 'good for minutes, and sent to the number that the download has' },
});

async function readSmsLogin(tx: Scoped, vault: Vault, patientId: string): Promise<Downloaded['smsLogin']> {
  const row = await tx
    .selectFrom('sms_logins')
    .select('phone')
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  return row ? { phoneNumber: row.phone && vault.open('sms_logins.phone', row.phone) } : null;
}

async function readSmsLoginOffer(tx: Scoped, patientId: string): Promise<Downloaded['smsLoginOffer']> {
  const row = await tx
    .selectFrom('sms_login_offers')
    .select('put_off_until')
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  return row ? { putOffUntil: row.put_off_until.toISOString() } : null;
}
