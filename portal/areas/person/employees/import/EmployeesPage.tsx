import { Columns } from '@portal/design-system/Columns';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
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
  const href = useHref();
  const answer = useCall('GET /api/employees');
  return (
    <>
      <PageOpening width="annotated">
        <BackHeading back={{ href: href('workspace'), label: t('back') }} title={t('title')}>
          {answer.data && (
            <Text>{t('today', { employer: answer.data.employer, count: answer.data.employedToday })}</Text>
          )}
        </BackHeading>
      </PageOpening>
      <Page width="annotated" isDense>
        {isProblem(answer.error, 'forbidden') ? (
          <Notice>{t('notForYou')}</Notice>
        ) : (
          <AnswerView answer={answer} failed={{ title: t('failed') }}>
            {({ imports }) => (
              <Columns layout="noteEnd">
                <ImportForm onDone={answer.retry} />
                <EarlierImports imports={imports} />
              </Columns>
            )}
          </AnswerView>
        )}
      </Page>
    </>
  );
}
