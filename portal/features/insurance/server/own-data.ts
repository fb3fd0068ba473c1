import { z } from 'zod';
import { ownData } from '../../server-feature.ts';

/** The concept codes that bookings have left with the patient. */
export const ownConcepts = ownData({
  shape: {
    concepts: z.array(z.object({ code: z.string(), addedAt: z.iso.datetime() })),
  },
  async read({ tx, patientId }) {
    const rows = await tx
      .selectFrom('patient_concepts')
      .select(['code', 'added_at'])
      .where('patient_id', '=', patientId)
      .orderBy('added_at')
      .execute();
    return { concepts: rows.map(({ code, added_at }) => ({ code, addedAt: added_at.toISOString() })) };
  },
  tables: { patient_concepts: 'concepts' },
  leftOut: {
    insurance_answers: 'the insurer’s word, forgotten after an hour',
    permit_applications: 'under way for an hour; what comes of it is the insurer’s to say',
  },
});
