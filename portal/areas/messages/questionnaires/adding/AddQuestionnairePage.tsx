import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerView } from '#components/answer/AnswerView.tsx';
import { BackHeading } from '#components/BackHeading.tsx';
import { AddedQuestionnaires } from './AddedQuestionnaires.tsx';
import { AddQuestionnaire } from './AddQuestionnaire.tsx';

const LIST = 'GET /api/workspace/questionnaires';

export const page = definePage({
  key: 'workspace-questionnaires',
  messages: ['questionnaires', 'workspace'],
  calls: () => [call(LIST)],
  title: (t) => t('workspace.questionnaires.title'),
  Component: AddQuestionnairePage,
});

/** Where a professional adds a questionnaire that patients can be sent. */
function AddQuestionnairePage(): ReactNode {
  const t = useTranslations('workspace.questionnaires');
  const href = useHref();
  const answer = useCall(LIST);
  return (
    <>
      <PageOpening width="prose">
        <BackHeading back={{ href: href('workspace'), label: t('back') }} title={t('title')} />
      </PageOpening>
      <Page width="prose" isDense>
        <Stack gap="large">
          {isProblem(answer.error, 'forbidden') ? (
            <Notice>{t('notForYou')}</Notice>
          ) : (
            <AnswerView answer={answer} failed={{ title: t('failed') }}>
              {({ questionnaires }) => (
                <>
                  <Text size="lead">{t('lead')}</Text>
                  <AddQuestionnaire onAdded={answer.retry} />
                  <AddedQuestionnaires questionnaires={questionnaires} />
                </>
              )}
            </AnswerView>
          )}
        </Stack>
      </Page>
    </>
  );
}
