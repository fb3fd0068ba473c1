import {
  itemsOf,
  keepToldPrice,
  type PriceToTell,
} from '#areas/appointments/shared/appointments/server/told-price.ts';
import { type ShownPricing, visitPrice } from '#areas/appointments/shared/appointments/server/visit-price.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { SlotRow } from './slot.ts';

/**
 * Keeps with an appointment what its time costs, as its page has told (PRICE-05).
 *
 * @param pricing by which it was shown; null: no price was
 * @returns what was told; null: nothing
 */
export async function tellPrice(
  call: RecordCall,
  appointmentId: number,
  { slot, pricing }: { readonly slot: SlotRow; readonly pricing: ShownPricing | null },
): Promise<PriceToTell | null> {
  const price = pricing && visitPrice(slot, pricing);
  if (!price) return null;
  const { totalCents, isFixed } = price;
  const items = pricing.isItemised && !isFixed ? itemsOf(price, slot.rate_names) : null;
  const told = { slotId: slot.id, totalCents, isFixed, items };
  await keepToldPrice(call, appointmentId, told);
  return told;
}
