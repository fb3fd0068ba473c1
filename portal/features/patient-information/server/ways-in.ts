import { sessionUse } from '#domain/patients/server/used-from.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Scoped, Vault } from '#platform/context.ts';
import type { PatientData } from '../contract.ts';

type WaysIn = Pick<PatientData, 'smsLogin' | 'smsLoginOffer' | 'sessions'>;

/**
 * How and from where the patient logs in. It is nobody else's, as the calls about it are not: the number would reach a
 * child whom an order protects, and the sessions tell where such a child is.
 */
export async function readWaysIn({ tx, patientId, vault, session }: RecordCall): Promise<WaysIn> {
  if (session.actingFor) return { smsLogin: null, smsLoginOffer: null, sessions: [] };
  return {
    smsLogin: await readSmsLogin(tx, vault, patientId),
    smsLoginOffer: await readSmsLoginOffer(tx, patientId),
    sessions: await readSessions(tx, vault, patientId),
  };
}

async function readSmsLogin(tx: Scoped, vault: Vault, patientId: string): Promise<WaysIn['smsLogin']> {
  const row = await tx
    .selectFrom('sms_logins')
    .select('phone')
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  return row ? { phoneNumber: row.phone && vault.open('sms_logins.phone', row.phone) } : null;
}

async function readSmsLoginOffer(tx: Scoped, patientId: string): Promise<WaysIn['smsLoginOffer']> {
  const row = await tx
    .selectFrom('sms_login_offers')
    .select('put_off_until')
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  return row ? { putOffUntil: row.put_off_until.toISOString() } : null;
}

async function readSessions(tx: Scoped, vault: Vault, patientId: string): Promise<WaysIn['sessions']> {
  const rows = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => sessionUse(vault, row));
}
