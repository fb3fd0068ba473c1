import type { IsOpen } from '#areas/messages/shared/breaks/server/breaks.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { QuestionnairesApi } from '../contract.ts';
import { readInvitations, readQuestionnaire } from './read-invitations.ts';

/**
 * `GET /api/questionnaires`
 *
 * @param isOpen resolves to false while questionnaires are out of use
 */
export function createListQuestionnaires(
  isOpen: IsOpen,
): Handler<QuestionnairesApi['GET /api/questionnaires']> {
  return async (call, { query: { lang } }) => {
    if (!(await isOpen(call))) return ok({ type: 'maintenance-mode' });
    await call.note({ action: 'read', kind: 'questionnaires' });
    return ok({ type: 'ok', questionnaires: await readInvitations(call, lang) });
  };
}

/**
 * `GET /api/questionnaires/{id}`
 *
 * @param isOpen resolves to false while questionnaires are out of use
 */
export function createShowQuestionnaire(
  isOpen: IsOpen,
): Handler<QuestionnairesApi['GET /api/questionnaires/{id}']> {
  return async (call, { params: { id }, query: { lang } }) => {
    if (!(await isOpen(call))) return ok({ type: 'maintenance-mode' });
    const questionnaire = await readQuestionnaire(call, id, lang);
    if (!questionnaire) return problem('notFound');
    await call.note({ action: 'read', kind: 'questionnaire', id });
    if ('unasked' in questionnaire) return ok({ type: 'cannot-be-asked', title: questionnaire.unasked });
    return ok({ type: 'ok', questionnaire });
  };
}
