import type { InvoiceSource } from '#areas/money/shared/invoices/invoice.ts';
import { isUnpaid } from '#areas/money/shared/invoices/unpaid.ts';
import { referenceNumber } from '#areas/money/shared/payment-slip/reference.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { DEMO_CHARGES } from '#demo/charges.ts';
import { DEMO_INVOICES, type DemoInvoice, VISIT_ROWS } from '#demo/invoices.ts';
import type { DemoPerson } from '#demo/people.ts';
import type { Journal } from '../../sandbox/journal.ts';
import { sandboxNow } from '../../sandbox/sandbox-clock.ts';
import type { InvoiceOwner, InvoicePayment, MarkPaidResult, SourceSummary } from '../client/invoicing.ts';

/** A payment as the books keep it. */
export interface KeptPayment {
  readonly source: InvoiceSource;
  readonly invoice: string;
  readonly transactionId: string;
  readonly day: string;
}

/** An invoice of an appointment that was made while the sandbox runs. */
export interface KeptVisit {
  readonly identityCode: string;
  readonly appointmentId: number;
  readonly number: string;
  readonly day: string;
}

/** What the sources of invoices have of the demo people, and what was paid since. */
export interface Books {
  /** Null: nobody of this identity code is known. */
  invoicesOf(source: InvoiceSource, identityCode: string): readonly SourceSummary[] | null;
  /** Whose invoice has this number and this sum; null: there is none such. */
  ownerOf(source: InvoiceSource, invoiceNumber: string, sumCents: number): InvoiceOwner | null;
  pay(source: InvoiceSource, identityCode: string, key: string, payment: InvoicePayment): MarkPaidResult;
}

const PAYEE = { payeeName: 'Kaari Terveys', iban: 'FI2112345600000785' };

/** Books in which visits are invoiced, too. */
export interface OpenBooks extends Books {
  /** Makes the invoice of an appointment, with what the person was asked to approve; null: nobody of this identity code is known. */
  invoiceVisit(identityCode: string, appointmentId: number): string | null;
}

/** Numbers of invoices of visits go on from this one. */
const FIRST_NUMBER = 2026200001;

export function openBooks(
  people: readonly DemoPerson[],
  journal: Journal<KeptPayment>,
  visitJournal: Journal<KeptVisit>,
): OpenBooks {
  const visits = [...visitJournal.restored];
  const payments = [...journal.restored];
  const paymentOf = (source: InvoiceSource, invoice: string) =>
    payments.find((payment) => payment.source === source && payment.invoice === invoice);
  const invoicesOf = (source: InvoiceSource, identityCode: string) => {
    const person = people.find((each) => each.identityCode === identityCode);
    if (!person?.patient) return null;
    const ofVisits = visits
      .filter((visit) => visit.identityCode === identityCode)
      .map((visit) => visitInvoice(visit, person));
    return [...(DEMO_INVOICES[person.key] ?? []), ...ofVisits]
      .filter((invoice) => invoice.source === source)
      .map((invoice) => summaryOf(invoice, person, paymentOf(source, invoice.number)));
  };
  return {
    invoicesOf,
    ownerOf(source, invoiceNumber, sumCents) {
      for (const { identityCode } of people) {
        const found = invoicesOf(source, identityCode)?.find(
          (invoice) => invoice.invoiceNumber === invoiceNumber && invoice.sumCents === sumCents,
        );
        if (found) return { identityCode, key: found.key };
      }
      return null;
    },
    invoiceVisit(identityCode, appointmentId) {
      if (!people.some((person) => person.patient && person.identityCode === identityCode)) return null;
      const number = String(FIRST_NUMBER + visits.length);
      const visit = { identityCode, appointmentId, number, day: helsinkiDay(sandboxNow()) };
      visits.push(visit);
      visitJournal.keep(visit);
      return number;
    },
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

/** A visit to a general practitioner, and the additional charge that the person was asked to approve. */
function visitInvoice({ appointmentId, number, day }: KeptVisit, { key }: DemoPerson): DemoInvoice {
  const daysAgo = (Date.parse(helsinkiDay(sandboxNow())) - Date.parse(day)) / 86_400_000;
  return {
    ...{ source: 'CustomerInvoice', number, status: 'open', appointmentId },
    createdDaysAgo: daysAgo,
    dueInDays: 14 - daysAgo,
    ...(daysAgo <= 4 && { onlineForDays: 4 - daysAgo }),
    rows: [
      ...VISIT_ROWS,
      ...(DEMO_CHARGES[key]?.rows ?? []).map(({ name, cents, vatPercentage }) => ({
        ...{ description: name.fi, count: 1, unitPriceCents: cents, vatPercentage },
      })),
    ],
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
    appointmentId: invoice.appointmentId ?? null,
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
