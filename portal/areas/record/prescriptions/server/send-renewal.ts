import { RENEWAL_TITLE } from '#areas/messages/shared/messaging/renewal-answers.ts';
import type { FirstMessages } from '#areas/messages/shared/messaging/server/first-messages.ts';
import { renewalTeam } from '#areas/messages/shared/messaging/server/recipients.ts';
import { startThread } from '#areas/messages/shared/messaging/server/start-thread.ts';
import { RollbackWithAnswer } from '#platform/calls/rollback-with-answer.ts';
import { renewalErrors } from '../rules-renewal.ts';
import { findPrescriptions } from './read-prescriptions.ts';
import { renewalText } from './renewal-text.ts';

/** Asks for prescriptions to be renewed. The message and the requests are made together, or nothing is. */
export const sendRenewal: FirstMessages['renewal'] = async (call, answers) => {
  const { tx, now, patientId, brand } = call;
  const errors = renewalErrors(answers);
  const ids = answers.prescriptions.map(({ id }) => id);
  if (errors.length > 0) return { problem: 'invalidFields', errors };
  if (new Set(ids).size < ids.length) return { body: { type: 'notRenewable' } };
  const prescriptions = await findPrescriptions(call, ids, 'fi');
  if (!prescriptions) return { body: { type: 'prescriptionNotFound' } };
  if (prescriptions.some(({ isRenewable }) => !isRenewable)) {
    await call.note({ action: 'read', kind: 'prescription' });
    return { body: { type: 'notRenewable' } };
  }
  const answered = prescriptions.flatMap((prescription, index) => {
    const given = answers.prescriptions[index];
    return given ? [{ prescription, answers: given }] : [];
  });
  const thread = await startThread(call, {
    type: 'customer',
    title: RENEWAL_TITLE,
    firstMessage: { text: renewalText(answered, answers.otherMedicines) },
    teamId: await renewalTeam(call),
  });
  const asked = await tx
    .insertInto('renewal_requests')
    .values(
      ids.map((id) => ({
        patient_id: patientId,
        record_id: id,
        thread_id: thread,
        brand: brand.id,
        requested_at: now,
        outcome: null,
        answered_at: null,
        refusal_reason: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('record_id')
    .execute();
  // Asked for at the same moment in another tab: that request stands, and this one leaves nothing.
  if (asked.length < ids.length)
    throw new RollbackWithAnswer({ type: 'notRenewable' }, 'A renewal was asked for at the same moment.');
  await call.note({ action: 'create', kind: 'prescription-renewal', id: thread });
  return { body: { type: 'sent', sentAt: now.toISOString(), threadId: thread } };
};
