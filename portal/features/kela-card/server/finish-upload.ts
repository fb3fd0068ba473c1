import { sealCardImage } from '#domain/kela-card/server/kela-card.ts';
import { type ObjectStorage, ObjectStorageError } from '#integrations/object-storage/object-storage.ts';
import type { Call } from '#platform/calls/call.ts';
import { type Answer, ok, problem, type Steps } from '#platform/calls/handler.ts';
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

/** How long one waits for what another process is doing to the same upload. */
const PATIENCE_MS = 5_000;

const kept = { type: 'success', success: true } as const;
const expired = { type: 'expired', success: false } as const;

type Key = 'GET /api/kela-card/finish-upload';
type Finish = KelaCardApi[Key];

/**
 * `GET /api/kela-card/finish-upload`: asked again after an answer that got lost, it answers the same and does
 * nothing. However often it is asked at a time, the images are opened once: by the transaction that holds the upload.
 * Another process that is asked for the same waits, and finds what has become of it.
 */
export function createFinishUpload(storage: ObjectStorage): Steps<Finish> {
  return {
    sharedBy: ({ session }, { query: { token } }) =>
      `${session.patientId} ${session.hash.toString('hex')} ${token}`,
    // Another process has been opening the same images for all that time.
    timeout: { ms: PATIENCE_MS, answer: problem('temporarilyUnavailable') },
    answer: (call, { query: { token } }) => finish(call, storage, token),
  };
}

async function finish(call: Call<Finish>, storage: ObjectStorage, token: string): Promise<Answer<Finish>> {
  const upload = await findUpload(call, token);
  if (!upload) return problem('notFound');
  if (upload.end === 'kept') return ok(kept);
  if (upload.end || upload.expiresAt <= call.now) return ok(expired);

  const checked = await check(storage, upload).catch((error: unknown) => {
    if (!(error instanceof ObjectStorageError)) throw error;
    call.report(error);
    return null;
  });
  if (!checked) return problem('temporarilyUnavailable');
  if (checked.type === 'incomplete') return ok({ ...checked, success: false });
  // Where that fails the job that forgets the upload does it.
  call.afterCommit(() => removeObjects(storage, upload.id));
  if (checked.type === 'refused') {
    await endUpload(call, upload, 'refused');
    return ok({ ...checked, success: false });
  }
  await keep(call, checked.card);
  await endUpload(call, upload, 'kept');
  return ok(kept);
}

async function check(storage: ObjectStorage, upload: Upload): Promise<Checked> {
  const arrived = await Promise.all(
    SIDES.map(async (side) => ({
      side,
      bytes: await storage.read(objectKey(upload.id, side), MAX_IMAGE_BYTES),
    })),
  );
  // None is decoded before both are there.
  const sides = arrived.filter(({ bytes }) => bytes === 'missing').map(({ side }) => side);
  if (sides.length > 0) return { type: 'incomplete', sides };
  const results = await Promise.all(
    arrived.map(async ({ side, bytes }) => ({
      side,
      result: typeof bytes === 'string' ? 'tooLong' : await cleanImage(bytes, upload.types[side]),
    })),
  );
  const refusals = results.flatMap(({ side, result }) =>
    typeof result === 'string' ? [{ side, reason: result as (typeof REFUSALS)[number] }] : [],
  );
  if (refusals.length > 0) return { type: 'refused', refusals };
  return {
    type: 'card',
    card: Object.fromEntries(results.map(({ side, result }) => [side, result])) as unknown as Card,
  };
}

/** Both images in place of those that were there, in one row: nobody sees one of each. */
async function keep(call: Call<Finish>, { front, back }: Card): Promise<void> {
  const { tx, vault, now, patientId } = call;
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
  await call.note({ action: 'change', kind: 'kela-card' });
}
