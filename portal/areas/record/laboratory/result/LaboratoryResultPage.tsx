import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import { useSeen } from '#components/record/use-seen.ts';
import { DayPage } from '#components/record-page/DayPage.tsx';
import { withholdingCalls } from '#components/withholding/WithholdPart.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { startOfHelsinkiDay } from '#contract/time/time.ts';
import { formatDay } from '#contract/time/time-format.ts';
import { testsOf } from './first-rows.ts';
import { RangeExplanation } from './RangeExplanation.tsx';
import { Results } from './Results.tsx';

const DAY = 'GET /api/laboratory/results/{date}';

export const page = definePage({
  key: 'lab-result',
  messages: ['laboratory', 'downloads', 'withholding'],
  calls: ({ params }, request) => [call(DAY, { params }), ...withholdingCalls(request)],
  title: (t, { visit }) =>
    t('laboratory.day.title', { date: formatDay(startOfHelsinkiDay(visit.params.date), visit.lang) }),
  Component: LaboratoryResultPage,
});

/** The results of the samples of one day. */
function LaboratoryResultPage({ visit }: { readonly visit: PageMatch<'lab-result'> }): ReactNode {
  const t = useTranslations('laboratory');
  const href = useHref();
  const lang = useLanguage();
  const { params } = visit;
  const answer = useCall(DAY, { params });
  useSeen('lab-list', answer.data !== undefined);
  return (
    <DayPage
      of="laboratory"
      date={params.date}
      heading={
        <BackHeading
          back={{ href: href('lab-list'), label: t('day.all') }}
          title={t('day.title', { date: formatDay(startOfHelsinkiDay(params.date), lang) })}
        >
          {answer.data && <Text tone="muted">{t('day.of', { name: answer.data.fullName })}</Text>}
        </BackHeading>
      }
      answer={answer}
      failed={{ title: t('error.title'), text: t('error.text') }}
      notFound={{ title: t('day.notFound.title'), text: t('day.notFound.text') }}
      loading={t('loading')}
      explanation={({ tests }) =>
        testsOf(tests).some(({ referenceRange, flag }) => referenceRange || flag) && <RangeExplanation />
      }
    >
      {({ tests }) => <Results tests={tests} visit={visit} />}
    </DayPage>
  );
}
