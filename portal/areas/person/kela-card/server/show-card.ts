import { readCardImages } from '#areas/person/shared/kela-card/server/kela-card.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { KelaCardApi } from '../contract.ts';

/** `GET /api/kela-card` */
export const showCard: Handler<KelaCardApi['GET /api/kela-card']> = async ({ tx, vault, patientId }) => {
  const images = await readCardImages(tx, vault, patientId, 'preview');
  if (!images) return ok({ front: { status: 'missing' as const }, back: { status: 'missing' as const } });
  const stateOf = (preview: string) => ({
    status: 'uploaded' as const,
    uploadedAt: images.uploadedAt.toISOString(),
    preview,
  });
  return ok({ front: stateOf(images.front), back: stateOf(images.back) });
};
