import type { SealedTable } from '#platform/keyring/sealed-columns.ts';
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

const CARD_IMAGES = ['front', 'back', 'front_preview', 'back_preview'] as const;
/** What is sealed of a Kela card. */
export type CardImage = (typeof CARD_IMAGES)[number];

/** The patient is part of what is authenticated: one patient's image does not open as another's. */
export function cardImagePurpose(patientId: string, image: CardImage): string {
  return `kela_cards.${image}.${patientId}`;
}

export const sealed: readonly SealedTable[] = [
  {
    table: 'kela_cards',
    key: { patient_id: 'uuid' },
    purposes: Object.fromEntries(
      CARD_IMAGES.map((image) => [image, (row) => cardImagePurpose(String(row.patient_id), image)]),
    ),
    type: 'bytea',
    // Each is a picture of some hundred kilobytes.
    batch: 5,
  },
];
