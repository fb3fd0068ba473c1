import { z } from 'zod';
import { ownData } from '../../../server-feature.ts';
import { EXAMINATION_KINDS } from '../contract.ts';

/** The patient's planned health examinations. */
export const ownExaminations = ownData({
  shape: {
    healthExaminations: z.array(z.object({ dueOn: z.iso.date(), kind: z.enum(EXAMINATION_KINDS) })),
  },
  async read({ tx, patientId }) {
    const rows = await tx
      .selectFrom('health_examinations')
      .select(['due_on as dueOn', 'kind'])
      .where('patient_id', '=', patientId)
      .orderBy('due_on')
      .execute();
    return { healthExaminations: rows };
  },
  tables: { health_examinations: 'healthExaminations' },
});
