import type { Invoice, InvoiceSummary } from '#areas/money/shared/invoices/invoice.ts';
import { findInvoice, type InvoiceList, listInvoices } from '#areas/money/shared/invoices/server/invoices.ts';
import { isUnpaid } from '#areas/money/shared/invoices/unpaid.ts';
import { bankBarcode } from '#areas/money/shared/payment-slip/bank-barcode.ts';
import { epcText } from '#areas/money/shared/payment-slip/epc-qr.ts';
import { rfReference } from '#areas/money/shared/payment-slip/reference.ts';
import { isContactHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import type { Invoicing } from '#outside/invoicing/client/invoicing.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import { writePdf } from '#platform/documents/pdf/write-pdf.ts';
import { type InvoicesApi, PAGE_SIZE } from '../contract.ts';
import { inOrder } from '../rules-order.ts';
import { qrPath } from './document/figures.ts';
import { invoiceBlocks } from './document/invoice-blocks.ts';
import { fileNameOf, invoiceFrame } from './document/invoice-frame.ts';

type List = InvoicesApi['GET /api/payments/invoices-list'];
type GoodSign = InvoicesApi['GET /api/payments/good-sign-invoice'];
type Summary = InvoicesApi['GET /api/invoices/invoice-summary'];
type Pdf = InvoicesApi['GET /api/invoices/{id}/pdf'];

/** `GET /api/payments/invoices-list` */
export function invoiceList(invoicing: Invoicing): Steps<List, { list: InvoiceList }> {
  return {
    before: async (context) => ({ list: await listOf(context, invoicing) }),
    async answer(_, { query: { page: asked } }, { list: { invoices, missing } }) {
      const pages = Math.max(1, Math.ceil(invoices.length / PAGE_SIZE));
      const page = Math.min(asked, pages);
      return ok({
        invoices: [...inOrder(invoices).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)],
        page,
        pages,
        total: invoices.length,
        due: invoices.filter(isUnpaid).length,
        missing: [...missing],
      });
    },
    sharedBy: ({ session: { patientId } }, { query: { page } }) => `invoices ${patientId} ${page}`,
  };
}

/** `GET /api/payments/good-sign-invoice` */
export function goodSignInvoice(invoicing: Invoicing): Steps<GoodSign, { invoice: Invoice }> {
  return {
    async before(context, { query: { invoiceNumber } }) {
      const { invoices, missing } = await listOf(context, invoicing);
      const invoice = invoices.find(
        (each) => each.source === 'GoodSignInvoice' && each.invoiceNumber === invoiceNumber,
      );
      if (invoice) return { invoice };
      return problem(missing.includes('GoodSignInvoice') ? 'temporarilyUnavailable' : 'notFound');
    },
    async answer(_, __, { invoice }) {
      return ok({ invoice });
    },
  };
}

/** `GET /api/invoices/invoice-summary` */
export function invoiceSummary(invoicing: Invoicing): Steps<Summary, { found: InvoiceSummary }> {
  return {
    before: (context, { query: { invoiceId } }) => findFor(context, invoicing, invoiceId),
    async answer(_, __, { found }) {
      const { transfer, sumCents, dueDate } = found;
      const bank = transfer && {
        rfReference: rfReference(transfer.reference),
        barcode: bankBarcode({ ...transfer, sumCents, dueDate }),
        qr: qrPath(epcText({ ...transfer, sumCents })),
      };
      return ok({ invoice: found, bank });
    },
  };
}

/** `GET /api/invoices/{id}/pdf` */
export function invoiceDocument(invoicing: Invoicing): Steps<Pdf, { found: InvoiceSummary }> {
  return {
    async before(context, { params: { id } }) {
      const found = await findFor(context, invoicing, id);
      return 'found' in found && !found.found.hasPdf ? problem('notFound') : found;
    },
    async answer(call, { query: { lang, filename } }, { found }) {
      const frame = invoiceFrame(call, found, lang);
      return ok({
        name: `${filename ?? fileNameOf(found, lang)}.pdf`,
        contentType: 'application/pdf' as const,
        content: writePdf(frame, invoiceBlocks(call.brand, found, lang)),
      });
    },
  };
}

function listOf(context: Context, invoicing: Invoicing): Promise<InvoiceList> {
  // The runner lets only patients through.
  return listInvoices({ ...context, invoicing }, context.session.patientId ?? '');
}

async function findFor(context: Context, invoicing: Invoicing, id: number) {
  const found = await findInvoice({ ...context, invoicing }, context.session.patientId ?? '', id);
  if (found === 'notFound') return problem('notFound');
  if (found === 'unavailable') return problem('temporarilyUnavailable');
  // Where a protected child lives is told to no guardian.
  return { found: isContactHidden(context) ? { ...found, buyerAddress: [] } : found };
}
