import { randomUUID } from 'node:crypto';
import type { ObjectStorage } from '#outside/object-storage/client/object-storage.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { countAttempt } from '#platform/limits/attempts.ts';
import { MOST_ATTACHED, MOST_ATTACHMENTS } from '../../messaging/limits.ts';
import { openFileName, sealFileName } from '../../messaging/server/sealed-messages.ts';
import type { AttachmentState } from '../../messaging/thread.ts';
import { extensionOf, FILE_KINDS } from '../file-kinds.ts';
import { safeFileName } from '../file-name.ts';
import { partsOf } from '../parts.ts';
import type { AttachmentFault, CreatedUpload, PartAddress, UploadRefusal } from '../upload-outcomes.ts';
import { enqueueForgetObjects, enqueueForgetUnsent, enqueueScan } from './attachment-jobs.ts';
import { fileKey, partKey } from './attachment-objects.ts';
import { sentBytes } from './sent-bytes.ts';

/** How often one sender may begin an upload, or have its addresses signed again, within an hour. */
export const UPLOADS_AN_HOUR = 100;
/** Seconds for which an address takes a part: a slow phone, one attempt that ran out of time, and another. */
const UPLOAD_SECONDS = 15 * 60;

/** What it takes to work on files: a patient's record, and whose files they are in it. */
export interface Attaching extends Pick<RecordCall, 'tx' | 'vault' | 'now' | 'patientId'> {
  /** The professional who has chosen them; null: the customer. */
  readonly authorId: number | null;
  /** A guardian has, for the child. */
  readonly byGuardian: boolean;
}

/** A chosen file that is not sent yet. */
export interface ChosenFile {
  readonly fileName: string;
  readonly bytes: number;
  /** The conversation that it is for; 0: a new one. */
  readonly threadId: number;
}

/** A file in a draft. */
export interface UnsentFile {
  readonly id: number;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly state: AttachmentState;
  readonly fault: AttachmentFault | null;
}

