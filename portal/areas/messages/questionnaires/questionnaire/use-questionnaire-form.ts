import { useTranslations } from 'use-intl';
import { ANSWER_QUESTIONNAIRE } from '#areas/messages/shared/messaging/operations/questionnaire.ts';
import type { Answers } from '#areas/messages/shared/questionnaires/answers.ts';
import type { GeneralFailure } from '#client/forms/failure.ts';
import type { Form } from '#client/forms/form.ts';
import { useForm } from '#client/forms/use-form.ts';
import type { Questionnaire } from '../contract.ts';
import { answerErrors, isQuestion, keptAnswers } from '../rules-answers.ts';
import { useRangeText } from './use-range-text.ts';

/** Why answers were not taken, as its message is named. */
type Failure =
  | 'alreadyAnswered'
  | 'questionnaireNotFound'
  | 'maintenance-mode'
  | 'outdated'
  | 'tooManyRequests'
  | 'sessionExpired'
  | 'forbidden'
  | GeneralFailure;

export interface QuestionnaireFormOptions {
  /** It is not answered yet. */
  readonly questionnaire: Questionnaire;
  readonly onAnswered: (answers: Answers, answeredAt: string) => void;
  /** It was answered elsewhere meanwhile. */
  readonly onTooLate: () => void;
}

/** The form of a questionnaire: what is typed is kept by the invitation that it answers. */
export function useQuestionnaireForm(options: QuestionnaireFormOptions): Form<Answers, Failure> {
  const { id, sections } = options.questionnaire;
  const t = useTranslations('questionnaires.form');
  const rangeText = useRangeText();
  const items = sections.flatMap((section) => section.items);
  const fields = items.filter(isQuestion).map(({ linkId }) => linkId);
  const itemOf = (field: string) => items.find(({ linkId }) => linkId === field);
  return useForm({
    id: 'questionnaire',
    draft: `questionnaire-${id}`,
    known: Object.fromEntries(fields.map((field) => [field, ''])) as Answers,
    schema: { fields, check: (answers) => answerErrors(items, answers) },
    errorText: ({ field, code }) => {
      const item = itemOf(field);
      const range = item && code === 'outside' ? rangeText(item) : null;
      if (item?.type === 'date' && code === 'invalid') return t('day');
      return range ?? t('errors', { code, max: item?.maxLength ?? 0 });
    },
    // Answers are missing in the same words: the summary says to which question.
    summaryText: ({ field }, error) => `${itemOf(field)?.text} ${error}`,
    specificFailures: ['tooManyRequests', 'sessionExpired', 'forbidden'],
    foreignField: 'outdated',
    send: (send, answers) =>
      send('POST /api/customer-messaging', {
        body: {
          query: ANSWER_QUESTIONNAIRE,
          variables: {
            questionnaireInvitationId: String(id),
            answers: JSON.stringify(keptAnswers(items, answers)),
          },
        },
      }),
    outcome: ({ data: { answerQuestionnaire: answer } }, answers) =>
      answer?.type === 'answered'
        ? () => options.onAnswered(answers, answer.answeredAt)
        : (answer?.type ?? 'unknownError'),
    onFailure: (failure) => {
      if (failure === 'alreadyAnswered') options.onTooLate();
    },
    leaving: 'holdsTab',
  });
}
