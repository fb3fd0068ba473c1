import { sql } from 'kysely';
import type { AvailableAppointment } from '#areas/appointments/shared/appointments/appointment.ts';
import {
  type SharedRow,
  sharedColumns,
  sharedJoins,
  sharedView,
} from '#areas/appointments/shared/appointments/server/appointment-view.ts';
import { withdrawTimes } from '#areas/appointments/shared/appointments/server/free-times.ts';
import type { ShownPricing } from '#areas/appointments/shared/appointments/server/visit-price.ts';
import { isKela65Day, KELA65 } from '#areas/person/shared/rights/kela65.ts';
import type { Language, Localised } from '#contract/language/language.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import type { Context, Scoped } from '#platform/context.ts';
import type { ReservationTerms } from '../../rules-reservation.ts';
import { hasKela65 } from './kela65-brand.ts';

/** Times that begin sooner than this many minutes from now are no longer offered or sold. */
const MINIMUM_LEAD_MINUTES = 10;

/** A slot as it is sold. */
export interface SlotRow extends SharedRow {
  readonly requires_authentication: boolean;
  readonly room: string | null;
  /** What it is for; null: whatever the practitioner practises. */
  readonly for_specialty: string | null;
  /** Whom it is for; null: everybody. */
  readonly customers: readonly HealthCareType[] | null;
  /** The slot's own; `rate_code` is the kind's where it has none. */
  readonly slot_rate: string | null;
  /** `rate_name` in every language. */
  readonly rate_names: Localised;
  readonly brands: readonly string[];
}

/** A slot, in the language of the page. */
export interface LocalisedSlot {
  readonly slot: SlotRow;
  readonly lang: Language;
}

/** The earliest start that can still be booked. */
export function earliestStart(now: Date): Date {
  return new Date(now.getTime() + MINIMUM_LEAD_MINUTES * 60_000);
}

/** One slot, sold or not; undefined if there is none. */
export async function findSlot(tx: Scoped, id: number, lang: Language): Promise<SlotRow | undefined> {
  const [row] = await readSlots(tx, sql``, sql`where base.id = ${id}`, lang);
  return row;
}

/** Whether this brand sells a slot and it is not too near, sold or not. */
export function isOffered(slot: SlotRow, { brand, now }: Pick<Context, 'brand' | 'now'>): boolean {
  return (
    slot.brands.includes(brand.id) &&
    slot.starts_at >= earliestStart(now) &&
    (!isKela65(slot) || (hasKela65(brand) && isKela65Day(helsinkiDay(slot.starts_at))))
  );
}

/** Whether a slot is sold to people of a certain age only. */
export function isKela65({ kind_code: kind }: SlotRow): boolean {
  return kind === KELA65;
}

/** Whether only identified people may book a slot; for a Kela65 visit nobody else's age is known. */
export function asksToIdentify(slot: SlotRow): boolean {
  return slot.requires_authentication || isKela65(slot);
}

/** Whether a slot is on sale at this moment. */
export async function isFree(tx: Scoped, slot: SlotRow): Promise<boolean> {
  const free = await tx
    .selectFrom('free_times')
    .select('slot_id')
    .where('practitioner_id', '=', slot.practitioner_id)
    .where('slot_id', '=', slot.id)
    .limit(1)
    .executeTakeFirst();
  return free !== undefined;
}

/** Takes a slot that has been sold off sale, and all that overlap it: the practitioner's, and those in the same room. */
export function takeOffSale(tx: Scoped, slot: SlotRow): Promise<void> {
  const { practitioner_id: practitionerId, starts_at: startsAt, ends_at: endsAt } = slot;
  return withdrawTimes(tx, practitionerId, startsAt, endsAt, { clinicId: slot.clinic_id, room: slot.room });
}

/** A slot as a time that can be booked, on some terms. */
export function availableView(
  row: SlotRow,
  { needsLogin, pricing }: Pick<ReservationTerms, 'needsLogin'> & { readonly pricing: ShownPricing | null },
): AvailableAppointment {
  return { ...sharedView(row, pricing), isReserved: false, requiresAuthToReserve: needsLogin };
}

type Fragment = ReturnType<typeof sql>;

/** Slots, sold or not; the table is called `base`. */
export async function readSlots(
  tx: Scoped,
  join: Fragment,
  rest: Fragment,
  lang: Language,
): Promise<SlotRow[]> {
  const { rows } = await sql<SlotRow>`
    select ${sharedColumns(lang)}, base.requires_authentication, base.room, base.for_specialty,
      base.customers, base.rate_code as slot_rate, coalesce(rates.name, kinds.name) as rate_names, clinics.brands
    from slots as base ${join} ${sharedJoins} ${rest}`.execute(tx);
  return rows;
}
