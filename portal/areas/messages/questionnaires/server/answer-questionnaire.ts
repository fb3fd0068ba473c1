import { z } from 'zod';
import type { IsOpen } from '#areas/messages/shared/breaks/server/breaks.ts';
import type { Answers } from '#areas/messages/shared/questionnaires/answers.ts';
import type { AnswerQuestionnaire } from '#areas/messages/shared/questionnaires/server/answer-questionnaire.ts';
import { sealAnswers } from '#areas/messages/shared/questionnaires/server/sealed-answers.ts';
import { answerErrors, keptAnswers } from '../rules-answers.ts';
import { itemsOf } from './questionnaire-view.ts';
import { readQuestionnaire } from './read-invitations.ts';

const answersSchema = z.record(z.string(), z.string());

/**
 * Answers a questionnaire, once.
 *
 * @param isOpen resolves to false while questionnaires are out of use
 */
export function createAnswerQuestionnaire(isOpen: IsOpen): AnswerQuestionnaire {
  return async (call, { id, answers: text }) => {
    if (!(await isOpen(call))) return { body: { type: 'maintenance-mode' } };
    const given = answersIn(text);
    if (!given)
      return { problem: 'invalidFields', errors: [{ field: 'variables.answers', code: 'invalid' }] };
    const questionnaire = await readQuestionnaire(call, id, 'fi');
    if (!questionnaire || 'unasked' in questionnaire) return { body: { type: 'questionnaireNotFound' } };
    const alreadyAnswered = async () => {
      await call.note({ action: 'read', kind: 'questionnaire', id });
      return { body: { type: 'alreadyAnswered' } } as const;
    };
    if (questionnaire.answers) return alreadyAnswered();
    const items = itemsOf(questionnaire);
    const errors = answerErrors(items, given);
    if (errors.length > 0) return { problem: 'invalidFields', errors };
    const { numUpdatedRows } = await call.tx
      .updateTable('questionnaire_invitations')
      .set({ answers: sealAnswers(call.vault, keptAnswers(items, given)), answered_at: call.now })
      .where('patient_id', '=', call.patientId)
      .where('id', '=', id)
      .where('answered_at', 'is', null)
      .executeTakeFirst();
    // Answered at the same moment in another tab: those answers stand.
    if (numUpdatedRows === 0n) return alreadyAnswered();
    await call.note({ action: 'create', kind: 'questionnaire-answers', id });
    return { body: { type: 'answered', answeredAt: call.now.toISOString() } };
  };
}

function answersIn(text: string): Answers | null {
  try {
    return answersSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
