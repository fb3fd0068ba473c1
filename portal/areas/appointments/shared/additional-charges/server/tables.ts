import { sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    additional_charges: {
      patient_id: string;
      id: string;
      appointment_id: number;
      /** Sealed: `ChargeContent`. */
      content: string;
      content_hash: Buffer;
      proposed_at: Timestamp;
      expires_at: Timestamp;
      withdrawn_at: Timestamp | null;
      /** Null: it is not answered yet. */
      answer: 'approved' | 'declined' | null;
      answered_at: Timestamp | null;
      answered_by: string | null;
    };
  }
}

export const sealed = [sealedTexts('additional_charges', { patient_id: 'uuid', id: 'uuid' }, ['content'])];
