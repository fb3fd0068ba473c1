import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { askPayment } from './ask-payment.ts';
import { beginGuestPayment, type GuestParts } from './begin-guest-payment.ts';
import { beginPayment } from './begin-payment.ts';
import { ASK_PAYMENT, MARK_INVOICES, SEND_RECEIPT } from './jobs.ts';
import { markInvoices } from './mark-invoices.ts';
import { ownPayments } from './own-data.ts';
import { sendReceipt } from './send-receipt.ts';
import { showGuestPayment } from './show-guest-payment.ts';
import { showOwed } from './show-owed.ts';
import { showPayment } from './show-payment.ts';

/** The calls about payments, answered with the payment provider's and the invoices' own systems. */
export function createPaymentsService(parts: GuestParts) {
  return implement(endpoints, {
    'GET /api/payments/owed': showOwed(parts),
    'POST /api/payments/': beginPayment(parts),
    'GET /api/payments/{payment}': showPayment,
    'POST /api/anon/payments': beginGuestPayment(parts),
    'GET /api/anon/payments/{payment}': showGuestPayment,
  });
}

export const feature: ServerFeature = {
  endpoints,
  service: createPaymentsService,
  ownData: ownPayments,
  tasks: (parts) => ({
    [MARK_INVOICES]: (payload) => markInvoices(parts, payload),
    [ASK_PAYMENT]: (payload) => askPayment(parts, payload),
    [SEND_RECEIPT]: (payload, signal) => sendReceipt(parts, payload, signal),
  }),
};
