import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { isNotFound } from '#client/calls/call-error.ts';
import type { CallState } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import { RecordNotFound } from '#components/record/RecordNotFound.tsx';
import type { Questionnaire } from '../contract.ts';
import { MaintenanceNotice, QuestionnairesPending } from './QuestionnairesPending.tsx';
import { UnaskedNotice } from './UnaskedNotice.tsx';

export interface QuestionnaireFrameProps {
  readonly answer: CallState<AnswerOf<'GET /api/questionnaires/{id}'>>;
  /** The page's heading, once its questionnaire is there. */
  readonly title: (questionnaire: Questionnaire) => string;
  readonly children: (questionnaire: Questionnaire) => ReactNode;
}

/** A page about one questionnaire, in each of its states. */
export function QuestionnaireFrame({ answer, title, children }: QuestionnaireFrameProps): ReactNode {
  const t = useTranslations('questionnaires');
  const href = useHref();
  const { data } = answer;
  const list = { href: href('questionnaire-list'), label: t('all') };
  const questionnaire = data?.type === 'ok' ? data.questionnaire : null;
  const unasked = data?.type === 'cannot-be-asked' ? data : null;
  if (!data && isNotFound(answer.error))
    return <RecordNotFound title={t('notFound.title')} text={t('notFound.text')} list={list} />;
  return (
    <Page width="prose">
      <Stack gap="large">
        <BackHeading
          back={list}
          title={questionnaire ? title(questionnaire) : (unasked?.title ?? t('one'))}
        />
        {questionnaire && children(questionnaire)}
        {unasked && <UnaskedNotice />}
        {data?.type === 'maintenance-mode' && <MaintenanceNotice />}
        {!data && (
          <QuestionnairesPending
            answer={answer}
            texts={{ loading: t('oneLoading'), failed: t('error.one') }}
          />
        )}
      </Stack>
    </Page>
  );
}
