import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { Answers } from '../answers/Answers.tsx';
import { QuestionnaireFrame } from '../states/QuestionnaireFrame.tsx';

const SHOW = 'GET /api/questionnaires/{id}';
type Visit = PageMatch<'questionnaire-results'>;

export const page = definePage({
  key: 'questionnaire-results',
  messages: ['questionnaires'],
  calls: ({ params }) => [call(SHOW, { params })],
  title: (t) => t('questionnaires.results.title'),
  Component: QuestionnaireResultsPage,
});

/** What the patient has answered to a questionnaire. */
function QuestionnaireResultsPage({ visit: { params } }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('questionnaires.results');
  const href = useHref();
  const answer = useCall(SHOW, { params });
  return (
    <QuestionnaireFrame answer={answer} title={({ title }) => t('titleOf', { title })}>
      {(questionnaire) =>
        questionnaire.answers ? (
          <Answers questionnaire={questionnaire} />
        ) : (
          <Stack gap="medium" align="start">
            <Notice>{t('notYet')}</Notice>
            <ButtonLink href={href('questionnaire', { id: questionnaire.id })}>{t('answer')}</ButtonLink>
          </Stack>
        )
      }
    </QuestionnaireFrame>
  );
}
