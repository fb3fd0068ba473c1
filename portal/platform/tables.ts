import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language, Localised } from '#contract/language/language.ts';
import type { Sealed } from './sealed.ts';

/** Written as a Date or an ISO string, read as a Date. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Set by the database when the row is made. */
type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
/** `bigint` is read as a number: identities stay far below 2^53. */
type Id = Generated<number>;

export type LocationType =
  | 'meetingAppointment'
  | 'phoneAppointment'
  | 'physicalLocation'
  | 'remoteAppointment'
  | 'videoAppointment';
export type HealthCareType = 'private' | 'occupational' | 'insurance' | 'kela65';
/** What a patient consents to, or confirms having read (`patientDataConsentForm`). */
export type ConsentKind =
  | 'patientDataConsentForm'
  | 'allowsCommonRegistry'
  | 'allowsViewingOccupationalInformation'
  | 'allowsMarketingMail'
  | 'allowsTreatmentInstructionsMail'
  | 'allowsBookingSms';
/** Why a request for deletion is not carried out. */
export type RefusalReason = 'appointments-ahead' | 'unpaid-invoices' | 'care-in-progress' | 'not-requested';
export type ActorKind = 'patient' | 'guardian' | 'professional' | 'anonymous' | 'system';

/**
 * The tables as Kysely sees them; the migrations are the source. A table that one feature alone reads and writes stands in that
 * feature's `server/tables.ts`, which adds it here.
 */
export interface Tables {
  municipalities: { id: string; name: Localised };
  clinics: {
    id: string;
    brands: BrandId[];
    municipality_id: string | null;
    name: Localised;
    street_address: string | null;
    postal_code: string | null;
    post_office: Localised | null;
    latitude: number | null;
    longitude: number | null;
    arrival_note: Localised | null;
    is_remote: GeneratedAlways<boolean>;
  };
  specialties: {
    code: string;
    name: Localised;
    includes_remote: Generated<boolean>;
    allows_web_reservation: Generated<boolean>;
    brands: BrandId[];
  };
  professionals: { identity_hash: Buffer; since: CreatedAt };
  practitioners: {
    id: Id;
    first_name: string;
    last_name: string;
    title: Localised;
    presentation: Localised | null;
    spoken_languages: Language[];
    picture_url: string | null;
    is_resource: Generated<boolean>;
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
  };
  free_times: {
    practitioner_id: number;
    slot_id: number;
    /** A specialty's code, or `*` for the row that stands for any. */
    specialty_code: string;
    clinic_id: string;
    starts_at: Timestamp;
  };
  patients: {
    id: string;
    identity_code: Sealed;
    first_names: Sealed;
    last_name: Sealed;
    email: Sealed | null;
    phone: Sealed | null;
    street_address: Sealed | null;
    postal_code: Sealed | null;
    post_office: Sealed | null;
    language: Generated<Language>;
    health_care_type: Generated<HealthCareType>;
    is_creditworthy: Generated<boolean>;
    consent_status: Generated<'invalid' | 'missing' | 'ok'>;
    allows_common_registry: Generated<boolean>;
    allows_viewing_occupational_information: Generated<boolean>;
    allows_marketing_mail: Generated<boolean>;
    allows_treatment_instructions_mail: Generated<boolean>;
    allows_booking_sms: Generated<boolean>;
    consent_form_updated_at: Timestamp | null;
    account_closed_at: Timestamp | null;
    created_at: CreatedAt;
  };
  consent_history: {
    patient_id: string;
    id: GeneratedAlways<number>;
    at: Timestamp;
    consent: ConsentKind;
    is_given: boolean;
    brand: BrandId;
  };
  guardians: {
    patient_id: string;
    position: number;
    details: string;
    id: Generated<string>;
    person_hash: Buffer | null;
    written_by: Buffer | null;
  };
  deletion_requests: {
    patient_id: string;
    id: string;
    requested_at: Timestamp;
    brand: BrandId;
    handled_at: Timestamp | null;
    reviewed_at: Timestamp | null;
    decision: 'approved' | 'refused' | null;
    refusal_reason: RefusalReason | null;
    told_at: Timestamp | null;
  };
  identities: { identity_hash: Buffer; patient_id: string };
  kela_cards: {
    patient_id: string;
    front: Buffer;
    back: Buffer;
    front_preview: Buffer;
    back_preview: Buffer;
    uploaded_at: Timestamp;
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
    rate_code: string | null;
    created_at: CreatedAt;
  };
  appointment_links: {
    link_hash: Buffer;
    patient_id: string;
    practitioner_id: number;
    appointment_id: number;
    purpose: Generated<'view' | 'disown'>;
  };
  messages: {
    patient_id: string;
    id: string;
    channel: 'email' | 'sms';
    template: string;
    brand: BrandId;
    language: Language;
    recipient: string;
    content: string;
    addressed_to: Buffer | null;
    sent_at: Timestamp | null;
    created_at: CreatedAt;
  };
  access_log: {
    patient_id: string;
    id: GeneratedAlways<number>;
    at: CreatedAt;
    actor_kind: ActorKind;
    actor_id: string | null;
    action: 'read' | 'create' | 'change' | 'cancel' | 'try';
    record_kind: string;
    record_id: string | null;
    request_id: string | null;
  };
  sessions: {
    id_hash: Buffer;
    patient_id: string | null;
    person: string | null;
    person_hash: Buffer | null;
    analytics_consent: boolean | null;
    draft_seed: Buffer;
    created_at: Timestamp;
    active_at: Timestamp;
    identified_at: Timestamp | null;
    acting_for: string | null;
    guardianship_verified_at: Timestamp | null;
    guardianship_ended: Generated<boolean>;
    used_from: string | null;
    child_is_protected: Generated<boolean>;
    other_guardians: Generated<Buffer[]>;
  };
  sms_logins: { patient_id: string; phone: string | null };
  sms_codes: {
    patient_id: string;
    opens: Buffer;
    id: string;
    phone: string;
    brand: BrandId;
    language: Language;
    expires_at: Timestamp;
    wrong_tries: Generated<number>;
  };
  expired_sessions: {
    patient_id: string;
    proof_hash: Buffer;
    created_at: Timestamp;
    identified_at: Timestamp;
    expires_at: Timestamp;
    acting_for: string | null;
  };
  sign_ins: { state_hash: Buffer; content: string; created_at: CreatedAt };
  idempotency_keys: {
    owner: Buffer;
    key: string;
    request_hash: Buffer;
    answer: string | null;
    created_at: CreatedAt;
  };
  vault_keys: {
    id: string;
    kind: 'seal' | 'hash' | 'clear';
    wrapped: string | null;
    created_at: CreatedAt;
    seals_from: Timestamp | null;
    resealed_at: Timestamp | null;
  };
  workers: {
    id: string;
    beat_at: ColumnType<Date, Date | string | undefined, Date | string>;
    migration: string | null;
  };
  allowances: { subject: Buffer; ends_at: Timestamp; used: number; granted: number };
  attempts: { subject: Buffer; window_start: Timestamp; count: number };
  analytics_events: {
    id: GeneratedAlways<number>;
    at: CreatedAt;
    event: string;
    brand: BrandId;
    language: Language;
    properties: ColumnType<Record<string, string>, string, never>;
  };
}
