import type { Generated } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import { sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { Id, Timestamp } from '#platform/tables.ts';
import type { SharedContents } from '../rules.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    record_shares: {
      patient_id: string;
      id: Id;
      link_hash: Buffer;
      code_hash: Buffer;
      brand: BrandId;
      contents: SharedContents;
      recipient: Sealed;
      created_at: Timestamp;
      ends_at: Timestamp;
      wrong_codes: Generated<number>;
      guardian: Sealed | null;
      guardian_hash: Buffer | null;
      verified_at: Timestamp | null;
      is_protected: Generated<boolean>;
    };
    record_share_openings: {
      patient_id: string;
      id: Id;
      share_id: number;
      reader: Sealed;
      opened_at: Timestamp;
      ticket_hash: Buffer;
    };
  }
}

export const sealed = [
  sealedTexts('record_shares', { patient_id: 'uuid', id: 'bigint' }, ['recipient', 'guardian']),
  sealedTexts('record_share_openings', { patient_id: 'uuid', id: 'bigint' }, ['reader']),
];
