import { type ObjectStorage, ObjectStorageError } from '#integrations/object-storage/object-storage.ts';
import { logAccess } from '#platform/access-log.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { type Handler, ok, problem } from '#platform/handler.ts';
import { sealCardImage } from '#platform/kela-card.ts';
import { actorOf, patientOf } from '#platform/patient-of.ts';
import type { KelaCardApi, REFUSALS } from '../contract.ts';
import { MAX_IMAGE_BYTES, SIDES, type Side } from '../rules.ts';
import { type CleanImage, cleanImage } from './clean-image.ts';
import { removeObjects } from './forget-upload.ts';
import { endUpload, findUpload, objectKey, type Upload } from './uploads.ts';

type Card = Readonly<Record<Side, CleanImage>>;
type Checked =
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'incomplete'; readonly sides: Side[] }
  | { readonly type: 'refused'; readonly refusals: { side: Side; reason: (typeof REFUSALS)[number] }[] };

const kept = { type: 'success', success: true } as const;
const expired = { type: 'expired', success: false } as const;

type Key = 'GET /api/kela-card/finish-upload';

/**
 * `GET /api/kela-card/finish-upload`: asked again after an answer that got lost, it answers the same and does nothing.
 */
export function createFinishUpload(storage: ObjectStorage): Handler<KelaCardApi[Key]> {
  return async (context, { query: { token } }) => {
    const patientId = patientOf(context);
    const upload = await context.inScope({ patientId }, (tx) => findUpload(tx, context, token));
    if (!upload) return problem('notFound');
    if (upload.end === 'kept') return ok(kept);
    if (upload.end || upload.expiresAt <= context.now) return ok(expired);

    // Outside of a transaction: it takes its time.
    const checked = await check(storage, upload).catch((error: unknown) => {
      if (!(error instanceof ObjectStorageError)) throw error;
      context.report(error);
      return null;
    });
    if (!checked) return problem('temporarilyUnavailable');

    const answer = await context.inScope({ patientId }, async (tx) => {
      const latest = await findUpload(tx, context, token);
      // The same request twice: the other one was quicker, and may have taken the images away meanwhile.
      if (latest?.end !== null) return ok(latest?.end === 'kept' ? kept : expired);
      if (checked.type === 'incomplete') return ok({ ...checked, success: false as const });
      if (checked.type === 'refused') {
        await endUpload(tx, context, upload, 'refused');
        return ok({ ...checked, success: false as const });
      }
      await keep(tx, context, checked.card);
      await endUpload(tx, context, upload, 'kept');
      return ok(kept);
    });
    // Where it fails the job that forgets the upload does it.
    if (checked.type !== 'incomplete') await removeObjects(storage, upload.id).catch(context.report);
    return answer;
  };
}

async function check(storage: ObjectStorage, upload: Upload): Promise<Checked> {
  const results = await Promise.all(
    SIDES.map(async (side) => {
      const bytes = await storage.read(objectKey(upload.id, side), MAX_IMAGE_BYTES);
      const result = typeof bytes === 'string' ? bytes : await cleanImage(bytes, upload.types[side]);
      return { side, result };
    }),
  );
  const sides = results.filter(({ result }) => result === 'missing').map(({ side }) => side);
  if (sides.length > 0) return { type: 'incomplete', sides };
  const refusals = results.flatMap(({ side, result }) =>
    typeof result === 'string' && result !== 'missing' ? [{ side, reason: result }] : [],
  );
  if (refusals.length > 0) return { type: 'refused', refusals };
  return {
    type: 'card',
    card: Object.fromEntries(results.map(({ side, result }) => [side, result])) as unknown as Card,
  };
}

/** Both images in place of those that were there, in one row: nobody sees one of each. */
async function keep(tx: Scoped, context: Context, { front, back }: Card): Promise<void> {
  const { vault, now } = context;
  const patientId = patientOf(context);
  const images = {
    front: sealCardImage(vault, patientId, 'front', front.whole),
    back: sealCardImage(vault, patientId, 'back', back.whole),
    front_preview: sealCardImage(vault, patientId, 'front_preview', front.preview),
    back_preview: sealCardImage(vault, patientId, 'back_preview', back.preview),
    uploaded_at: now,
  };
  await tx
    .insertInto('kela_cards')
    .values({ patient_id: patientId, ...images })
    .onConflict((conflict) => conflict.column('patient_id').doUpdateSet(images))
    .execute();
  await logAccess(tx, context, {
    patientId,
    actor: actorOf(context),
    action: 'change',
    recordKind: 'kela-card',
  });
}
