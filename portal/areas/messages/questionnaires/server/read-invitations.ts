import { openAnswers } from '#areas/messages/shared/questionnaires/server/sealed-answers.ts';
import { titleIn } from '#areas/messages/shared/questionnaires/title.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Invitation, Questionnaire } from '../contract.ts';
import { questionnaireFaults } from './questionnaire-faults.ts';
import { questionnaireView } from './questionnaire-view.ts';

type Reading = Pick<RecordCall, 'tx' | 'vault' | 'patientId' | 'now'>;

/** The patient's questionnaires: those to answer, the most urgent first, then the answered ones, the latest first. */
export async function readInvitations(call: Reading, lang: Language): Promise<Invitation[]> {
  const rows = await invitationsOf(call)
    .orderBy('answered_at', (order) => order.desc().nullsFirst())
    .orderBy('answer_by', (order) => order.asc().nullsLast())
    .orderBy('invited_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...momentsOf(row), title: titleIn(row.content, lang) }));
}

/** One of the patient's questionnaires, or its title where it cannot be asked; null: the patient has none of this number. */
export async function readQuestionnaire(
  call: Reading,
  id: number,
  lang: Language,
): Promise<Questionnaire | { readonly unasked: string } | null> {
  const row = await invitationsOf(call).where('invitation.id', '=', id).executeTakeFirst();
  if (!row) return null;
  // What was answered once could be asked.
  const isUnasked = !row.answers && questionnaireFaults(row.content).length > 0;
  return isUnasked ? { unasked: titleIn(row.content, lang) } : questionnaireOf(call, row, lang);
}

/** All invitations in the order they were sent; answered ones in full. */
export async function readQuestionnaires(
  call: Reading,
  lang: Language,
): Promise<(Invitation & Pick<Questionnaire, 'sections' | 'answers'>)[]> {
  const rows = await invitationsOf(call).orderBy('invited_at').orderBy('invitation.id').execute();
  return rows.map((row) =>
    row.answers
      ? questionnaireOf(call, row, lang)
      : { ...momentsOf(row), title: titleIn(row.content, lang), sections: [], answers: null },
  );
}

/** What is sent later is none yet. */
function invitationsOf({ tx, patientId, now }: Reading) {
  return tx
    .selectFrom('questionnaire_invitations as invitation')
    .innerJoin('questionnaires', 'questionnaires.id', 'questionnaire_id')
    .select(['invitation.id', 'invited_at', 'answer_by', 'answered_at', 'answers', 'content'])
    .where('patient_id', '=', patientId)
    .where('invited_at', '<=', now);
}

type Row = Awaited<ReturnType<ReturnType<typeof invitationsOf>['execute']>>[number];

function questionnaireOf({ vault }: Reading, row: Row, lang: Language): Questionnaire {
  return {
    ...momentsOf(row),
    ...questionnaireView(row.content, lang),
    answers: row.answers && openAnswers(vault, row.answers),
  };
}

function momentsOf({ id, invited_at, answer_by, answered_at }: Row): Omit<Invitation, 'title'> {
  return {
    id,
    invitedAt: invited_at.toISOString(),
    answerBy: answer_by,
    answeredAt: answered_at?.toISOString() ?? null,
  };
}
