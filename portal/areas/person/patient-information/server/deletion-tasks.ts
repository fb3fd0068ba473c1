import { type Selectable, sql } from 'kysely';
import { readPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { Scoped } from '#platform/context.ts';
import { deliverMessage, writeMessage } from '#platform/jobs/outgoing-message.ts';
import type { Task } from '#platform/jobs/worker.ts';
import type { Tables } from '#platform/tables.ts';
import { CARRY_OUT_DELETION } from './deletion-review.ts';
import { type PatientInformationTasksOptions, sendDeletionMail } from './message-tasks.ts';

/** For so long after the review an e-mail that cannot be sent puts the deletion off: a month is the law's limit. */
const PATIENCE_MS = 7 * 24 * 60 * 60 * 1000;

type DeletionRequest = Selectable<Tables['deletion_requests']>;

/**
 * The job that follows a review: tells the patient what becomes of the request, then carries it out. Killed at any
 * point it goes on where it was: the message's id is the request's, and what is deleted goes in one transaction.
 */
export function deletionTasks(options: PatientInformationTasksOptions): Readonly<Record<string, Task>> {
  const { inScope, now } = options;
  return {
    [CARRY_OUT_DELETION]: async (payload, signal) => {
      const patientId = String(payload.patientId);
      const id = String(payload.requestId);
      const request = await inScope({ patientId }, (tx) =>
        tx.selectFrom('deletion_requests').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      if (!request?.reviewed_at) return;
      if (request.told_at === null && !(await waitsForAppointments(options, request))) {
        await tell(options, request, signal);
      }
      // Refuses what was not approved, and what it has done already; leaves to another review who has booked since.
      await inScope({ patientId }, (tx) => sql`select carry_out_deletion(${id}, ${now()})`.execute(tx));
    },
  };
}

/** A patient who has booked since the approval must not be notified of the deletion. */
async function waitsForAppointments(
  { inScope, now }: PatientInformationTasksOptions,
  { patient_id: patientId, decision }: DeletionRequest,
): Promise<boolean> {
  if (decision !== 'approved') return false;
  const ahead = await inScope({ patientId }, (tx) =>
    tx
      .selectFrom('appointments')
      .select('id')
      .where('patient_id', '=', patientId)
      .where('starts_at', '>', now())
      .where('cancelled_at', 'is', null)
      .executeTakeFirst(),
  );
  return ahead !== undefined;
}

/** Sends the e-mail while there is an address. */
async function tell(
  options: PatientInformationTasksOptions,
  request: DeletionRequest,
  signal: AbortSignal,
): Promise<void> {
  const { inScope, now } = options;
  const { patient_id: patientId, id, reviewed_at: reviewedAt } = request;
  const isWritten = await inScope({ patientId }, (tx) => write(tx, options, request));
  if (!isWritten) return;
  try {
    await deliverMessage(options, { patientId, messageId: id }, signal, (message) =>
      sendDeletionMail(options, message),
    );
  } catch (error) {
    if (now().getTime() - (reviewedAt?.getTime() ?? 0) < PATIENCE_MS) throw error;
    return;
  }
  await inScope({ patientId }, (tx) =>
    tx.updateTable('deletion_requests').set({ told_at: now() }).where('id', '=', id).execute(),
  );
}

/** Queues the e-mail; false where there is no address any more. */
async function write(
  tx: Scoped,
  { vault, now }: PatientInformationTasksOptions,
  request: DeletionRequest,
): Promise<boolean> {
  const { patient_id: patientId, id, brand, requested_at: requestedAt, refusal_reason: reason } = request;
  const { email, language } = await readPatient({ tx, vault, patientId }, ['email', 'language']);
  if (email === null) return false;
  await writeMessage(tx, { vault, now: now() }, id, {
    patientId,
    channel: 'email',
    template: reason ? 'deletion-refused' : 'deletion-approved',
    brand,
    language,
    recipient: email,
    content: { requestedAt: requestedAt.toISOString(), ...(reason && { reason }) },
  });
  return true;
}
