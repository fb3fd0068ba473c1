import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';

/** A payment that somebody has to look at. */
export interface Trouble {
  readonly stamp: string;
  readonly brand: string;
  readonly status: string;
  readonly cents: number;
  readonly invoiceId: number;
  readonly invoiceNumber: string;
  readonly createdAt: Date;
  /**
   * `notTold`: paid, and the invoice's system has not heard of it; `result`: it has refused the payment; `open`: the provider has not told
   * its end for a day; `refund`: it has not answered a refund.
   */
  readonly why: 'notTold' | 'result' | 'open' | 'refund';
  /** What the invoice's system has said. */
  readonly result: string | null;
}

/** Payments that do not end by themselves, the oldest first. */
export async function listTroubles(db: Kysely<Tables>, now: Date): Promise<readonly Trouble[]> {
  const { rows } = await sql<Trouble>`
    select stamp, brand, status, invoices.cents, invoice_id as "invoiceId", invoice_number as "invoiceNumber",
      created_at as "createdAt", result,
      case
        when exists (select from payment_refunds refunds
          where refunds.stamp = invoices.stamp and refunds.invoice_id = invoices.invoice_id and made_at is null) then 'refund'
        when status = 'ok' and result is null then 'notTold'
        when status = 'ok' then 'result'
        else 'open' end as why
    from payments join payment_invoices invoices using (patient_id, stamp)
    where status = 'ok' and result is null and paid_at < ${now}::timestamptz - interval '1 hour'
      or status = 'ok' and result <> 'ok' and not exists (select from payment_refunds refunds
        where refunds.stamp = invoices.stamp and refunds.invoice_id = invoices.invoice_id and made_at is not null)
      or status in ('pending', 'delayed') and created_at < ${now}::timestamptz - interval '1 day'
      or exists (select from payment_refunds refunds
        where refunds.stamp = invoices.stamp and refunds.invoice_id = invoices.invoice_id and made_at is null)
    order by created_at`.execute(db);
  return rows;
}
