import { z } from 'zod';
import { REFUSAL_REASONS } from '#areas/messages/shared/messaging/renewal-answers.ts';
import { ownData } from '../../../server-feature.ts';

const shape = {
  /** Requests to renew prescriptions, by the prescription's number in the health record. */
  renewalRequests: z.array(
    z.object({
      prescriptionId: z.number(),
      threadId: z.number(),
      requestedAt: z.iso.datetime(),
      outcome: z.enum(['renewed', 'declined']).nullable(),
      answeredAt: z.iso.datetime().nullable(),
      refusalReason: z.enum(REFUSAL_REASONS).nullable(),
    }),
  ),
};

/** Which prescriptions a patient has asked to be renewed, and what was answered; the words stand in the conversations. */
export const ownRenewalData = ownData({
  shape,
  async read({ tx, patientId }) {
    const requests = await tx
      .selectFrom('renewal_requests')
      .selectAll()
      .where('patient_id', '=', patientId)
      .orderBy('requested_at')
      .orderBy('record_id')
      .execute();
    return {
      renewalRequests: requests.map((row) => ({
        prescriptionId: row.record_id,
        threadId: row.thread_id,
        requestedAt: row.requested_at.toISOString(),
        outcome: row.outcome,
        answeredAt: row.answered_at?.toISOString() ?? null,
        refusalReason: row.refusal_reason,
      })),
    };
  },
  tables: {
    renewal_requests: 'renewalRequests',
  },
});
