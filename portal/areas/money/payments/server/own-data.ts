import { z } from 'zod';
import { ownData } from '../../../server-feature.ts';

/** The patient's payments, as their downloaded data has them. */
export const ownPayments = ownData({
  shape: {
    payments: z.array(
      z.object({
        id: z.string(),
        begunAt: z.iso.datetime(),
        paidAt: z.iso.datetime().nullable(),
        status: z.string(),
        provider: z.string().nullable(),
        cents: z.number(),
        invoices: z.array(z.object({ invoiceNumber: z.string(), cents: z.number() })),
        heard: z.array(z.object({ status: z.string(), at: z.iso.datetime() })),
        refunds: z.array(
          z.object({
            cents: z.number(),
            madeAt: z.iso.datetime().nullable(),
            refusedAt: z.iso.datetime().nullable(),
          }),
        ),
      }),
    ),
  },
  async read({ tx, patientId }) {
    const of = <Row extends { readonly stamp: string }>(rows: readonly Row[], stamp: string) =>
      rows.filter((row) => row.stamp === stamp);
    const payments = await tx
      .selectFrom('payments')
      .select(['stamp', 'created_at', 'paid_at', 'status', 'provider', 'cents'])
      .where('patient_id', '=', patientId)
      .orderBy('created_at')
      .execute();
    const invoices = await tx
      .selectFrom('payment_invoices')
      .selectAll()
      .where('patient_id', '=', patientId)
      .execute();
    const events = await tx
      .selectFrom('payment_events')
      .selectAll()
      .where('patient_id', '=', patientId)
      .orderBy('at')
      .execute();
    const refunds = await tx
      .selectFrom('payment_refunds')
      .selectAll()
      .where('patient_id', '=', patientId)
      .execute();
    return {
      payments: payments.map(({ stamp, created_at: begunAt, paid_at: paidAt, status, provider, cents }) => ({
        id: stamp,
        begunAt: begunAt.toISOString(),
        paidAt: paidAt?.toISOString() ?? null,
        ...{ status, provider, cents },
        invoices: of(invoices, stamp).map(({ invoice_number, cents: each }) => ({
          invoiceNumber: invoice_number,
          cents: each,
        })),
        heard: of(events, stamp).map((event) => ({ status: event.status, at: event.at.toISOString() })),
        refunds: of(refunds, stamp).map(({ cents: each, made_at: madeAt, refused_at: refusedAt }) => ({
          cents: each,
          madeAt: madeAt?.toISOString() ?? null,
          refusedAt: refusedAt?.toISOString() ?? null,
        })),
      })),
    };
  },
  tables: {
    payments: 'payments',
    payment_invoices: 'payments',
    payment_events: 'payments',
    payment_refunds: 'payments',
  },
});
