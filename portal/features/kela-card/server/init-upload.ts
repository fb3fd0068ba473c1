import { patientOf } from '#domain/patients/server/patient-of.ts';
import type { ObjectStorage } from '#integrations/object-storage/object-storage.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import { countAttempt } from '#platform/limits/attempts.ts';
import type { KelaCardApi } from '../contract.ts';
import type { Side } from '../rules.ts';
import { FORGET_UPLOAD } from './forget-upload.ts';
import { beginUpload, findUpload, objectKey, type Upload } from './uploads.ts';

/** How often a patient may begin an upload, or renew one, within an hour. */
export const UPLOADS_AN_HOUR = 20;
/** Seconds for which an address is good: a slow phone, one attempt that ran out of time, and another. */
const ADDRESS_SECONDS = 15 * 60;

type Key = 'POST /api/kela-card/init-upload';

/** `POST /api/kela-card/init-upload` */
export function createInitUpload(storage: ObjectStorage): Handler<KelaCardApi[Key]> {
  return async (context, { body: { mimetypes, sizes, token: running } }) => {
    const patientId = patientOf(context);
    const found = await context.inScope({ patientId }, async (tx) => {
      if (!(await mayUpload(tx, context))) return 'tooManyRequests';
      if (running === undefined) return begin(tx, context, mimetypes);
      const upload = await findUpload(tx, context, running);
      const goesOn = upload?.end === null && upload.expiresAt > context.now;
      return goesOn ? { upload, token: running } : 'notFound';
    });
    if (typeof found === 'string') return problem(found);
    const { upload, token } = found;
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

async function mayUpload(tx: Scoped, context: Context): Promise<boolean> {
  const subject = context.vault.hash('attempts.kela-card-upload', patientOf(context));
  return (await countAttempt(tx, subject, context.now, 60)) <= UPLOADS_AN_HOUR;
}

async function begin(tx: Scoped, context: Context, types: Upload['types']) {
  const begun = await beginUpload(tx, context, types);
  const { id, expiresAt } = begun.upload;
  // No address is good for longer than the upload and one more time.
  const runAt = new Date(expiresAt.getTime() + ADDRESS_SECONDS * 1000);
  await enqueue(tx, FORGET_UPLOAD, { patientId: patientOf(context), uploadId: id }, { runAt });
  return begun;
}
