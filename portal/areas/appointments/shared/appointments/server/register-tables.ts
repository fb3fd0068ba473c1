import type { Generated, GeneratedAlways } from 'kysely';
import type { LocationType } from '#areas/appointments/shared/appointments/appointment.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language, Localised } from '#contract/language/language.ts';
import type { Id } from '#platform/tables.ts';

/** What the clinic's register tells: where, by whom and in which ways one is cared for. */
declare module '#platform/tables.ts' {
  interface Tables {
    municipalities: { id: string; name: Localised };
    clinics: {
      id: string;
      brands: BrandId[];
      municipality_id: string | null;
      name: Localised;
      street_address: string | null;
      /** Street and number in each language; null: `street_address` in all of them. */
      street: Localised | null;
      postal_code: string | null;
      post_office: Localised | null;
      latitude: number | null;
      longitude: number | null;
      arrival_note: Localised | null;
      /** How to get there, where to park, how to get in: what its page tells; null: nothing. */
      directions: Localised | null;
      parking: Localised | null;
      accessibility: Localised | null;
      /** Its name in the address of its page, within its brand; null for a remote clinic, which has none. */
      slug: GeneratedAlways<string | null>;
      is_remote: GeneratedAlways<boolean>;
      self_check_in: Generated<'portal' | 'reception' | 'none'>;
    };
    specialties: {
      code: string;
      name: Localised;
      includes_remote: Generated<boolean>;
      allows_web_reservation: Generated<boolean>;
      brands: BrandId[];
    };
    practitioners: {
      id: Id;
      first_name: string;
      last_name: string;
      title: Localised;
      presentation: Localised | null;
      spoken_languages: Language[];
      picture_url: string | null;
      is_resource: Generated<boolean>;
      /** The name in the address of their page; null for a room or a device. */
      slug: GeneratedAlways<string | null>;
    };
    clinic_hours: { clinic_id: string; weekday: number; from_time: string; to_time: string };
    clinic_exceptions: {
      clinic_id: string;
      /** `YYYY-MM-DD` in Helsinki. */
      day: string;
      /** Null, like `to_time`: closed. */
      from_time: string | null;
      to_time: string | null;
      reason: Localised | null;
    };
    practitioner_specialties: { practitioner_id: number; specialty_code: string; position: number };
    appointment_kinds: {
      id: Id;
      code: string;
      name: Localised;
      location_type: LocationType;
      is_specific_time: Generated<boolean>;
      is_covid_test: Generated<boolean>;
    };
    rates: { code: string; name: Localised };
    visit_fees: {
      id: GeneratedAlways<number>;
      code: string;
      name: Localised;
      purpose: 'fee' | 'compensation';
      cents: number;
      /** The visits that it is for; null: all. */
      brand: BrandId | null;
      clinic_id: string | null;
      kind_id: number | null;
      specialty_code: string | null;
      /** `YYYY-MM-DD` in Helsinki, both included. */
      valid_from: string;
      valid_to: string | null;
    };
  }
}
