import type { Scoped } from '#platform/context.ts';

/** The invoices (`invoices`) that a patient's payments are for, each beside its payment. */
export function paymentsOfInvoices(tx: Scoped, patientId: string) {
  return tx
    .selectFrom('payment_invoices as invoices')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.patient_id', '=', 'invoices.patient_id')
        .onRef('payments.stamp', '=', 'invoices.stamp'),
    )
    .where('invoices.patient_id', '=', patientId);
}
