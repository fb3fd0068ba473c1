import type { ReadAnswers } from '#areas/messages/shared/questionnaires/server/read-answers.ts';
import { actorOf } from '#areas/messages/shared/staff/server/reach.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { WorkspaceApi } from '../contract.ts';
import { findThread } from './find-thread.ts';

/** `GET /api/workspace/threads/{id}/questionnaires/{invitation}`. That it was read stands in the patient's log. */
export const showAnswers = (
  readAnswers: ReadAnswers,
): Steps<WorkspaceApi['GET /api/workspace/threads/{id}/questionnaires/{invitation}']> => ({
  scope: asStaff,
  async answer(call, { params, query: { lang } }) {
    const found = await findThread(call, params.id);
    if ('problem' in found) return found;
    const { id, patientId, reach } = found;
    if (reach.kind === 'hr') return { problem: 'forbidden' };
    const asked = await call.tx
      .selectFrom('thread_messages')
      .select('id')
      .where('patient_id', '=', patientId)
      .where('thread_id', '=', id)
      .where('questionnaire_invitation_id', '=', params.invitation)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const answers = asked && (await readAnswers({ ...call, patientId }, params.invitation, lang));
    if (!answers) return { problem: 'notFound' };
    const of = { patientId, actor: actorOf(reach) };
    await call.note({ action: 'read', kind: 'questionnaire', id: params.invitation, of });
    const { title, answeredAt, sections } = answers;
    return ok({
      title,
      answeredAt,
      sections: sections.map((section) => ({ ...section, answers: [...section.answers] })),
    });
  },
});