/** Takes a file into a draft, and says where its parts go. */
export async function createUpload(
  attaching: Attaching,
  storage: ObjectStorage,
  { fileName, bytes, threadId }: ChosenFile,
): Promise<CreatedUpload | { readonly type: UploadRefusal }> {
  const { tx, vault, now, patientId, authorId, byGuardian } = attaching;
  const name = safeFileName(fileName);
  const extension = extensionOf(name);
  if (!extension) return { type: 'wrongType' };
  if (bytes > MOST_ATTACHED) return { type: 'tooLarge' };
  if (!(await mayUpload(attaching))) return { type: 'tooManyUploads' };
  const others = (
    await unsentIn(attaching, threadId).select(['bytes', 'upload_bytes', 'state']).execute()
  ).filter(canBeSent);
  if (others.length >= MOST_ATTACHMENTS) return { type: 'tooMany' };
  if (others.reduce((sum, other) => sum + sentBytes(other), bytes) > MOST_ATTACHED)
    return { type: 'tooLarge' };
  const objectKey = randomUUID();
  const { id } = await tx
    .insertInto('message_attachments')
    .values({
      patient_id: patientId,
      draft_thread_id: threadId,
      author_id: authorId,
      by_guardian: byGuardian,
      file_name: sealFileName(vault, name),
      content_type: FILE_KINDS[extension],
      bytes,
      upload_bytes: bytes,
      object_key: objectKey,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueueForgetUnsent(tx, { patientId, objectKey, uploadBytes: bytes }, id, now);
  return created(storage, { id, objectKey, bytes });
}

/** New addresses for a file that has not arrived whole: what has arrived stays. Null: there is none under way. */
export async function renewUpload(
  attaching: Attaching,
  storage: ObjectStorage,
  id: number,
): Promise<CreatedUpload | { readonly type: 'tooManyUploads' } | null> {
  const row = await unsentById(attaching, id)
    .select(['object_key', 'bytes', 'upload_bytes'])
    .where('state', '=', 'uploading')
    .executeTakeFirst();
  if (!row) return null;
  if (!(await mayUpload(attaching))) return { type: 'tooManyUploads' };
  return created(storage, { id, objectKey: row.object_key, bytes: sentBytes(row) });
}

/** All parts are there: the file is looked through. Told again, it says how far that is. Null: there is no such file. */
export async function finishUpload(attaching: Attaching, id: number): Promise<UnsentFile | null> {
  const { numUpdatedRows } = await attaching.tx
    .updateTable('message_attachments')
    .set({ state: 'scanning' })
    .where('patient_id', '=', attaching.patientId)
    .where('id', '=', id)
    .where('message_id', 'is', null)
    .where('author_id', 'is not distinct from', attaching.authorId)
    .where('by_guardian', '=', attaching.byGuardian)
    .where('state', '=', 'uploading')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await enqueueScan(attaching.tx, { patientId: attaching.patientId, id });
  const row = await unsentById(attaching, id).selectAll().executeTakeFirst();
  return row ? fileOf(attaching, row) : null;
}

/** The files of a draft, in the order in which they were chosen. */
export async function unsentFiles(attaching: Attaching, threadId: number): Promise<readonly UnsentFile[]> {
  const rows = await unsentIn(attaching, threadId).selectAll().orderBy('id').execute();
  return rows.map((row) => fileOf(attaching, row));
}

/** Takes a file out of its draft. One that is sent stays. */
export async function removeUnsent(attaching: Attaching, id: number): Promise<boolean> {
  const { tx, patientId } = attaching;
  const row = await unsentById(attaching, id)
    .select(['object_key', 'bytes', 'upload_bytes'])
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .deleteFrom('message_attachments')
    .where('patient_id', '=', patientId)
    .where('id', '=', id)
    .execute();
  await enqueueForgetObjects(tx, {
    patientId,
    objectKey: row.object_key,
    uploadBytes: sentBytes(row),
  });
  return true;
}

/** Whether a file counts among those that a draft sends. */
const canBeSent = ({ state }: { readonly state: AttachmentState }) =>
  state !== 'infected' && state !== 'refused';

/** The files of one sender that no message has taken yet. */
function unsentOf({ tx, patientId, authorId, byGuardian }: Attaching) {
  return tx
    .selectFrom('message_attachments')
    .where('patient_id', '=', patientId)
    .where('message_id', 'is', null)
    .where('author_id', 'is not distinct from', authorId)
    .where('by_guardian', '=', byGuardian);
}

const unsentIn = (attaching: Attaching, threadId: number) =>
  unsentOf(attaching).where('draft_thread_id', '=', threadId);

const unsentById = (attaching: Attaching, id: number) => unsentOf(attaching).where('id', '=', id);

interface FileRow {
  readonly id: number;
  readonly file_name: Parameters<typeof openFileName>[1];
  readonly content_type: string;
  readonly bytes: number;
  readonly state: AttachmentState;
  readonly fault: AttachmentFault | null;
}

function fileOf({ vault }: Attaching, row: FileRow): UnsentFile {
  const { id, file_name, content_type, bytes, state, fault } = row;
  return { id, fileName: openFileName(vault, file_name), contentType: content_type, bytes, state, fault };
}

/** By a key that is here: the storage is not asked. */
async function created(
  storage: ObjectStorage,
  { id, objectKey, bytes }: { readonly id: number; readonly objectKey: string; readonly bytes: number },
): Promise<CreatedUpload> {
  const parts = await Promise.all(
    partsOf(bytes).map(async ({ from, to }, nth): Promise<PartAddress> => {
      const { url, headers } = await storage.signUpload({
        key: partKey(objectKey, nth),
        contentType: 'application/octet-stream',
        length: to - from,
        metadata: {},
        expiresIn: UPLOAD_SECONDS,
      });
      return { url, headers: Object.entries(headers).map(([name, value]) => ({ name, value })) };
    }),
  );
  return { type: 'created', id: String(id), key: fileKey(objectKey), parts };
}

async function mayUpload({ tx, vault, now, patientId, authorId }: Attaching): Promise<boolean> {
  const subject = vault.hash(
    'attempts.attachment',
    authorId === null ? patientId : `professional ${authorId}`,
  );
  return (await countAttempt(tx, subject, now, 60)) <= UPLOADS_AN_HOUR;
}
