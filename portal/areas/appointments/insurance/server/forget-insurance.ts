import { FORGET_INSURANCE, KEPT_MS } from '#areas/appointments/shared/insurance/server/kept.ts';
import type { InScope } from '#platform/context.ts';
import type { Task } from '#platform/jobs/worker.ts';

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
