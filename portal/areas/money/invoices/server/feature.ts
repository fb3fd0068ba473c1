import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { goodSignInvoice, invoiceDocument, invoiceList, invoiceSummary } from './answer-invoices.ts';
import { dueInvoices } from './due-invoices.ts';
import { invoiceNoticeTasks } from './notices/notice-tasks.ts';
import { ownInvoiceData } from './own-data.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ invoicing }) =>
    implement(endpoints, {
      'GET /api/payments/invoices-list': invoiceList(invoicing),
      'GET /api/payments/due': dueInvoices(invoicing),
      'GET /api/payments/good-sign-invoice': goodSignInvoice(invoicing),
      'GET /api/invoices/invoice-summary': invoiceSummary(invoicing),
      'GET /api/invoices/{id}/pdf': invoiceDocument(invoicing),
    }),
  ownData: ownInvoiceData,
  tasks: invoiceNoticeTasks,
};
