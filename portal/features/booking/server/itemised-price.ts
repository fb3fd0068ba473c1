import type { Language } from '#contract/language/language.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { ShownPrice } from '#domain/appointments/server/appointment-view.ts';
import { readFees } from '#domain/appointments/server/read-fees.ts';
import type { Context, Scoped } from '#platform/context.ts';

interface Call extends Pick<Context, 'brand' | 'rights'> {
  readonly tx: Scoped;
}

/** What is charged beside the price of a time, for callers who have the right to know; null for others (PRICE-01). */
export async function itemisedPrice(
  { tx, brand, rights }: Call,
  { startsAt, lang }: { readonly startsAt: Date; readonly lang: Language },
): Promise<NonNullable<ShownPrice['itemised']> | null> {
  if (!(await rights()).includes('price-details')) return null;
  return { brand: brand.id, fees: await readFees(tx, helsinkiDay(startsAt), lang) };
}
