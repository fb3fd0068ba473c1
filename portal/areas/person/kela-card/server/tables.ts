import type { Generated } from 'kysely';
import type { Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    kela_card_uploads: {
      patient_id: string;
      id: string;
      token_hash: Buffer;
      front_type: 'image/jpeg' | 'image/png';
      back_type: 'image/jpeg' | 'image/png';
      expires_at: Timestamp;
      ended_at: Timestamp | null;
      is_kept: Generated<boolean>;
    };
  }
}
