import type { RecordCall } from '#platform/calls/call.ts';
import type { Answered } from './questionnaire-response.ts';
import { openAnswers } from './sealed-answers.ts';

/**
 * What the patient has answered, the latest first.
 *
 * @param id of the one invitation that is wanted. Default: all
 */
export async function readAnswered(
  { tx, vault, patientId }: Pick<RecordCall, 'tx' | 'vault' | 'patientId'>,
  id?: number,
): Promise<(Answered & { readonly id: number })[]> {
  const rows = await tx
    .selectFrom('questionnaire_invitations as invitation')
    .innerJoin('questionnaires', 'questionnaires.id', 'questionnaire_id')
    .select(['invitation.id', 'answered_at', 'answers', 'content'])
    .where('patient_id', '=', patientId)
    .where('answered_at', 'is not', null)
    .$if(id !== undefined, (query) => query.where('invitation.id', '=', Number(id)))
    .orderBy('answered_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .execute();
  return rows.flatMap(({ id: number, answered_at: answeredAt, answers, content }) =>
    answeredAt && answers ? [{ id: number, answeredAt, content, answers: openAnswers(vault, answers) }] : [],
  );
}
