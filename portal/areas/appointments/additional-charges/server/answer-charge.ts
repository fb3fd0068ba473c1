import { type Handler, ok } from '#platform/calls/handler.ts';
import { isOwnAct } from '#platform/session/actor.ts';
import type { AdditionalChargesApi } from '../contract.ts';
import { findAppointment, findCharge } from './find-charge.ts';

type Answer = AdditionalChargesApi['POST /api/appointments/{id}/additional-charge'];

const ANSWERS = { approve: 'approved', decline: 'declined' } as const;

/** `POST /api/appointments/{id}/additional-charge` */
export const answerCharge: Handler<Answer> = async (call, { params: { id }, body }) => {
  const { tx, now, patientId } = call;
  const appointment = await findAppointment(call, id);
  if (!appointment) return ok({ type: 'appointmentNotFound' });
  const refuse = async <Type extends string>(type: Type) => {
    await call.note({ action: 'read', kind: 'appointment', id });
    return ok({ type });
  };
  const found = await findCharge(call, id, appointment);
  if (found.type !== 'proposed') return refuse(found.type);
  const { row } = found;
  const answer = ANSWERS[body.answer];
  if (row.content_hash.toString('base64url') !== body.contentHash) return refuse('changed');
  if (row.answer) {
    // Again, by a retry or another tab: it is what was asked for.
    return refuse(row.answer === answer && isOwnAct(call, row.answered_by) ? answer : 'alreadyAnswered');
  }
  if (row.expires_at <= now) return refuse('expired');
  if (answer === 'approved' && !body.acceptsBinding) return refuse('bindingRequired');
  const answered = await tx
    .updateTable('additional_charges')
    .set({ answer, answered_at: now, answered_by: call.actor.id })
    .where('patient_id', '=', patientId)
    .where('id', '=', row.id)
    .where('answer', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  // Another guardian, or the clinic, was faster.
  if (!answered) return refuse('changed');
  await call.note({ action: 'change', kind: 'appointment', id });
  return ok({ type: answer });
};
