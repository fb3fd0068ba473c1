import { sealCardImage } from '#areas/person/shared/kela-card/server/kela-card.ts';
import {
  type ObjectStorage,
  ObjectStorageError,
  type ReadObject,
} from '#outside/object-storage/client/object-storage.ts';
import type { Call } from '#platform/calls/call.ts';
import { type Answer, ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { KelaCardApi, REFUSALS } from '../contract.ts';
import { MAX_IMAGE_BYTES, SIDES, type Side } from '../rules.ts';
import { type CleanImage, cleanImage } from './clean-image.ts';
import { removeObjects } from './forget-upload.ts';
import { endUpload, findUpload, holdUpload, objectKey, type Upload } from './uploads.ts';

type Arrived = Readonly<Record<Side, ReadObject>>;
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
 * Another process that is asked for the same waits, and finds what has become of it. They are fetched ahead of it: a storage
 * that hangs holds no connection.
 */
export function createFinishUpload(storage: ObjectStorage): Steps<Finish, { arrived: Arrived }> {
  return {
    sharedBy: ({ session }, { query: { token } }) =>
      `${session.patientId} ${session.hash.toString('hex')} ${token}`,
    // Another process has been opening the same images for all that time.
    timeout: { ms: PATIENCE_MS, answer: problem('temporarilyUnavailable') },
    async before(context, { query: { token } }) {
      const { inScope, session } = context;
      const patientId = session.patientId ?? '';
      const upload = await inScope({ patientId }, (tx) => findUpload({ ...context, tx, patientId }, token));
      const ended = endOf(context, upload);
      if (ended || !upload) return ended ?? problem('notFound');
      return (await fetchImages(context, storage, upload, patientId)) ?? problem('temporarilyUnavailable');
    },
    answer: (call, { query: { token } }, { arrived }) => finish(call, storage, token, arrived),
  };
}

/** What is answered of an upload that is not, or no longer, under way. */
function endOf({ now }: Pick<Context, 'now'>, upload: Upload | null): Answer<Finish> | null {
  if (!upload) return problem('notFound');
  if (upload.end === 'kept') return ok(kept);
  return upload.end || upload.expiresAt <= now ? ok(expired) : null;
}

/** Null if the storage does not answer, which the log is told. */
async function fetchImages({ report }: Context, storage: ObjectStorage, { id }: Upload, patientId: string) {
  try {
    const read = (side: Side) => storage.read(objectKey(id, side), MAX_IMAGE_BYTES, patientId);
    const [front, back] = await Promise.all([read('front'), read('back')]);
    return { arrived: { front, back } };
  } catch (error) {
    if (!(error instanceof ObjectStorageError)) throw error;
    report(error);
    return null;
  }
}

async function finish(
  call: Call<Finish>,
  storage: ObjectStorage,
  token: string,
  arrived: Arrived,
): Promise<Answer<Finish>> {
  const upload = await holdUpload(call, token);
  const ended = endOf(call, upload);
  if (ended || !upload) return ended ?? problem('notFound');

  const checked = await check(arrived, upload);
  if (checked.type === 'incomplete') return ok({ ...checked, success: false });
  // Where that fails the job that forgets the upload does it.
  call.afterCommit(() => removeObjects(storage, upload.id, call.patientId));
  if (checked.type === 'refused') {
    await endUpload(call, upload, 'refused');
    return ok({ ...checked, success: false });
  }
  await keep(call, checked.card);
  await endUpload(call, upload, 'kept');
  return ok(kept);
}

async function check(arrived: Arrived, upload: Upload): Promise<Checked> {
  // None is decoded before both are there.
  const sides = SIDES.filter((side) => arrived[side] === 'missing');
  if (sides.length > 0) return { type: 'incomplete', sides };
  const results = await Promise.all(
    SIDES.map(async (side) => {
      const bytes = arrived[side];
      const isRead = typeof bytes !== 'string';
      return { side, result: isRead ? await cleanImage(bytes, upload.types[side]) : 'tooLong' };
    }),
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
