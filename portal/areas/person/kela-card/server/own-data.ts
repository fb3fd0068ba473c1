import { z } from 'zod';
import { readCardImages } from '#areas/person/shared/kela-card/server/kela-card.ts';
import { ownData } from '../../../server-feature.ts';

/** The patient's Kela card. */
export const ownCardData = ownData({
  shape: {
    /** Its images as `data:` addresses. */
    kelaCard: z.object({ uploadedAt: z.iso.datetime(), front: z.string(), back: z.string() }).nullable(),
  },
  async read({ tx, vault, patientId }) {
    const images = await readCardImages(tx, vault, patientId, 'whole');
    return { kelaCard: images && { ...images, uploadedAt: images.uploadedAt.toISOString() } };
  },
  tables: { kela_cards: 'kelaCard' },
  leftOut: { kela_card_uploads: 'under way for an hour, and then the card' },
});
