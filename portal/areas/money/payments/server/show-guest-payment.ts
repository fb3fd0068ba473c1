import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { PaymentsApi } from '../contract.ts';
import type { ProviderForm } from '../contract-shared.ts';
import { patientOf } from './patient-of.ts';
import { paymentsOfInvoices } from './payments-of-invoices.ts';

type Show = PaymentsApi['GET /api/anon/payments/{payment}'];

/** `GET /api/anon/payments/{payment}`: to whom its name was given, of payments that were begun without a login alone. */
export const showGuestPayment: Steps<Show, { patientId: string }> = {
  async before(context, { params: { payment } }) {
    const patientId = await context.inScope({}, (tx) => patientOf(tx, payment));
    return patientId === null ? problem('notFound') : { patientId };
  },
  async answer({ tx, vault, patientId }, { params: { payment: stamp } }) {
    const payment = await paymentsOfInvoices(tx, patientId)
      .select(['status', 'failure', 'payments.cents', 'form', 'invoice_number'])
      .where('payments.stamp', '=', stamp)
      .where('is_guest', '=', true)
      .executeTakeFirst();
    if (!payment) return problem('notFound');
    const { status, failure, cents: sumCents, form, invoice_number: invoiceNumber } = payment;
    return ok({
      ...{ status, failure, sumCents, invoiceNumber },
      form: form === null ? null : (JSON.parse(vault.open('payments.form', form)) as ProviderForm),
    });
  },
};
