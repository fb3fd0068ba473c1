import { listInvoices } from '#areas/money/shared/invoices/server/invoices.ts';
import { isUnpaid } from '#areas/money/shared/invoices/unpaid.ts';
import { announce } from '#areas/person/shared/notices/server/announce.ts';
import { waysChosen } from '#areas/person/shared/notices/server/notice-choices.ts';
import type { Invoicing } from '#outside/invoicing/client/invoicing.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import type { Delivery } from '#platform/jobs/outgoing-message.ts';

/** What looking for invoices takes. */
export interface LookParts extends Delivery {
  readonly invoicing: Invoicing;
}

/**
 * Has a patient told of invoices that are to be paid, were made since they wanted to be told, and that nobody has read or told of
 * yet. A source that does not answer is asked again on the next day.
 */
export async function tellInvoices(parts: LookParts, payload: JobPayload): Promise<void> {
  const { inScope, now: clock } = parts;
  const patientId = String(payload.patientId);
  const now = clock();
  const chosen = await inScope({ patientId }, async (tx) => {
    const { account_closed_at: closedAt } = await tx
      .selectFrom('patients')
      .select('account_closed_at')
      .where('id', '=', patientId)
      .executeTakeFirstOrThrow();
    return closedAt === null ? waysChosen(tx, patientId, 'invoices') : null;
  });
  if (!chosen?.since) return;
  const { ways, since } = chosen;
  // A source that is away says so to those who open the invoices.
  const asking = { ...parts, now, report: () => {}, isReaderAway: true };
  const { invoices } = await listInvoices(asking, patientId);
  const ids = invoices
    .filter((invoice) => isUnpaid(invoice) && invoice.creationDate >= since)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await inScope({ patientId }, async (tx) => {
    const news = await tx
      .updateTable('invoice_numbers')
      .set({ is_news: false })
      .where('patient_id', '=', patientId)
      .where('is_news', '=', true)
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    if (news.length > 0) await announce(tx, { readerId: patientId, event: 'invoices', ways }, now);
  });
}
