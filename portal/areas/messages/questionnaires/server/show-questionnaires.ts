import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { QuestionnairesApi } from '../contract.ts';
import { readInvitations, readQuestionnaire } from './read-invitations.ts';

/**
 * `GET /api/questionnaires`
 *
 * @param isOpen false while questionnaires are out of use
 */
export function createListQuestionnaires(
  isOpen: boolean,
): Handler<QuestionnairesApi['GET /api/questionnaires']> {
  return async (call, { query: { lang } }) => {
    if (!isOpen) return ok({ type: 'maintenance-mode' });
    await call.note({ action: 'read', kind: 'questionnaires' });
    return ok({ type: 'ok', questionnaires: await readInvitations(call, lang) });
  };
}

/**
 * `GET /api/questionnaires/{id}`
 *
 * @param isOpen false while questionnaires are out of use
 */
export function createShowQuestionnaire(
  isOpen: boolean,
): Handler<QuestionnairesApi['GET /api/questionnaires/{id}']> {
  return async (call, { params: { id }, query: { lang } }) => {
    if (!isOpen) return ok({ type: 'maintenance-mode' });
    const questionnaire = await readQuestionnaire(call, id, lang);
    if (!questionnaire) return problem('notFound');
    await call.note({ action: 'read', kind: 'questionnaire', id });
    if ('unasked' in questionnaire) return ok({ type: 'cannot-be-asked', title: questionnaire.unasked });
    return ok({ type: 'ok', questionnaire });
  };
}
