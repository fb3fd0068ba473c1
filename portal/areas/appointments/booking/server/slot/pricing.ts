import { readFees } from '#areas/appointments/shared/appointments/server/read-fees.ts';
import type { ShownPricing } from '#areas/appointments/shared/appointments/server/visit-price.ts';
import type { Language } from '#contract/language/language.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Context, Scoped } from '#platform/context.ts';

interface Call extends Pick<Context, 'brand'> {
  readonly tx: Scoped;
}

/** What is to be priced, and in which language it is itemised. */
interface Priced {
  /** Starts of the times. */
  readonly starts: readonly Date[];
  readonly lang: Language;
}

/** What the brand's times cost, for everybody: without what a price consists of. */
export async function pricingOf({ tx, brand }: Call, { starts, lang }: Priced): Promise<ShownPricing> {
  const days = new Set(starts.map(helsinkiDay));
  return { brand: brand.id, feesOn: await readFees(tx, [...days]), lang, isItemised: false };
}

/** The same for a caller: what a price consists of is told to those who have the right to know (PRICE-01). */
export async function callersPricing(
  call: Call & Pick<Context, 'rights'>,
  priced: Priced,
): Promise<ShownPricing> {
  const rights = await call.rights();
  return { ...(await pricingOf(call, priced)), isItemised: rights.includes('price-details') };
}
