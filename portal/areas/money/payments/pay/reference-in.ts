import { MOST_INVOICES } from '#areas/money/shared/invoices/most-invoices.ts';
import type { PageMatch } from '#contract/routes/routes.ts';

/** The invoices that an address pays, as calls name them. */
export function referenceIn({ params, query }: PageMatch<'invoice-payment-page'>): string {
  return [...new Set([params.id, ...query.and])].slice(0, MOST_INVOICES).join(',');
}
