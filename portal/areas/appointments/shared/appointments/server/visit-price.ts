import type { Language } from '#contract/language/language.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { KELA65, KELA65_PRICE_CENTS } from '../../../../person/shared/rights/kela65.ts';
import type { AvailableAppointment } from '../appointment.ts';
import { estimatePrice, type PriceEstimate } from '../visit-fees.ts';
import type { FeesOn } from './read-fees.ts';

/** By what estimates are made. */
export interface Pricing {
  /** That sells the times. */
  readonly brand: string;
  readonly feesOn: FeesOn;
}

/** Estimates, and how they are shown to a caller. */
export interface ShownPricing extends Pricing {
  readonly lang: Language;
  /** The caller may know what a price consists of (PRICE-01). */
  readonly isItemised: boolean;
}

/** What of a time its price follows from. */
export interface PricedTime {
  readonly kind_code: string;
  readonly kind_id: number;
  readonly clinic_id: string;
  readonly starts_at: Date;
  readonly specialties: readonly { readonly code: string }[];
  readonly price_cents: number | null;
}

/** What a time costs. */
export interface VisitPrice extends PriceEstimate {
  /** Of the practitioner. */
  readonly priceCents: number;
  /** It is all that the visit costs, and not the least. */
  readonly isFixed: boolean;
}

/** What a time costs at least, fees and Kela's share counted (PRICE-03); null: no price is known. */
export function visitPrice(time: PricedTime, { brand, feesOn }: Pricing): VisitPrice | null {
  const priceCents = priceCentsOf(time);
  if (priceCents === null) return null;
  // The price of a Kela65 visit is all that it costs.
  const isFixed = time.kind_code === KELA65;
  const fees = isFixed ? [] : feesOn(helsinkiDay(time.starts_at));
  const { clinic_id: clinicId, kind_id: kindId } = time;
  const specialtyCodes = time.specialties.map(({ code }) => code);
  return {
    ...estimatePrice(priceCents, fees, { brand, clinicId, kindId, specialtyCodes }),
    priceCents,
    isFixed,
  };
}

/** What the price is called. */
interface RatedTime extends PricedTime {
  readonly kind: string;
  readonly rate_code: string;
  readonly rate_name: string;
}

/** A time's price as the browser gets it. */
export function rateOf(time: RatedTime, pricing: ShownPricing): AvailableAppointment['practitionerRate'] {
  const price = visitPrice(time, pricing);
  if (price === null) return null;
  const { kind, rate_code: code, rate_name: name } = time;
  const { lang, isItemised } = pricing;
  const rate = {
    ...(price.isFixed ? { code: KELA65, name: kind } : { code, name }),
    rateEuros: price.priceCents / 100,
    totalEuros: price.totalCents / 100,
  };
  if (!isItemised || price.isFixed) return { ...rate, additionalFees: [] };
  return {
    ...rate,
    additionalFees: price.fees.map((fee) => ({ name: fee.name[lang], rateEuros: fee.cents / 100 })),
    compensationEuros: price.compensationCents / 100,
  };
}

/** A practitioner's price in cents; of a Kela65 visit its one price, whatever the register says (BOOK-13). */
export function priceCentsOf({
  kind_code,
  price_cents,
}: Pick<PricedTime, 'kind_code' | 'price_cents'>): number | null {
  return kind_code === KELA65 ? KELA65_PRICE_CENTS : price_cents;
}
