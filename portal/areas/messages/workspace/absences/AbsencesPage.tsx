import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerView } from '#components/answer/AnswerView.tsx';
import { BackHeading } from '#components/BackHeading.tsx';
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
  const href = useHref();
  const answer = useCall('GET /api/workspace/absences');
  return (
    <>
      <PageOpening width="prose">
        <BackHeading back={{ href: href('workspace'), label: t('back') }} title={t('title')} />
      </PageOpening>
      <Page width="prose" isDense>
        <Stack gap="large">
          <AnswerView answer={answer} failed={{ title: t('failed') }}>
            {({ absences, colleagues, today }) => (
              <>
                <AbsenceList absences={absences} onChanged={answer.retry} />
                <Stack gap="small">
                  <Heading level={2}>{t('add')}</Heading>
                  <AbsenceForm colleagues={colleagues} today={today} onSaved={answer.retry} />
                </Stack>
              </>
            )}
          </AnswerView>
        </Stack>
      </Page>
    </>
  );
}
