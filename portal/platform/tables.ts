import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';

/** Written as a Date or an ISO string, read as a Date. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Set by the database when the row is made. */
export type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
/** `bigint` is read as a number: identities stay far below 2^53. */
export type Id = Generated<number>;

export type ActorKind = 'patient' | 'guardian' | 'professional' | 'anonymous' | 'system' | 'app';

/**
 * The tables as Kysely sees them; the migrations are the source. These are the platform's own. Those of a feature and
 * of what an area shares stand in the `tables.ts` of its `server/`, which adds them here.
 */
export interface Tables {
  messages: {
    patient_id: string;
    id: string;
    channel: 'email' | 'sms' | 'push';
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
    child_tint: number | null;
    booked: string | null;
    /** The name of somebody who works here and has signed in as such, sealed. */
    staff: string | null;
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
}
