import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFeatures } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { Downloads } from '#components/downloads/Downloads.tsx';
import { RecordRowsSkeleton } from '#components/record/RecordRows.tsx';
import { useSeen } from '#components/record/use-seen.ts';
import { OpeningWords } from '#components/record-page/OpeningWords.tsx';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import { WithholdNote, withholdingCalls } from '#components/withholding/WithholdPart.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Prescription } from '../contract.ts';
import { currentWhere } from '../rules-current.ts';
import { runsOut } from '../rules-running-out.ts';
import { PrescriptionList } from './PrescriptionList.tsx';

export const page = definePage({
  key: 'prescriptions-list',
  messages: ['prescriptions', 'downloads', 'withholding'],
  calls: (_, request) => [call('GET /api/prescriptions'), ...withholdingCalls(request)],
  title: (t) => t('prescriptions.list.title'),
  Component: PrescriptionListPage,
});

/** How many rows stand for those on their way. */
const SKELETON_ROWS = 6;

/** The patient's prescriptions, and the choice of those that are to be renewed. */
function PrescriptionListPage({ visit }: { readonly visit: PageMatch<'prescriptions-list'> }): ReactNode {
  const t = useTranslations('prescriptions');
  const { has } = useFeatures();
  const answer = useCall('GET /api/prescriptions');
  useSeen('prescriptions-list', answer.data !== undefined);
  const today = helsinkiDay(useNow());
  const fact = (prescriptions: readonly Prescription[]) => {
    const current = prescriptions.filter(currentWhere(has('isPrescriptionRenewalEnabled')));
    const running = current.filter((each) => runsOut(each, today));
    const ending = running.filter(({ isValid }) => isValid).length;
    const ended = running.length - ending;
    if (running.length === 0) return t('list.fact.none', { count: current.length });
    return [
      ending > 0 && t('list.fact.ending', { count: ending }),
      ended > 0 && t('list.fact.ended', { count: ended }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <RecordPage
      kind="list"
      illustration="record"
      heading={<OpeningWords title={t('list.title')} fact={answer.data && fact(answer.data.prescriptions)} />}
      answer={answer}
      failed={{ title: t('error.title'), text: t('error.text') }}
      skeleton={
        <RecordRowsSkeleton
          count={SKELETON_ROWS}
          hasStart={has('canRenewPrescriptions')}
          label={t('loading')}
        />
      }
      empty={{
        title: t('list.empty.title'),
        text: t('list.empty.text'),
        isEmpty: ({ prescriptions }) => prescriptions.length === 0,
      }}
      aside={() => <Downloads document="prescriptions" />}
    >
      {({ prescriptions }) => (
        <>
          <WithholdNote />
          <PrescriptionList prescriptions={prescriptions} page={visit.query.page} />
        </>
      )}
    </RecordPage>
  );
}
