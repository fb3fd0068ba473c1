import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Hero } from '@portal/design-system/Hero';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { TransferCard } from '../pay/TransferCard.tsx';
import { FailedCard } from './FailedCard.tsx';

const KEY = 'payment-page';
const SHOW = 'GET /api/payments/{payment}';

/** How a payment ended: as the server knows it, where the address names one. */
function ResultPage({ visit }: { readonly visit: PageMatch<typeof KEY> }): ReactNode {
  const { payment, next } = visit.query;
  return payment === null ? (
    <Result status={unproven(visit.params.status)} shown={null} next={next} />
  ) : (
    <KnownResult payment={payment} wanted={visit.params.status} next={next} />
  );
}

interface KnownResultProps {
  readonly payment: string;
  /** What the address says of it. */
  readonly wanted: PageMatch<typeof KEY>['params']['status'];
  /** Where the payer goes on. */
  readonly next: string | null;
}

function KnownResult({ payment, wanted, next }: KnownResultProps): ReactNode {
  const { data } = useCall(SHOW, { params: { payment } });
  return <Result status={data?.status ?? unproven(wanted)} shown={data ?? null} next={next} />;
}

/** Without the server's word nothing is said to be paid: anybody can write an address. */
const unproven = (wanted: KnownResultProps['wanted']) => (wanted === 'ok' ? 'pending' : wanted);

interface ResultProps {
  readonly status: 'new' | 'ok' | 'fail' | 'pending' | 'delayed';
  readonly shown: Parameters<typeof FailedCard>[0]['payment'] | null;
  readonly next: string | null;
}

function Result({ status, shown, next }: ResultProps): ReactNode {
  const t = useTranslations('payments.result');
  const href = useHref();
  if (status === 'ok')
    return (
      <Page>
        <Hero tone="success" illustration="success" title={t('ok.title')} lead={t('ok.lead')}>
          {next && <ButtonLink href={next}>{t('ok.goOn')}</ButtonLink>}
          <ButtonLink href={href('front-page')} tone={next ? 'outline' : 'primary'}>
            {t('ok.action')}
          </ButtonLink>
        </Hero>
      </Page>
    );
  const unpaid = (shown?.invoices ?? []).filter(({ isPaid }) => !isPaid);
  return (
    <>
      <PageOpening>
        <Heading level={1}>{t(status === 'fail' ? 'fail.title' : 'title')}</Heading>
      </PageOpening>
      <Page isDense>
        {status === 'fail' && (
          <Columns layout="halves">
            <FailedCard payment={shown} next={next} />
            {unpaid.length > 0 && <TransferCard invoices={unpaid} />}
          </Columns>
        )}
      </Page>
    </>
  );
}

export const page = definePage({
  key: KEY,
  messages: ['payments'],
  calls: ({ query: { payment } }) => (payment === null ? [] : [call(SHOW, { params: { payment } })]),
  title: (t) => t('payments.result.title'),
  Component: ResultPage,
});
