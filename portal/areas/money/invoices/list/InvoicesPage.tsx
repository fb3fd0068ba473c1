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
import { OpeningWords } from '#components/record-page/OpeningWords.tsx';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { InvoiceCards } from './InvoiceCards.tsx';
import { InvoiceChoice } from './InvoiceChoice.tsx';
import { InvoicesSkeleton } from './InvoicesSkeleton.tsx';
import { MissingSources } from './MissingSources.tsx';
import { PaymentPause } from './PaymentPause.tsx';

type Visit = PageMatch<'invoices-page'>;
type List = AnswerOf<'GET /api/payments/invoices-list'>;

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
  const answer = useCall('GET /api/payments/invoices-list', input(visit));
  return (
    <RecordPage
      kind="list"
      width="page"
      heading={
        <OpeningWords
          title={t('title')}
          fact={answer.data && isTold(answer.data) && t('due', { count: answer.data.due })}
        />
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

/** What some sources have not told can be due. */
const isTold = ({ due, missing }: List) => due > 0 || missing.length === 0;

const canBePaid = ({ canBePaidOnline }: Invoice) => canBePaidOnline;

function Invoices({ invoices, page: current, pages }: List): ReactNode {
  const [unpaid, others] = [invoices.filter(isUnpaid), invoices.filter((each) => !isUnpaid(each))];
  const t = useTranslations('invoices.list');
  const whose = useWhose();
  const href = useHref();
  const isBuilt = useIsBuilt();
  return (
    <Stack gap="large">
      {isBuilt('invoice-payment-page') && unpaid.filter(canBePaid).length > 1 ? (
        <InvoiceChoice invoices={unpaid} />
      ) : (
        <InvoiceCards invoices={unpaid} />
      )}
      <InvoiceCards invoices={others} />
      <Text size="small" tone="muted">
        {t(whose === 'child' ? 'leadChild' : 'lead')}
      </Text>
      <Pagination
        aria-label={t('pages')}
        page={current}
        pages={pages}
        href={(number) => href('invoices-page', {}, { page: number === 1 ? null : String(number) })}
      />
    </Stack>
  );
}
