import { Heading } from '@portal/design-system/Heading';
import { Pagination } from '@portal/design-system/Pagination';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Invoice } from '#areas/money/shared/invoices/invoice.ts';
import { isUnpaid } from '#areas/money/shared/invoices/unpaid.ts';
import { useIsBuilt, useWhose } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { InvoiceCards } from './InvoiceCards.tsx';
import { InvoiceChoice } from './InvoiceChoice.tsx';
import { InvoicesSkeleton } from './InvoicesSkeleton.tsx';
import { MissingSources } from './MissingSources.tsx';
import { PaymentPause } from './PaymentPause.tsx';

type Visit = PageMatch<'invoices-page'>;

const input = ({ query: { page } }: Visit) => ({ query: page === null ? {} : { page: Number(page) } });

export const page = definePage({
  key: 'invoices-page',
  messages: ['invoices', 'downloads'],
  calls: (visit) => [call('GET /api/payments/invoices-list', input(visit))],
  title: (t) => t('invoices.list.title'),
  Component: InvoicesPage,
});

/** Every invoice of the patient, what is due first. */
function InvoicesPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('invoices.list');
  const whose = useWhose();
  const answer = useCall('GET /api/payments/invoices-list', input(visit));
  return (
    <RecordPage
      kind="list"
      width="page"
      heading={
        <Stack gap="small">
          <Heading level={1}>{t('title')}</Heading>
          <Text size="lead">{t(whose === 'child' ? 'leadChild' : 'lead')}</Text>
        </Stack>
      }
      answer={answer}
      empty={{
        isEmpty: ({ invoices, missing }) => invoices.length === 0 && missing.length === 0,
        title: t('none.title'),
        text: t('none.text'),
      }}
      failed={{ title: t('error.title'), text: t('error.text') }}
      skeleton={<InvoicesSkeleton />}
    >
      {(list) => (
        <>
          <PaymentPause />
          {list.missing.length > 0 && <MissingSources missing={list.missing} answer={answer} />}
          {list.invoices.length > 0 && <Invoices {...list} />}
        </>
      )}
    </RecordPage>
  );
}

const canBePaid = ({ canBePaidOnline }: Invoice) => canBePaidOnline;

function Invoices(list: AnswerOf<'GET /api/payments/invoices-list'>): ReactNode {
  const { invoices, page: current, pages, due } = list;
  const [unpaid, others] = [invoices.filter(isUnpaid), invoices.filter((each) => !isUnpaid(each))];
  const t = useTranslations('invoices.list');
  const href = useHref();
  const isBuilt = useIsBuilt();
  return (
    <Stack gap="large">
      <Text>{t('due', { count: due })}</Text>
      {isBuilt('invoice-payment-page') && unpaid.filter(canBePaid).length > 1 ? (
        <InvoiceChoice invoices={unpaid} />
      ) : (
        <InvoiceCards invoices={unpaid} />
      )}
      <InvoiceCards invoices={others} />
      <Pagination
        aria-label={t('pages')}
        page={current}
        pages={pages}
        href={(number) => href('invoices-page', {}, { page: number === 1 ? null : String(number) })}
      />
    </Stack>
  );
}
