import type { Kysely } from 'kysely';
import { sealAnswers } from '#areas/messages/shared/questionnaires/server/sealed-answers.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { EEROS_INFORMATION, PRELIMINARY_INFORMATION } from './questionnaires/preliminary-information.ts';
import { SLEEP_AND_RECOVERY } from './questionnaires/sleep-and-recovery.ts';

const DAY = 86_400_000;

/** What Eero has been sent, with how many days ago. */
const INVITATIONS = [
  { of: PRELIMINARY_INFORMATION, sent: 45, answered: { daysAgo: 40, answers: EEROS_INFORMATION } },
  { of: SLEEP_AND_RECOVERY, sent: 2, answered: null },
] as const;

/** Days that the clinic gives for an answer. */
const TIME_TO_ANSWER = 14;

/** Questionnaires that the clinic has sent: one that is answered, and one that is not. */
export async function seedQuestionnaires(
  owner: Kysely<Tables>,
  { vault, now, patients }: { vault: Vault; now: Date; patients: ReadonlyMap<string, string> },
): Promise<void> {
  const eero = patients.get('eero');
  if (!eero) throw new Error('No patient eero');
  for (const { of, sent, answered } of INVITATIONS) {
    const { id } = await owner
      .insertInto('questionnaires')
      .values({ url: of.url, version: of.version, content: JSON.stringify(of) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const invitedAt = new Date(now.getTime() - sent * DAY);
    await owner
      .insertInto('questionnaire_invitations')
      .values({
        patient_id: eero,
        questionnaire_id: id,
        invited_at: invitedAt,
        answer_by: addDays(helsinkiDay(invitedAt), TIME_TO_ANSWER),
        answered_at: answered && new Date(now.getTime() - answered.daysAgo * DAY),
        answers: answered && sealAnswers(vault, answered.answers),
      })
      .execute();
  }
}
