import type { InvoiceRow } from '#areas/money/shared/invoices/invoice.ts';

/** What an invoice has of one rate of VAT, in cents. */
export interface VatShare {
  readonly vatPercentage: number;
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
}

/** The sums of each rate, the lowest rate first. The tax of a rate is rounded once, from the rate's whole sum. */
export function vatShares(
  rows: readonly Pick<InvoiceRow, 'count' | 'unitPriceCents' | 'vatPercentage'>[],
): readonly VatShare[] {
  const rates = [...new Set(rows.map(({ vatPercentage }) => vatPercentage))].sort(
    (one, other) => one - other,
  );
  return rates.map((vatPercentage) => {
    const grossCents = rows
      .filter((row) => row.vatPercentage === vatPercentage)
      .reduce((sum, { count, unitPriceCents }) => sum + count * unitPriceCents, 0);
    const vatCents = taxIn(grossCents, vatPercentage);
    return { vatPercentage, netCents: grossCents - vatCents, vatCents, grossCents };
  });
}

/** In tenths of a percent, so that everything stays a whole number: 25.5 is 255. */
function taxIn(grossCents: number, vatPercentage: number): number {
  const rate = Math.round(vatPercentage * 10);
  const whole = 1000 + rate;
  const half = Math.floor((2 * Math.abs(grossCents) * rate + whole) / (2 * whole));
  return grossCents < 0 ? -half : half;
}
