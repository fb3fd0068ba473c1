import { logAccess } from '#platform/access-log.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { InScope, Scoped } from '#platform/context.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import type { Task } from '#platform/jobs/worker.ts';

const LOG_TRY = 'log-booking-try';
const RECORD_KIND = 'booking-without-login';

/**
 * Leaves it to a job to note in a patient's access log that their identity code was tried. For a code that is nobody's
 * the same job is left, and finds nobody: how long the answer takes does not tell the two apart.
 */
export function noteTry({ tx, now, requestId, patientId }: RecordCall): Promise<void> {
  return enqueue(tx, LOG_TRY, { patientId, requestId, at: now.toISOString() });
}

/** The job that notes a try. */
export function bookingTryTasks({ inScope }: { readonly inScope: InScope }): Readonly<Record<string, Task>> {
  return {
    [LOG_TRY]: (payload) => {
      const patientId = String(payload.patientId);
      const context = { now: new Date(String(payload.at)), requestId: String(payload.requestId) };
      return inScope({ patientId }, async (tx) => {
        if (!(await isPatient(tx, patientId)) || (await isNoted(tx, patientId, context.requestId))) return;
        const actor = { kind: 'anonymous', id: null } as const;
        await logAccess(tx, context, { patientId, actor, action: 'try', recordKind: RECORD_KIND });
      });
    },
  };
}

async function isPatient(tx: Scoped, patientId: string): Promise<boolean> {
  const row = await tx.selectFrom('patients').select('id').where('id', '=', patientId).executeTakeFirst();
  return row !== undefined;
}

/** By this job, when it ran before. */
async function isNoted(tx: Scoped, patientId: string, requestId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('access_log')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('request_id', '=', requestId)
    .where('record_kind', '=', RECORD_KIND)
    .executeTakeFirst();
  return row !== undefined;
}
