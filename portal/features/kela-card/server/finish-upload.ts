import { sealCardImage } from '#domain/kela-card/server/kela-card.ts';
import { actorOf, patientOf } from '#domain/patients/server/patient-of.ts';
import { type ObjectStorage, ObjectStorageError } from '#integrations/object-storage/object-storage.ts';
import { logAccess } from '#platform/access-log.ts';
import { type Answer, type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { errorCode, TIMED_OUT } from '#platform/database/database-error.ts';
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
type Finished = Answer<KelaCardApi[Key]>;

/**
 * `GET /api/kela-card/finish-upload`: asked again after an answer that got lost, it answers the same and does nothing.
 * However often it is asked at a time, the images are opened once.
 */
export function createFinishUpload(storage: ObjectStorage): Handler<KelaCardApi[Key]> {
  const flights = new Map<string, Promise<Finished>>();
  return (context, { query: { token } }) => {
    const name = `${patientOf(context)} ${context.session.hash.toString('hex')} ${token}`;
    const flight = flights.get(name) ?? finish(storage, context, token).finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  };
}

async function finish(storage: ObjectStorage, context: Context, token: string): Promise<Finished> {
  const patientId = patientOf(context);
  const { answer, ended } = await context
    .inScope({ patientId, statementTimeout: PATIENCE_MS }, (tx) => settle(tx, storage, context, token))
    .catch((error: unknown) => {
      // Another process has been opening the same images for all that time.
      if (errorCode(error) !== TIMED_OUT) throw error;
      return { answer: problem('temporarilyUnavailable') as Finished, ended: null };
    });
  // Where it fails the job that forgets the upload does it.
  if (ended) await removeObjects(storage, ended.id).catch(context.report);
  return answer;
}

/**
 * The upload is this transaction's until it ends, also while its images are opened: another process that is asked for
 * the same waits, and finds what has become of it.
 */
async function settle(
  tx: Scoped,
  storage: ObjectStorage,
  context: Context,
  token: string,
): Promise<{ readonly answer: Finished; readonly ended: Upload | null }> {
  const upload = await findUpload(tx, context, token);
  if (!upload) return { answer: problem('notFound'), ended: null };
  if (upload.end === 'kept') return { answer: ok(kept), ended: null };
  if (upload.end || upload.expiresAt <= context.now) return { answer: ok(expired), ended: null };

  const checked = await check(storage, upload).catch((error: unknown) => {
    if (!(error instanceof ObjectStorageError)) throw error;
    context.report(error);
    return null;
  });
  if (!checked) return { answer: problem('temporarilyUnavailable'), ended: null };
  if (checked.type === 'incomplete') return { answer: ok({ ...checked, success: false }), ended: null };
  if (checked.type === 'refused') {
    await endUpload(tx, context, upload, 'refused');
    return { answer: ok({ ...checked, success: false }), ended: upload };
  }
  await keep(tx, context, checked.card);
  await endUpload(tx, context, upload, 'kept');
  return { answer: ok(kept), ended: upload };
}

async function check(storage: ObjectStorage, upload: Upload): Promise<Checked> {
  const arrived = await Promise.all(
    SIDES.map(async (side) => ({
      side,
      bytes: await storage.read(objectKey(upload.id, side), MAX_IMAGE_BYTES),
    })),
  );
  // None is opened in vain before both are there.
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
