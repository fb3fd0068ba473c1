import { Columns } from '@portal/design-system/Columns';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { WorkPage } from '#components/WorkPage.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { ImportForm } from './ImportForm.tsx';

export const page = definePage({
  key: 'workspace-employees',
  messages: ['employees'],
  calls: () => [call('GET /api/employees')],
  title: (t) => t('employees.title'),
  Component: EmployeesPage,
});

/** Where an HR user tells of their employer's people. */
function EmployeesPage(): ReactNode {
  const t = useTranslations('employees');
  const answer = useCall('GET /api/employees');
  return (
    <WorkPage
      title={t('title')}
      back={t('back')}
      under={
        answer.data && (
          <Text>{t('today', { employer: answer.data.employer, count: answer.data.employedToday })}</Text>
        )
      }
      answer={answer}
      notForYou={t('notForYou')}
      failed={t('failed')}
    >
      {({ imports }) => (
        <Columns layout="noteEnd">
          <ImportForm onDone={answer.retry} />
          <EarlierImports imports={imports} />
        </Columns>
      )}
    </WorkPage>
  );
}
