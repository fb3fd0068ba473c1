import { randomUUID } from 'node:crypto';
import { patientOf } from '#domain/patients/server/patient-of.ts';
import { openPatient } from '#domain/patients/server/patient-record.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import { once } from '#platform/calls/idempotency.ts';
import { orUnknownError } from '#platform/calls/unknown-error.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { queueMessage } from '#platform/jobs/outgoing-message.ts';
import { isFreshlyIdentified } from '#platform/session/fresh-identification.ts';
import type { PatientInformationApi } from '../contract.ts';
import { logOwnAccess } from './own-access.ts';
import type { DeletionNotice } from './render-deletion-email.ts';

/** The job that sends a message of this feature: `{ patientId, messageId }`. */
export const SEND_PATIENT_INFORMATION_MESSAGE = 'send-patient-information-message';

/** `POST /api/user/deletion-request` */
export const requestDeletion: Handler<PatientInformationApi['POST /api/user/deletion-request']> = (
  context,
) => {
  const patientId = patientOf(context);
  return orUnknownError(context, () =>
    context.inScope({ patientId }, (tx) =>
      once(context, tx, { endpoint: 'POST /api/user/deletion-request', body: null }, async () =>
        isFreshlyIdentified(context) ? request(tx, context) : problem('freshIdentificationRequired'),
      ),
    ),
  );
};

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

async function request(tx: Scoped, context: Context) {
  const { now, brand } = context;
  const patientId = patientOf(context);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('deletion_requests')
    .values({ patient_id: patientId, id: randomUUID(), requested_at: now, brand: brand.id })
    // The one that is open already: asked in another tab, or long ago.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) {
    const requestedAt = (await openDeletionRequest(tx, patientId)) ?? now;
    return ok({ type: 'alreadyRequested' as const, requestedAt: requestedAt.toISOString() });
  }
  await logOwnAccess(tx, context, 'create', 'deletion-request');
  const requestedAt = now.toISOString();
  return ok({
    type: 'success' as const,
    requestedAt,
    isConfirmedByEmail: await confirm(tx, context, { requestedAt }),
  });
}

async function confirm(tx: Scoped, context: Context, notice: DeletionNotice): Promise<boolean> {
  const patientId = patientOf(context);
  const row = await tx
    .selectFrom('patients')
    .select(['email', 'language'])
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow();
  const { email, language } = openPatient(context.vault, row);
  if (email === null) return false;
  await queueMessage(tx, context, SEND_PATIENT_INFORMATION_MESSAGE, {
    patientId,
    channel: 'email',
    template: 'deletion-requested',
    brand: context.brand.id,
    language,
    recipient: email,
    content: notice,
  });
  return true;
}
