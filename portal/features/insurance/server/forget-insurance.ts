import type { InScope } from '#platform/context.ts';
import type { Task } from '#platform/jobs/worker.ts';

/** The job that deletes what insurers have said of a patient, and applications that nobody came back from: `{ patientId }`. */
export const FORGET_INSURANCE = 'forget-insurance';

/** For how long an answer counts and an application may take, in milliseconds: an hour. */
export const KEPT_MS = 60 * 60_000;

export interface InsuranceTasksOptions {
  readonly inScope: InScope;
  readonly now: () => Date;
}

/** The jobs of insurance. */
export function insuranceTasks({ inScope, now }: InsuranceTasksOptions): Readonly<Record<string, Task>> {
  return {
    [FORGET_INSURANCE]: async (payload) => {
      const patientId = String(payload.patientId);
      const before = new Date(now().getTime() - KEPT_MS);
      await inScope({ patientId }, async (tx) => {
        await tx
          .deleteFrom('insurance_answers')
          .where('patient_id', '=', patientId)
          .where('answered_at', '<=', before)
          .execute();
        await tx
          .deleteFrom('permit_applications')
          .where('patient_id', '=', patientId)
          .where('begun_at', '<=', before)
          .execute();
      });
    },
  };
}
