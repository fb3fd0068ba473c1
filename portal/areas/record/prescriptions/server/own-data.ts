import { z } from 'zod';
import { openMessage, openTitle } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { MESSAGE_AUTHORS, THREAD_TYPES } from '#areas/messages/shared/messaging/thread.ts';
import { ownData } from '../../../server-feature.ts';
import { REFUSAL_REASONS } from '../rules-renewal.ts';

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
  /** Conversations with the clinic. */
  threads: z.array(
    z.object({
      id: z.number(),
      type: z.enum(THREAD_TYPES),
      title: z.string(),
      createdAt: z.iso.datetime(),
      isActive: z.boolean(),
      messages: z.array(
        z.object({
          author: z.enum(MESSAGE_AUTHORS),
          signature: z.string().nullable(),
          text: z.string(),
          createdAt: z.iso.datetime(),
        }),
      ),
    }),
  ),
};

/** What a patient has asked the clinic, and what was answered. */
export const ownRenewalData = ownData({
  shape,
  async read({ tx, vault, patientId }) {
    const requests = await tx
      .selectFrom('renewal_requests')
      .selectAll()
      .where('patient_id', '=', patientId)
      .orderBy('requested_at')
      .orderBy('record_id')
      .execute();
    const threads = await tx
      .selectFrom('messaging_threads')
      .selectAll()
      .where('patient_id', '=', patientId)
      .orderBy('id')
      .execute();
    const messages = await tx
      .selectFrom('thread_messages')
      .selectAll()
      .where('patient_id', '=', patientId)
      .orderBy('created_at')
      .orderBy('id')
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
      threads: threads.map((thread) => ({
        id: thread.id,
        type: thread.type,
        title: openTitle(vault, thread.title),
        createdAt: thread.created_at.toISOString(),
        isActive: thread.closed_at === null,
        messages: messages
          .filter(({ thread_id }) => thread_id === thread.id)
          .map(({ author, content, created_at }) => {
            const { text, signature } = openMessage(vault, content);
            return { author, signature: signature ?? null, text, createdAt: created_at.toISOString() };
          }),
      })),
    };
  },
  tables: {
    renewal_requests: 'renewalRequests',
    messaging_threads: 'threads',
    thread_messages: 'threads',
  },
});
