import { sql } from 'kysely';
import { z } from 'zod';
import { policiesOf } from '#areas/person/shared/rights/server/read-patient-status.ts';
import { ownData } from '../../../server-feature.ts';

/** The concept codes that bookings have left with their visits, those of older versions with the patient, and the patient's policies. */
export const ownConcepts = ownData({
  shape: {
    insurancePolicies: z.array(
      z.object({
        insurer: z.string(),
        validFrom: z.string(),
        validTo: z.string().nullable(),
        paysDirectly: z.boolean(),
      }),
    ),
    concepts: z.array(
      z.object({ code: z.string(), addedAt: z.iso.datetime(), appointmentId: z.number().nullable() }),
    ),
  },
  async read({ tx, patientId }) {
    const rows = await tx
      .selectFrom('patient_concepts')
      .select(['code', 'added_at'])
      .select(sql<number | null>`null::bigint`.as('appointment_id'))
      .where('patient_id', '=', patientId)
      .unionAll(
        tx
          .selectFrom('visit_insurances')
          .select((visit) => [
            visit.ref('concept_code').$notNull().as('code'),
            visit.ref('concept_added_at').$notNull().as('added_at'),
            'appointment_id',
          ])
          .where('patient_id', '=', patientId)
          .where('concept_code', 'is not', null),
      )
      .orderBy('added_at')
      .execute();
    const { policies } = await tx
      .selectFrom('patients')
      .select((patients) => policiesOf(patients).as('policies'))
      .where('id', '=', patientId)
      .executeTakeFirstOrThrow();
    return {
      insurancePolicies: policies,
      concepts: rows.map(({ code, added_at, appointment_id }) => ({
        code,
        addedAt: added_at.toISOString(),
        appointmentId: appointment_id,
      })),
    };
  },
  tables: { patient_concepts: 'concepts', insurance_policies: 'insurancePolicies' },
  leftOut: {
    insurance_answers: 'the insurer’s word, forgotten after an hour',
    permit_applications: 'under way for an hour; what comes of it is the insurer’s to say',
  },
});
