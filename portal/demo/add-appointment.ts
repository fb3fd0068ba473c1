import { type Kysely, sql } from 'kysely';
import { withdrawTimes } from '#areas/appointments/shared/appointments/server/free-times.ts';
import { readFees } from '#areas/appointments/shared/appointments/server/read-fees.ts';
import { visitPrice } from '#areas/appointments/shared/appointments/server/visit-price.ts';
import { KELA65 } from '#areas/person/shared/rights/kela65.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Localised } from '#contract/language/language.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { DEMO_CLINICS } from './clinics.ts';
import { DEMO_KINDS, rateOf } from './kinds.ts';

const DAY_MS = 86_400_000;

export interface DemoAppointment {
  readonly patientId: string;
  readonly practitionerId: number;
  readonly clinicId: string;
  /** Code of the kind of appointment. */
  readonly kind: string;
  readonly startsAt: Date;
  readonly priceCents: number;
  readonly room: string | null;
  /** The clinic's instructions, in the patient's language. */
  readonly notes: string | null;
  readonly cancelledBy?: 'patient' | 'clinic';
}

/**
 * Adds an appointment with its own slot, and takes overlapping times off sale.
 *
 * @returns false if the practitioner is with another patient then
 */
export async function addAppointment(
  owner: Kysely<Tables>,
  vault: Vault,
  given: DemoAppointment,
): Promise<boolean> {
  const kindIndex = DEMO_KINDS.findIndex(({ code }) => code === given.kind);
  const kind = DEMO_KINDS[kindIndex];
  if (!kind) throw new Error(`No kind ${given.kind}`);
  const { practitionerId, startsAt } = given;
  const endsAt = new Date(startsAt.getTime() + kind.minutes * 60_000);
  const shared = {
    practitioner_id: practitionerId,
    clinic_id: given.clinicId,
    kind_id: kindIndex + 1,
    starts_at: startsAt,
    ends_at: endsAt,
    price_cents: given.priceCents,
    room: given.room,
    rate_code: rateOf(kind),
  };
  const slot = await owner
    .insertInto('slots')
    .values(shared)
    .onConflict((conflict) =>
      conflict.columns(['practitioner_id', 'starts_at']).doUpdateSet({ room: sql`excluded.room` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await owner
    .insertInto('appointments')
    .values({
      ...shared,
      patient_id: given.patientId,
      slot_id: slot.id,
      brand: brandAt(given.clinicId),
      ...(given.kind === KELA65 && { health_care_type: 'kela65' }),
      notes: given.notes === null ? null : vault.seal('appointments.notes', given.notes),
      cancelled_at: given.cancelledBy ? new Date(startsAt.getTime() - 3 * DAY_MS) : null,
      cancelled_by: given.cancelledBy ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  await withdrawTimes(owner, practitionerId, startsAt, endsAt);
  if (added) await tellPrice(owner, { ...given, appointmentId: added.id, slotId: slot.id });
  return added !== undefined;
}

/** What its patient was told when they booked it. */
async function tellPrice(
  owner: Kysely<Tables>,
  given: DemoAppointment & { readonly appointmentId: number; readonly slotId: number },
): Promise<void> {
  const day = helsinkiDay(given.startsAt);
  const specialties = await owner
    .selectFrom('practitioner_specialties')
    .select('specialty_code as code')
    .where('practitioner_id', '=', given.practitionerId)
    .execute();
  const time = {
    kind_code: given.kind,
    kind_id: DEMO_KINDS.findIndex(({ code }) => code === given.kind) + 1,
    clinic_id: given.clinicId,
    starts_at: given.startsAt,
    specialties,
    price_cents: given.priceCents,
  };
  const pricing = { brand: brandAt(given.clinicId), feesOn: await readFees(owner, [day]) };
  const price = visitPrice(time, pricing);
  if (!price) return;
  await owner
    .insertInto('told_prices')
    .values({
      patient_id: given.patientId,
      appointment_id: given.appointmentId,
      slot_id: given.slotId,
      cents: price.totalCents,
      is_fixed: price.isFixed,
      items: null,
      told_at: new Date(given.startsAt.getTime() - 14 * DAY_MS),
    })
    .execute();
}

/** The brand that an appointment at a clinic is booked with; at one of several brands, the first. */
function brandAt(clinicId: string): BrandId {
  const [brand] = DEMO_CLINICS.find(({ id }) => id === clinicId)?.brands ?? [];
  if (!brand) throw new Error(`No clinic ${clinicId}`);
  return brand;
}

/** Clinics' instructions before a visit. */
export const DEMO_NOTES: Readonly<Record<'fasting' | 'medicines' | 'exercise', Localised>> = {
  fasting: {
    fi: 'Sinulta otetaan verinäyte. Ole syömättä 10–12 tuntia ennen sitä. Lasillisen vettä saat juoda. Jos sinulla on diabetes tai et tiedä, otatko aamun lääkkeet, kysy meiltä etukäteen.',
    sv: 'Vi tar ett blodprov. Ät ingenting 10–12 timmar före det. Du får dricka ett glas vatten. Fråga oss på förhand om du har diabetes eller inte vet om du ska ta dina läkemedel på morgonen.',
    en: 'We will take a blood sample. Do not eat for 10–12 hours before it. You may drink a glass of water. If you have diabetes, or are not sure whether to take your morning medicines, ask us beforehand.',
  },
  medicines: {
    fi: 'Ota mukaan ajantasainen lääkelista ja kotona mitatut verenpaineet viikon ajalta.',
    sv: 'Ta med en aktuell läkemedelslista och en veckas blodtrycksvärden som du mätt hemma.',
    en: 'Bring an up-to-date list of your medicines and your home blood pressure readings from one week.',
  },
  exercise: {
    fi: 'Pukeudu joustaviin vaatteisiin. Käymme läpi harjoitteet ja etenemme kivun mukaan.',
    sv: 'Ta på dig bekväma kläder. Vi går igenom övningarna och anpassar dem efter smärtan.',
    en: 'Wear comfortable clothes. We will go through the exercises and adjust them to your pain.',
  },
};
