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
import { Statement } from './Statement.tsx';

const DAY = 'GET /api/imaging/results/{date}';

export const page = definePage({
  key: 'imaging-result',
  messages: ['imaging', 'downloads', 'withholding'],
  calls: ({ params }, request) => [call(DAY, { params }), ...withholdingCalls(request)],
  title: (t, { visit }) =>
    t('imaging.day.title', { date: formatDay(startOfHelsinkiDay(visit.params.date), visit.lang) }),
  Component: ImagingResultPage,
});

/** The examinations of one day, with their statements. */
function ImagingResultPage({ visit }: { readonly visit: PageMatch<'imaging-result'> }): ReactNode {
  const t = useTranslations('imaging');
  const href = useHref();
  const lang = useLanguage();
  const { params } = visit;
  const answer = useCall(DAY, { params });
  useSeen('imaging-list', answer.data !== undefined);
  return (
    <DayPage
      of="imaging"
      date={params.date}
      heading={
        <BackHeading
          back={{ href: href('imaging-list'), label: t('day.all') }}
          title={t('day.title', { date: formatDay(startOfHelsinkiDay(params.date), lang) })}
        />
      }
      answer={answer}
      failed={{ title: t('error.title'), text: t('error.text') }}
      notFound={{ title: t('day.notFound.title'), text: t('day.notFound.text') }}
      loading={t('loading')}
    >
      {({ examinations }) =>
        examinations.map((examination) => (
          <Statement
            key={examination.id}
            examination={examination}
            onRetry={answer.retry}
            isRetrying={answer.isRefreshing}
          />
        ))
      }
    </DayPage>
  );
}
