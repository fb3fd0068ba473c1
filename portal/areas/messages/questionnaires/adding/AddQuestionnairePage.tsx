import { Columns } from '@portal/design-system/Columns';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { WorkPage } from '#components/WorkPage.tsx';
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
  const answer = useCall(LIST);
  return (
    <WorkPage
      title={t('title')}
      back={t('back')}
      answer={answer}
      notForYou={t('notForYou')}
      failed={t('failed')}
      under={<Text>{t('lead')}</Text>}
      width="page"
    >
      {({ questionnaires }) => (
        <Columns layout={{ small: 'one', large: 'two' }}>
          <AddQuestionnaire onAdded={answer.retry} />
          <AddedQuestionnaires questionnaires={questionnaires} />
        </Columns>
      )}
    </WorkPage>
  );
}
