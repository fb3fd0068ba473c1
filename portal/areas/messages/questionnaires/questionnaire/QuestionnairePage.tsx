import { LazyPart } from '@portal/design-system/LazyPart';
import { Notice } from '@portal/design-system/Notice';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Answers } from '#areas/messages/shared/questionnaires/answers.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import type { Questionnaire } from '../contract.ts';
import { keptAnswers } from '../rules-answers.ts';
import { QuestionnaireFrame } from '../states/QuestionnaireFrame.tsx';
import { QuestionnaireForm } from './QuestionnaireForm.tsx';

const SHOW = 'GET /api/questionnaires/{id}';

/** Who is still to answer needs no code that shows answers. */
const loadAnswers = () => import('../answers/Answers.tsx').then((module) => module.Answers);

export const page = definePage({
  key: 'questionnaire',
  messages: ['questionnaires'],
  calls: ({ params }) => [call(SHOW, { params })],
  written: () => ['areas/messages/questionnaires/answers/Answers.tsx'],
  title: (t) => t('questionnaires.one'),
  Component: QuestionnairePage,
});

/** A questionnaire to answer; once it is answered, what was answered. */
function QuestionnairePage({ visit: { params } }: { readonly visit: PageMatch<'questionnaire'> }): ReactNode {
  const t = useTranslations('questionnaires');
  const answer = useCall(SHOW, { params });
  const setAnswer = useSetAnswer();
  const refresh = useRefresh();
  const [end, setEnd] = useState<'sent' | 'tooLate' | null>(null);
  const showAnswers = (questionnaire: Questionnaire, typed: Answers, answeredAt: string) => {
    const items = questionnaire.sections.flatMap((section) => section.items);
    const answers = keptAnswers(items, typed);
    setAnswer(SHOW, () => ({ type: 'ok', questionnaire: { ...questionnaire, answers, answeredAt } }), {
      params,
    });
    refresh('/api/questionnaires?');
    setEnd('sent');
  };
  return (
    <QuestionnaireFrame answer={answer} title={({ title }) => title}>
      {(questionnaire) => (
        <>
          {end === 'sent' && (
            <Notice tone="success" title={t('sent.title')} takesFocus role="status">
              {t('sent.text')}
            </Notice>
          )}
          {end === 'tooLate' && questionnaire.answers && (
            <Notice tone="warning" takesFocus role="alert">
              {t('form.failures.alreadyAnswered')}
            </Notice>
          )}
          {questionnaire.answers ? (
            <LazyPart load={loadAnswers} props={{ questionnaire }} isServed />
          ) : (
            <QuestionnaireForm
              questionnaire={questionnaire}
              onAnswered={(typed, at) => showAnswers(questionnaire, typed, at)}
              onTooLate={() => {
                setEnd('tooLate');
                answer.retry();
                refresh('/api/questionnaires?');
              }}
            />
          )}
        </>
      )}
    </QuestionnaireFrame>
  );
}
