import { randomUUID } from 'node:crypto';
import { readPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { Scoped } from '#platform/context.ts';
import { queueMessage } from '#platform/jobs/outgoing-message.ts';
import type { PatientInformationApi } from '../contract.ts';
import type { DeletionNotice } from './render-deletion-email.ts';

/** The job that sends a message of this feature: `{ patientId, messageId }`. */
export const SEND_PATIENT_INFORMATION_MESSAGE = 'send-patient-information-message';

type RequestDeletion = PatientInformationApi['POST /api/user/deletion-request'];

/** When the request that waits for the clinic was made; undefined if none does. */
export async function openDeletionRequest(tx: Scoped, patientId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('deletion_requests')
    .select('requested_at')
    .where('patient_id', '=', patientId)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return row?.requested_at;
}

/** `POST /api/user/deletion-request` */
export const requestDeletion: Handler<RequestDeletion> = async (call) => {
  const { tx, patientId, now, brand } = call;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('deletion_requests')
    .values({ patient_id: patientId, id: randomUUID(), requested_at: now, brand: brand.id })
    // The one that is open already: asked in another tab, or long ago.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) {
    const requestedAt = (await openDeletionRequest(tx, patientId)) ?? now;
    await call.note({ action: 'read', kind: 'deletion-request' });
    return ok({ type: 'alreadyRequested' as const, requestedAt: requestedAt.toISOString() });
  }
  await call.note({ action: 'create', kind: 'deletion-request' });
  const requestedAt = now.toISOString();
  return ok({
    type: 'success' as const,
    requestedAt,
    isConfirmedByEmail: await confirm(call, { requestedAt }),
  });
};

async function confirm(call: RecordCall, notice: DeletionNotice): Promise<boolean> {
  const { tx, patientId, brand } = call;
  const { email, language } = await readPatient(call, ['email', 'language']);
  if (email === null) return false;
  await queueMessage(tx, call, SEND_PATIENT_INFORMATION_MESSAGE, {
    patientId,
    channel: 'email',
    template: 'deletion-requested',
    brand: brand.id,
    language,
    recipient: email,
    content: notice,
  });
  return true;
}
