import type { ObjectStorage } from '#outside/object-storage/client/object-storage.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import { countAttempt } from '#platform/limits/attempts.ts';
import type { KelaCardApi } from '../contract.ts';
import type { Side } from '../rules.ts';
import { FORGET_UPLOAD } from './forget-upload.ts';
import { beginUpload, holdUpload, objectKey, type Upload } from './uploads.ts';

/** How often a patient may begin an upload, or renew one, within an hour. */
export const UPLOADS_AN_HOUR = 20;
/** Seconds for which an address is good: a slow phone, one attempt that ran out of time, and another. */
const ADDRESS_SECONDS = 15 * 60;

type Key = 'POST /api/kela-card/init-upload';

/** `POST /api/kela-card/init-upload` */
export function createInitUpload(storage: ObjectStorage): Handler<KelaCardApi[Key]> {
  return async (call, { body: { mimetypes, sizes, token: running } }) => {
    if (!(await mayUpload(call))) return problem('tooManyRequests');
    const found = running === undefined ? await begin(call, mimetypes) : await resume(call, running);
    if (!found) return problem('notFound');
    const { upload, token } = found;
    // By a key that is here: the storage is not asked.
    const sign = (side: Side) =>
      storage.signUpload({
        key: objectKey(upload.id, side),
        contentType: upload.types[side],
        length: sizes[side],
        metadata: { side },
        expiresIn: ADDRESS_SECONDS,
      });
    const [front, back] = await Promise.all([sign('front'), sign('back')]);
    return ok({ front, back, token });
  };
}

async function mayUpload({ tx, vault, now, patientId }: RecordCall): Promise<boolean> {
  const subject = vault.hash('attempts.kela-card-upload', patientId);
  return (await countAttempt(tx, subject, now, 60)) <= UPLOADS_AN_HOUR;
}

async function begin(call: RecordCall, types: Upload['types']) {
  const begun = await beginUpload(call, types);
  const { id, expiresAt } = begun.upload;
  // No address is good for longer than the upload and one more time.
  const runAt = new Date(expiresAt.getTime() + ADDRESS_SECONDS * 1000);
  await enqueue(call.tx, FORGET_UPLOAD, { patientId: call.patientId, uploadId: id }, { runAt });
  return begun;
}

async function resume(call: RecordCall, token: string) {
  const upload = await holdUpload(call, token);
  return upload?.end === null && upload.expiresAt > call.now ? { upload, token } : null;
}
