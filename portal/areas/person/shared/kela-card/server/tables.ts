import type { Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    kela_cards: {
      patient_id: string;
      front: Buffer;
      back: Buffer;
      front_preview: Buffer;
      back_preview: Buffer;
      uploaded_at: Timestamp;
    };
  }
}
