import { Columns } from '@portal/design-system/Columns';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { WorkPage } from '#components/WorkPage.tsx';
import { AbsenceForm } from './AbsenceForm.tsx';
import { AbsenceList } from './AbsenceList.tsx';

export const page = definePage({
  key: 'workspace-absences',
  messages: ['workspace'],
  calls: () => [call('GET /api/workspace/absences')],
  title: (t) => t('workspace.absences.title'),
  Component: AbsencesPage,
});

/** When the reader is away, who substitutes, and whom the reader substitutes. */
function AbsencesPage(): ReactNode {
  const t = useTranslations('workspace.absences');
  const answer = useCall('GET /api/workspace/absences');
  return (
    <WorkPage title={t('title')} back={t('back')} answer={answer} failed={t('failed')} width="page">
      {({ absences, colleagues, today }) => (
        <Columns layout={{ small: 'one', large: 'two' }}>
          <AbsenceForm colleagues={colleagues} today={today} onSaved={answer.retry} />
          <AbsenceList absences={absences} onChanged={answer.retry} />
        </Columns>
      )}
    </WorkPage>
  );
}
