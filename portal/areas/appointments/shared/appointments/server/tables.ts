import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import { sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { CreatedAt, Id, Timestamp } from '#platform/tables.ts';
import type { ToldItem } from './told-price.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    slots: {
      practitioner_id: number;
      id: Id;
      clinic_id: string;
      kind_id: number;
      starts_at: Timestamp;
      ends_at: Timestamp;
      price_cents: number | null;
      requires_authentication: Generated<boolean>;
      room: string | null;
      rate_code: string | null;
      /** By which rule of working hours it was made; null: entered by itself. */
      rule_id: number | null;
      /** The specialty that it is for; null: whatever the practitioner practises. */
      for_specialty: string | null;
      /** Whom it is for; null: everybody. */
      customers: HealthCareType[] | null;
      /** Since when it is no working time any more: sold, it stays until it is cancelled. */
      withdrawn_at: Timestamp | null;
    };
    free_times: {
      practitioner_id: number;
      slot_id: number;
      /** A specialty's code, or `*` for the row that stands for any; see `codeFor`. */
      specialty_code: string;
      clinic_id: string;
      starts_at: Timestamp;
    };
    appointments: {
      practitioner_id: number;
      patient_id: string;
      id: Id;
      slot_id: number;
      clinic_id: string;
      kind_id: number;
      starts_at: Timestamp;
      ends_at: Timestamp;
      period: GeneratedAlways<string>;
      price_cents: number | null;
      room: string | null;
      health_care_type: Generated<HealthCareType>;
      brand: BrandId;
      notes: string | null;
      cancelled_at: Timestamp | null;
      cancelled_by: 'patient' | 'clinic' | null;
      booked_by: string | null;
      visitor_contact: string | null;
      booking_contact: string | null;
      calendar_sequence: Generated<number>;
      disowned_at: Timestamp | null;
      checked_in_at: Timestamp | null;
      arrival_reason: string | null;
      rate_code: string | null;
      created_at: CreatedAt;
    };
    earlier_time_waits: {
      patient_id: string;
      appointment_id: number;
      /** Whom and where it has to be; null: anybody, anywhere. */
      practitioner_id: number | null;
      clinic_id: string | null;
      since: Timestamp;
    };
    earlier_time_offers: {
      patient_id: string;
      appointment_id: number;
      practitioner_id: number;
      slot_id: number;
      offered_at: Timestamp;
      expires_at: Timestamp;
      /** Since when the time has been free; null: offered before this was kept. */
      freed_at: Timestamp | null;
      /** Null: it is still open. */
      answer: 'accepted' | 'declined' | 'expired' | 'withdrawn' | null;
    };
    told_prices: {
      patient_id: string;
      appointment_id: number;
      slot_id: number;
      cents: number;
      is_fixed: boolean;
      /** Written as JSON. */
      items: ColumnType<readonly ToldItem[] | null, string | null, string | null>;
      told_at: Timestamp;
    };
    appointment_links: {
      link_hash: Buffer;
      patient_id: string;
      practitioner_id: number;
      appointment_id: number;
      purpose: Generated<'view' | 'disown'>;
    };
  }
}

export const sealed = [
  sealedTexts('appointments', { practitioner_id: 'bigint', patient_id: 'uuid', id: 'bigint' }, [
    'notes',
    'arrival_reason',
    'visitor_contact',
    'booking_contact',
  ]),
];
