import type { AvailableAppointment, ToldPrice } from '#areas/appointments/shared/appointments/appointment.ts';
import { isFixedPrice } from '#areas/person/shared/rights/kela65.ts';
import { centsOf } from '#contract/values/money.ts';

/** A time's estimate in the shape in which it will be kept once the time is booked. */
export function priceOfRate(rate: NonNullable<AvailableAppointment['practitionerRate']>): ToldPrice {
  const { name, rateEuros, totalEuros, additionalFees, compensationEuros } = rate;
  const compensation = centsOf(compensationEuros ?? 0);
  const parts = [
    { name, cents: centsOf(rateEuros) },
    ...additionalFees.map((fee) => ({ name: fee.name, cents: centsOf(fee.rateEuros) })),
    ...(compensation > 0 ? [{ name: null, cents: -compensation }] : []),
  ];
  return {
    cents: centsOf(totalEuros),
    isFixed: isFixedPrice(rate),
    items: compensationEuros === undefined ? [] : parts,
  };
}
