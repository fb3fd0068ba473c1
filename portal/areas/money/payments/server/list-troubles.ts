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
   * its end for a day; `refund`: it has not answered a refund; `refundOpen`: it has taken a refund on and not told its end for a week.
   */
  readonly why: 'notTold' | 'result' | 'open' | 'refund' | 'refundOpen';
  /** What the invoice's system has said. */
  readonly result: string | null;
}

/** Payments that do not end by themselves, the oldest first. */
export async function listTroubles(db: Kysely<Tables>, now: Date): Promise<readonly Trouble[]> {
  const { rows } = await sql<Trouble>`
    with refunds as (
      select stamp, invoice_id,
        bool_or(made_at is not null) as is_made,
        bool_or(made_at is null and refused_at is null and transaction_id is null) as is_unanswered,
        bool_or(made_at is null and refused_at is null and asked_at < ${now}::timestamptz - interval '7 days') as is_open
      from payment_refunds group by stamp, invoice_id
    )
    select invoices.stamp, brand, status, invoices.cents, invoices.invoice_id as "invoiceId", invoice_number as "invoiceNumber",
      created_at as "createdAt", result,
      case
        when is_unanswered then 'refund'
        when is_open then 'refundOpen'
        when status = 'ok' and result is null then 'notTold'
        when status = 'ok' then 'result'
        else 'open' end as why
    from payments join payment_invoices invoices using (patient_id, stamp)
      left join refunds on refunds.stamp = invoices.stamp and refunds.invoice_id = invoices.invoice_id
    where status = 'ok' and result is null and paid_at < ${now}::timestamptz - interval '1 hour'
      or status = 'ok' and result <> 'ok' and is_made is not true
      or status in ('pending', 'delayed') and created_at < ${now}::timestamptz - interval '1 day'
      or is_unanswered or is_open
    order by created_at`.execute(db);
  return rows;
}
