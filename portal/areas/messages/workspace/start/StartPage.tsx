import { Columns } from '@portal/design-system/Columns';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { SectionCard } from '#components/SectionCard.tsx';
import { WorkPage } from '#components/WorkPage.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { StartForm } from './StartForm.tsx';

type Visit = PageMatch<'workspace-start'>;

const START = 'GET /api/workspace/start';

export const page = definePage({
  key: 'workspace-start',
  messages: ['workspace'],
  calls: () => [call(START)],
  title: (t) => t('workspace.start.new'),
  Component: StartPage,
});

/** Where an HR user starts a conversation about an employee, a professional one with a patient, a supervisor one about the patient of another. */
function StartPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('workspace.start');
  const answer = useCall(START);
  const { about, as } = visit.query;
  const starts = answer.data?.starts ?? [];
  // A supervisor’s is about the patient of a conversation.
  const start = starts.find(({ type }) => about !== null && type === as) ?? starts[0];
  return (
    <WorkPage
      title={start ? t(`title.${start.type}`) : t('new')}
      back={t('back')}
      answer={answer}
      notForYou={t('notForYou')}
      failed={t('failed')}
      width="page"
    >
      {() =>
        start && (
          <Columns layout="noteEnd" gap={{ small: 'large', large: 'xlarge' }}>
            <StartForm start={start} about={about} />
            <SectionCard title={t('whoReads')} isCompact>
              <Text>{t(`about.${start.type}`)}</Text>
            </SectionCard>
          </Columns>
        )
      }
    </WorkPage>
  );
}
