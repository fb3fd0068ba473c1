import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { PaymentsApi } from '../contract.ts';
import type { ProviderForm } from '../contract-shared.ts';

type Show = PaymentsApi['GET /api/payments/{payment}'];

/** `GET /api/payments/{payment}` */
export const showPayment: Handler<Show> = async (
  { tx, patientId, vault },
  { params: { payment: stamp } },
) => {
  const payment = await tx
    .selectFrom('payments')
    .select(['status', 'failure', 'cents', 'form'])
    .where('patient_id', '=', patientId)
    .where('stamp', '=', stamp)
    .executeTakeFirst();
  if (!payment) return problem('notFound');
  const { status, failure, cents, form } = payment;
  const invoices = await tx
    .selectFrom('payment_invoices')
    .select(['invoice_id', 'invoice_number', 'cents'])
    .where('patient_id', '=', patientId)
    .where('stamp', '=', stamp)
    .orderBy('invoice_id')
    .execute();
  return ok({
    status,
    failure,
    sumCents: cents,
    invoices: invoices.map(({ invoice_id: id, invoice_number: invoiceNumber, cents: sumCents }) => ({
      ...{ id, invoiceNumber, sumCents },
      isPaid: status === 'ok',
    })),
    form: form === null ? null : (JSON.parse(vault.open('payments.form', form)) as ProviderForm),
  });
};
