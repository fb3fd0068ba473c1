import { readCardImages } from '#domain/kela-card/server/kela-card.ts';
import { actorOf, patientOf } from '#domain/patients/server/patient-of.ts';
import { logAccess } from '#platform/access-log.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { KelaCardApi } from '../contract.ts';

/** `GET /api/kela-card` */
export const showCard: Handler<KelaCardApi['GET /api/kela-card']> = (context) => {
  const patientId = patientOf(context);
  return context.inScope({ patientId }, async (tx) => {
    const images = await readCardImages(tx, context.vault, patientId, 'preview');
    await logAccess(tx, context, {
      patientId,
      actor: actorOf(context),
      action: 'read',
      recordKind: 'kela-card',
    });
    if (!images) return ok({ front: { status: 'missing' as const }, back: { status: 'missing' as const } });
    const stateOf = (preview: string) => ({
      status: 'uploaded' as const,
      uploadedAt: images.uploadedAt.toISOString(),
      preview,
    });
    return ok({ front: stateOf(images.front), back: stateOf(images.back) });
  });
};
