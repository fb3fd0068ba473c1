import { type Kysely, sql } from 'kysely';
import { readClinicFile, writeClinicFile } from '#areas/appointments/shared/clinics/server/clinic-file.ts';
import type { Tables } from '#platform/tables.ts';
import { demoClinicPages } from './clinic-pages.ts';
import { DEMO_CLINICS, DEMO_MUNICIPALITIES, type DemoClinic, postOfficeOf } from './clinics.ts';
import { DEMO_FEES } from './fees.ts';
import { arrayLiteral, insertRows } from './insert-rows.ts';
import { DEMO_KINDS, DEMO_RATES } from './kinds.ts';
import { demoPractitioners } from './practitioners.ts';
import { brandsOf, DEMO_SPECIALTIES } from './specialties.ts';

/**
 * The clinic without its times: places, specialties, kinds of appointment and practitioners. Adds what is missing, so
 * that a brand added since gets clinics, too.
 */
export async function seedClinic(owner: Kysely<Tables>): Promise<void> {
  await insertRows(
    owner,
    'municipalities',
    { id: 'text', name: 'jsonb' },
    Object.entries(DEMO_MUNICIPALITIES).map(([id, name]) => [id, JSON.stringify(name)]),
  );
  await insertRows(
    owner,
    'clinics',
    {
      id: 'text',
      brands: 'text[]',
      municipality_id: 'text',
      name: 'jsonb',
      street_address: 'text',
      street: 'jsonb',
      postal_code: 'text',
      post_office: 'jsonb',
      latitude: 'float8',
      longitude: 'float8',
      arrival_note: 'jsonb',
      self_check_in: 'text',
    },
    DEMO_CLINICS.map((clinic) => [
      clinic.id,
      arrayLiteral(clinic.brands),
      clinic.municipality,
      JSON.stringify(clinic.name),
      clinic.address?.street.fi ?? null,
      jsonOrNull(clinic.address?.street),
      clinic.address?.postalCode ?? null,
      jsonOrNull(postOfficeOf(clinic)),
      clinic.address?.at[0] ?? null,
      clinic.address?.at[1] ?? null,
      jsonOrNull(clinic.arrivalNote),
      selfCheckInOf(clinic),
    ]),
  );
  for (const { id, address } of DEMO_CLINICS) {
    if (!address) continue;
    await owner.updateTable('clinics').set({ street: address.street }).where('id', '=', id).execute();
  }
  for (const place of ['portal', 'reception', 'none'] as const) {
    const clinics = DEMO_CLINICS.filter((clinic) => selfCheckInOf(clinic) === place);
    await owner
      .updateTable('clinics')
      .set({ self_check_in: place })
      .where(
        'id',
        'in',
        clinics.map(({ id }) => id),
      )
      .execute();
  }
  await insertRows(
    owner,
    'specialties',
    {
      code: 'text',
      name: 'jsonb',
      includes_remote: 'boolean',
      allows_web_reservation: 'boolean',
      brands: 'text[]',
    },
    DEMO_SPECIALTIES.map((specialty) => [
      specialty.code,
      JSON.stringify(specialty.name),
      specialty.includesRemote ?? false,
      specialty.allowsWebReservation ?? true,
      arrayLiteral(brandsOf(specialty)),
    ]),
  );
  for (const specialty of DEMO_SPECIALTIES) {
    await owner
      .updateTable('specialties')
      .set({ brands: [...brandsOf(specialty)] })
      .where('code', '=', specialty.code)
      .execute();
  }
  await insertRows(
    owner,
    'appointment_kinds',
    {
      id: 'bigint',
      code: 'text',
      name: 'jsonb',
      location_type: 'text',
      is_specific_time: 'boolean',
      is_covid_test: 'boolean',
    },
    DEMO_KINDS.map(({ code, name, place, isSpecificTime = true, isCovidTest = false }, index) => [
      index + 1,
      code,
      JSON.stringify(name),
      place,
      isSpecificTime,
      isCovidTest,
    ]),
  );
  await insertRows(
    owner,
    'rates',
    { code: 'text', name: 'jsonb' },
    DEMO_RATES.map(({ code, name }) => [code, JSON.stringify(name)]),
  );
  await insertRows(
    owner,
    'visit_fees',
    {
      code: 'text',
      name: 'jsonb',
      purpose: 'text',
      cents: 'integer',
      brand: 'text',
      clinic_id: 'text',
      kind_id: 'bigint',
      specialty_code: 'text',
      valid_from: 'date',
      valid_to: 'date',
    },
    DEMO_FEES.map((fee) => [
      fee.code,
      JSON.stringify(fee.name),
      fee.purpose,
      fee.cents,
      fee.brand ?? null,
      fee.clinic ?? null,
      fee.kind ? DEMO_KINDS.findIndex(({ code }) => code === fee.kind) + 1 : null,
      fee.specialty ?? null,
      fee.from,
      fee.to ?? null,
    ]),
  );
  await seedPractitioners(owner);
  for (const [id, page] of demoClinicPages()) {
    const known = await readClinicFile(owner, id);
    // What an operator has changed stays.
    if (known?.directions === null) await writeClinicFile(owner, id, page);
  }
  // The explicit ids above are the first ones; later rows continue after them.
  for (const table of ['practitioners', 'appointment_kinds'] as const) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      owner,
    );
  }
}

async function seedPractitioners(owner: Kysely<Tables>): Promise<void> {
  const practitioners = demoPractitioners();
  await insertRows(
    owner,
    'practitioners',
    {
      id: 'bigint',
      first_name: 'text',
      last_name: 'text',
      title: 'jsonb',
      presentation: 'jsonb',
      spoken_languages: 'text[]',
      picture_url: 'text',
    },
    practitioners.map((each) => [
      each.id,
      each.firstName,
      each.lastName,
      JSON.stringify(each.title),
      jsonOrNull(each.presentation),
      arrayLiteral(each.languages),
      each.picture,
    ]),
  );
  await insertRows(
    owner,
    'practitioner_specialties',
    { practitioner_id: 'bigint', specialty_code: 'text', position: 'smallint' },
    practitioners.flatMap((each) => each.specialties.map(({ code }, index) => [each.id, code, index])),
  );
}

function selfCheckInOf({ address, hasReceptionOnly }: DemoClinic): 'portal' | 'reception' | 'none' {
  if (!address) return 'none';
  return hasReceptionOnly ? 'reception' : 'portal';
}

function jsonOrNull(value: object | null | undefined): string | null {
  return value ? JSON.stringify(value) : null;
}
