import { sql } from 'kysely';
import type { Language, Localised } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { ToldPrice } from '../appointment.ts';
import type { VisitPrice } from './visit-price.ts';

/** A part of a price, as it is kept; a name that is null: what Kela pays. */
export interface ToldItem {
  readonly name: Localised | null;
  readonly cents: number;
}

/** The price of a time that a patient takes. */
export interface PriceToTell extends Pick<VisitPrice, 'totalCents' | 'isFixed'> {
  readonly slotId: number;
  /** What it consists of; null: the caller may not know. */
  readonly items: readonly ToldItem[] | null;
}

/** Keeps with an appointment what its patient is told that it costs, in the transaction that books or moves it (PRICE-05). */
export async function keepToldPrice(
  { tx, now, patientId }: RecordCall,
  appointmentId: number,
  { slotId, totalCents, isFixed, items }: PriceToTell,
): Promise<void> {
  const told = {
    cents: totalCents,
    is_fixed: isFixed,
    items: items && JSON.stringify(items),
    told_at: now,
  };
  await tx
    .insertInto('told_prices')
    .values({ patient_id: patientId, appointment_id: appointmentId, slot_id: slotId, ...told })
    // An appointment that moves back to a time is told the price of that time again.
    .onConflict((conflict) => conflict.columns(['patient_id', 'appointment_id', 'slot_id']).doUpdateSet(told))
    .execute();
}

/** The parts of a price, with the name that the price list has for it. */
export function itemsOf(price: VisitPrice, rateName: Localised): readonly ToldItem[] {
  return [
    { name: rateName, cents: price.priceCents },
    ...price.fees,
    ...(price.compensationCents > 0 ? [{ name: null, cents: -price.compensationCents }] : []),
  ];
}

/** What `toldPriceColumn` selects. */
export interface ToldPriceRow {
  readonly cents: number;
  readonly is_fixed: boolean;
  readonly items: readonly ToldItem[] | null;
}

/**
 * What was told of an appointment's price as one column of a query over appointments; null where nothing was told of its time.
 *
 * @param appointments what the query calls the table of appointments
 */
export function toldPriceColumn(appointments: string) {
  return sql<ToldPriceRow | null>`(
    select to_jsonb(told) from told_prices as told
    where told.patient_id = ${sql.ref(`${appointments}.patient_id`)}
      and told.appointment_id = ${sql.ref(`${appointments}.id`)} and told.slot_id = ${sql.ref(`${appointments}.slot_id`)}
  )`;
}

/** The column as its patient gets it; what it consists of only where the reader may know (PRICE-01). */
export function toldPriceView(
  row: ToldPriceRow | null,
  { lang, isItemised }: { readonly lang: Language; readonly isItemised: boolean },
): ToldPrice | null {
  if (!row) return null;
  const items = (isItemised && row.items) || [];
  return {
    cents: row.cents,
    isFixed: row.is_fixed,
    items: items.map(({ name, cents }) => ({ name: name?.[lang] ?? null, cents })),
  };
}
