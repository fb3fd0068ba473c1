import { sql } from 'kysely';
import type {
  AvailableAppointment,
  LocationType,
} from '#areas/appointments/shared/appointments/appointment.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { Context } from '#platform/context.ts';
import { rateOf, type ShownPricing } from './visit-price.ts';

/** What slots and appointments have in common, as `sharedColumns` selects it. */
export interface SharedRow {
  readonly id: number;
  readonly kind_id: number;
  readonly kind_code: string;
  readonly kind: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly is_specific_time: boolean;
  readonly is_covid_test: boolean;
  readonly location_type: LocationType;
  readonly clinic_id: string;
  readonly clinic_name: string;
  readonly clinic_slug: string | null;
  readonly street_address: string | null;
  readonly postal_code: string | null;
  readonly post_office: string | null;
  readonly arrival_note: string | null;
  readonly is_remote: boolean;
  readonly practitioner_id: number;
  readonly is_resource: boolean;
  readonly practitioner_name: string;
  readonly practitioner_slug: string | null;
  readonly practitioner_title: string;
  readonly picture_url: string | null;
  readonly specialties: { readonly code: string; readonly name: string }[];
  readonly price_cents: number | null;
  readonly rate_code: string;
  readonly rate_name: string;
}

/** Columns of a `SharedRow`; the table of times is called `base`. */
export function sharedColumns(lang: Language) {
  return sql`
    base.id, base.kind_id, kinds.code as kind_code, kinds.name ->> ${lang} as kind, base.starts_at, base.ends_at,
    kinds.location_type, kinds.is_specific_time, kinds.is_covid_test,
    base.clinic_id, clinics.name ->> ${lang} as clinic_name, clinics.slug as clinic_slug,
    coalesce(clinics.street ->> ${lang}, clinics.street_address) as street_address, clinics.postal_code,
    clinics.post_office ->> ${lang} as post_office, clinics.arrival_note ->> ${lang} as arrival_note,
    clinics.is_remote, base.practitioner_id, people.is_resource,
    people.first_name || ' ' || people.last_name as practitioner_name, people.slug as practitioner_slug,
    people.title ->> ${lang} as practitioner_title, people.picture_url, base.price_cents,
    coalesce(rates.code, kinds.code) as rate_code, coalesce(rates.name, kinds.name) ->> ${lang} as rate_name,
    (
      select coalesce(json_agg(json_build_object('code', code, 'name', name ->> ${lang}) order by position), '[]')
      from practitioner_specialties join specialties on code = specialty_code
      where practitioner_specialties.practitioner_id = base.practitioner_id
    ) as specialties`;
}

/** Joins that `sharedColumns` needs besides the table of times. */
export const sharedJoins = sql`
  join appointment_kinds as kinds on kinds.id = base.kind_id
  join clinics on clinics.id = base.clinic_id
  join practitioners as people on people.id = base.practitioner_id
  left join rates on rates.code = base.rate_code`;

/** The same without the names of pages, where another brand's portal has them. */
export function withPagesOf<Row extends SharedRow & { readonly brand: BrandId }>(
  row: Row,
  { brand }: Pick<Context, 'brand'>,
): Row {
  return row.brand === brand.id ? row : { ...row, clinic_slug: null, practitioner_slug: null };
}

/** What every appointment shows, free or reserved. */
export type SharedView = Omit<AvailableAppointment, 'isReserved' | 'requiresAuthToReserve'>;

/**
 * A row as sent to the browser.
 *
 * @param pricing null where no estimate is shown (BOOK-21): somebody else pays, or it is booked
 */
export function sharedView(row: SharedRow, pricing: ShownPricing | null): SharedView {
  const { street_address: streetAddress, postal_code: postalCode, post_office: postOffice } = row;
  return {
    id: row.id,
    kindId: row.kind_id,
    kind: row.kind,
    startDate: row.starts_at.toISOString(),
    endDate: row.ends_at.toISOString(),
    durationMinutes: Math.round((row.ends_at.getTime() - row.starts_at.getTime()) / 60_000),
    isSpecificTime: row.is_specific_time,
    isCovidTestAppointment: row.is_covid_test,
    isRemote: row.is_remote,
    locationType: row.location_type,
    clinic: {
      id: row.clinic_id,
      name: row.clinic_name,
      address: streetAddress && postalCode && postOffice ? { streetAddress, postalCode, postOffice } : null,
      cmsContent: row.arrival_note,
      ...(row.clinic_slug && { slug: row.clinic_slug }),
    },
    practitioner: {
      id: row.practitioner_id,
      isResource: row.is_resource,
      name: row.practitioner_name,
      title: row.practitioner_title,
      profilePicture: row.picture_url,
      ...(row.practitioner_slug && { slug: row.practitioner_slug }),
    },
    specialtyData: { specialties: row.specialties },
    practitionerRate: pricing && rateOf(row, pricing),
  };
}
