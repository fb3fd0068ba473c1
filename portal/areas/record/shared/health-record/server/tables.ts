import type { Practitioner } from 'fhir/r4.js';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import { sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { CreatedAt, Id, Timestamp } from '#platform/tables.ts';
import type { RecordKind } from '../kinds.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    health_records: {
      patient_id: string;
      id: Id;
      kind: RecordKind;
      happened_at: Timestamp;
      /** `YYYY-MM-DD` in Helsinki. */
      day: string;
      source_hash: Buffer;
      part_of: Buffer | null;
      content: Sealed;
      content_hash: Buffer;
      received_at: CreatedAt;
      seen_at: Timestamp | null;
      withheld_at: Timestamp | null;
      news_at: Timestamp | null;
      told_at: ColumnType<Date | null, Date | null | undefined>;
      awaits_comment: Generated<boolean>;
    };
    record_views: { patient_id: string; record_id: number; guardian: Buffer; seen_at: Timestamp };
    result_parts: { patient_id: string; whole: Buffer; part: Buffer };
    removed_records: {
      patient_id: string;
      source_hash: Buffer;
      version_id: string | null;
      last_updated: string | null;
      withheld_at: Date | null;
      /** Its number, what it was, its day and to what it belonged, if it was withheld. */
      record_id: ColumnType<number | null, number | null | undefined>;
      kind: ColumnType<RecordKind | null, RecordKind | null | undefined>;
      day: ColumnType<string | null, string | null | undefined>;
      links: ColumnType<Sealed | null, Sealed | null | undefined>;
    };
    record_subjects: { source_hash: Buffer; patient_id: string };
    record_practitioners: {
      /** What apps call them by. */
      id: Id;
      source: string;
      source_id: string;
      content: JSONColumnType<Practitioner>;
      practitioner_id: ColumnType<number | null, number | null | undefined>;
    };
  }
}

export const sealed = [
  sealedTexts('health_records', { patient_id: 'uuid', id: 'bigint' }, ['content']),
  sealedTexts('removed_records', { patient_id: 'uuid', source_hash: 'bytea' }, ['links']),
];
