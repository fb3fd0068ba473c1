import type { ReactNode } from 'react';
import { call } from '#client/calls/call.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { PayContent } from './PayContent.tsx';

const KEY = 'pay-visit-page';
const queryOf = ({ query: { invoiceNumber, appointmentId } }: PageMatch<typeof KEY>) => {
  if (invoiceNumber !== null) return { invoiceNumber };
  return appointmentId === null ? {} : { appointmentId: Number(appointmentId) };
};

/** Pays the invoice of a visit, which is known by the number on it or by its appointment. */
function PayVisitPage({ visit }: { readonly visit: PageMatch<typeof KEY> }): ReactNode {
  return <PayContent query={queryOf(visit)} payment={null} next={null} refused={null} />;
}

export const page = definePage({
  key: KEY,
  messages: ['payments'],
  calls: (visit) => [call('GET /api/payments/owed', { query: queryOf(visit) })],
  title: (t) => t('payments.pay.visitTitle'),
  Component: PayVisitPage,
});
