import type { Scoped, Vault } from '#platform/context.ts';
import { type CardImage, cardImagePurpose } from './tables.ts';

/** Seals an image of a patient's Kela card for its column. */
export function sealCardImage(vault: Vault, patientId: string, image: CardImage, plain: Uint8Array): Buffer {
  return vault.sealBytes(cardImagePurpose(patientId, image), plain);
}

/** An image of the patient's Kela card as a `data:` address, and when it was added. */
export interface CardImages {
  readonly uploadedAt: Date;
  readonly front: string;
  readonly back: string;
}

/** The images of a patient's Kela card, full-size or small; null if there are none. */
export async function readCardImages(
  tx: Scoped,
  vault: Vault,
  patientId: string,
  size: 'whole' | 'preview',
): Promise<CardImages | null> {
  const [front, back] =
    size === 'whole' ? (['front', 'back'] as const) : (['front_preview', 'back_preview'] as const);
  const row = await tx
    .selectFrom('kela_cards')
    .select(['uploaded_at', front, back])
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  if (!row) return null;
  const sealed = row as Record<CardImage, Buffer> & { uploaded_at: Date };
  const open = (image: CardImage) => {
    const plain = vault.openBytes(cardImagePurpose(patientId, image), sealed[image]);
    return `data:image/jpeg;base64,${plain.toString('base64')}`;
  };
  return { uploadedAt: sealed.uploaded_at, front: open(front), back: open(back) };
}
