import type { InvoiceSource } from '#areas/money/shared/invoices/invoice.ts';
import { isUnpaid } from '#areas/money/shared/invoices/unpaid.ts';
import { referenceNumber } from '#areas/money/shared/payment-slip/reference.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { DEMO_INVOICES, type DemoInvoice } from '#demo/invoices.ts';
import type { DemoPerson } from '#demo/people.ts';
import type { Journal } from '../../sandbox/journal.ts';
import { sandboxNow } from '../../sandbox/sandbox-clock.ts';
import type { InvoicePayment, MarkPaidResult, SourceSummary } from '../client/invoicing.ts';

/** A payment as the books keep it. */
export interface KeptPayment {
  readonly source: InvoiceSource;
  readonly invoice: string;
  readonly transactionId: string;
  readonly day: string;
}

/** What the sources of invoices have of the demo people, and what was paid since. */
export interface Books {
  /** Null: nobody of this identity code is known. */
  invoicesOf(source: InvoiceSource, identityCode: string): readonly SourceSummary[] | null;
  pay(source: InvoiceSource, identityCode: string, key: string, payment: InvoicePayment): MarkPaidResult;
}

const PAYEE = { payeeName: 'Kaari Terveys', iban: 'FI2112345600000785' };

export function openBooks(people: readonly DemoPerson[], journal: Journal<KeptPayment>): Books {
  const payments = [...journal.restored];
  const paymentOf = (source: InvoiceSource, invoice: string) =>
    payments.find((payment) => payment.source === source && payment.invoice === invoice);
  const invoicesOf = (source: InvoiceSource, identityCode: string) => {
    const person = people.find((each) => each.identityCode === identityCode);
    if (!person?.patient) return null;
    return (DEMO_INVOICES[person.key] ?? [])
      .filter((invoice) => invoice.source === source)
      .map((invoice) => summaryOf(invoice, person, paymentOf(source, invoice.number)));
  };
  return {
    invoicesOf,
    pay(source, identityCode, key, { sumCents, paidAt, transactionId }) {
      const invoices = invoicesOf(source, identityCode);
      if (!invoices) return 'customerNotFound';
      const invoice = invoices.find((each) => each.key === key);
      if (!invoice) return 'invoiceNotFound';
      if (paymentOf(source, key)?.transactionId === transactionId) return 'ok';
      if (!isUnpaid(invoice)) return 'invoiceAlreadyPaid';
      if (invoice.sumCents !== sumCents) return 'invoiceSumNotValid';
      const payment = { source, invoice: key, transactionId, day: helsinkiDay(paidAt) };
      payments.push(payment);
      journal.keep(payment);
      return 'ok';
    },
  };
}

function summaryOf(
  invoice: DemoInvoice,
  person: DemoPerson,
  payment: KeptPayment | undefined,
): SourceSummary {
  const today = helsinkiDay(sandboxNow());
  const day = (days: number) => addDays(today, days);
  const { number, createdDaysAgo, dueInDays, onlineForDays, paidDaysAgo, credits = [] } = invoice;
  const status = payment ? 'paid' : invoice.status;
  const paidDate = payment?.day ?? (paidDaysAgo === undefined ? null : day(-paidDaysAgo));
  const canBePaidOnline = onlineForDays !== undefined && (status === 'open' || status === 'overdue');
  const [street, postalCode, postOffice] = person.patient?.address ?? ['', '', ''];
  return {
    key: number,
    invoiceNumber: number,
    creditedInvoiceNumber: credits.join(','),
    status,
    hasPdf: status !== 'notAvailable',
    canBePaidOnline,
    creationDate: day(-createdDaysAgo),
    dueDate: day(dueInDays),
    sumCents: invoice.rows.reduce((sum, { count, unitPriceCents }) => sum + count * unitPriceCents, 0),
    paidDate,
    payableOnlineUntil: canBePaidOnline ? day(onlineForDays) : null,
    buyerName: `${person.firstNames} ${person.lastName}`,
    buyerAddress: [street, `${postalCode} ${postOffice}`],
    rows: invoice.rows.map((row) => ({ ...row, date: day(-createdDaysAgo) })),
    transfer: isUnpaid({ status })
      ? { ...PAYEE, reference: referenceNumber(number.replace(/\D/g, '')) }
      : null,
  };
}
