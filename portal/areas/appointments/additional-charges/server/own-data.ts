import { z } from 'zod';
import { openContent } from '#areas/appointments/shared/additional-charges/server/sealed-content.ts';
import { isContactHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { ownData } from '../../../server-feature.ts';

const shape = {
  /** What clinics have proposed to charge on top of appointments. */
  additionalCharges: z.array(
    z.object({
      appointmentId: z.number(),
      proposedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      withdrawnAt: z.iso.datetime().nullable(),
      answer: z.enum(['approved', 'declined']).nullable(),
      answeredAt: z.iso.datetime().nullable(),
      proposedBy: z.string(),
      rows: z.array(z.object({ name: z.string(), cents: z.number(), vatPercentage: z.number() })),
    }),
  ),
};

export const ownChargeData = ownData({
  shape,
  async read(call, language) {
    // What is charged would tell what a visit is about.
    if (isContactHidden(call)) return { additionalCharges: [] };
    const rows = await call.tx
      .selectFrom('additional_charges')
      .selectAll()
      .where('patient_id', '=', call.patientId)
      .orderBy('proposed_at')
      .execute();
    return {
      additionalCharges: rows.map((row) => {
        const { proposedBy, rows: charged } = openContent(call.vault, row.content);
        return {
          appointmentId: row.appointment_id,
          proposedAt: row.proposed_at.toISOString(),
          expiresAt: row.expires_at.toISOString(),
          withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
          answer: row.answer,
          answeredAt: row.answered_at?.toISOString() ?? null,
          proposedBy: proposedBy.name,
          rows: charged.map(({ name, ...rest }) => ({ ...rest, name: name[language] })),
        };
      }),
    };
  },
  tables: { additional_charges: 'additionalCharges' },
});
