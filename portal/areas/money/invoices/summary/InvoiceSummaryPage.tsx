import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { PaymentPause } from '../list/PaymentPause.tsx';
import { StatusBadge } from '../list/StatusBadge.tsx';
import { Summary } from './Summary.tsx';

type Visit = PageMatch<'invoice-summary-page'>;

const input = ({ params: { id } }: Visit) => ({ query: { invoiceId: Number(id) } });

export const page = definePage({
  key: 'invoice-summary-page',
  messages: ['invoices', 'downloads'],
  calls: (visit) => [call('GET /api/invoices/invoice-summary', input(visit))],
  title: (t) => t('invoices.one'),
  Component: InvoiceSummaryPage,
});

/** One invoice: what it is for, its taxes, and how it is paid. */
function InvoiceSummaryPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('invoices');
  const href = useHref();
  const answer = useCall('GET /api/invoices/invoice-summary', input(visit));
  const invoice = answer.data?.invoice;
  return (
    <RecordPage
      kind="entry"
      width="page"
      heading={
        <BackHeading
          back={{ href: href('invoices-page'), label: t('summary.back') }}
          title={invoice ? t('number', { number: invoice.invoiceNumber }) : t('one')}
        >
          {invoice && <StatusBadge status={invoice.status} />}
        </BackHeading>
      }
      answer={answer}
      failed={{ title: t('summary.error.title'), text: t('summary.error.text') }}
      notFound={{ title: t('summary.notFound.title'), text: t('summary.notFound.text') }}
      skeleton={<SummarySkeleton />}
    >
      {(found) => (
        <>
          <PaymentPause />
          <Summary {...found} />
        </>
      )}
    </RecordPage>
  );
}

function SummarySkeleton(): ReactNode {
  const t = useTranslations('invoices.summary');
  return (
    <SkeletonGroup label={t('loading')}>
      <Stack gap="large">
        <Stack gap="small">
          <Skeleton width="half" />
          <Skeleton width="half" />
          <Skeleton width="half" />
        </Stack>
        <Skeleton shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}
