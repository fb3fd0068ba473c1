import type { ReactNode } from 'react';
import { call } from '#client/calls/call.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { PayContent } from './PayContent.tsx';
import { referenceIn } from './reference-in.ts';

const KEY = 'invoice-payment-page';

/** Pays an invoice online, by itself or along with others. */
function PayPage({ visit }: { readonly visit: PageMatch<typeof KEY> }): ReactNode {
  const { payment, refused, next } = visit.query;
  return (
    <PayContent query={{ reference: referenceIn(visit) }} payment={payment} next={next} refused={refused} />
  );
}

export const page = definePage({
  key: KEY,
  messages: ['payments'],
  calls: (visit) => [
    call('GET /api/payments/owed', { query: { reference: referenceIn(visit) } }),
    ...(visit.query.payment
      ? [call('GET /api/payments/{payment}', { params: { payment: visit.query.payment } })]
      : []),
  ],
  title: (t) => t('payments.pay.title'),
  Component: PayPage,
});
