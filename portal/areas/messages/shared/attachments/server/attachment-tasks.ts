import { SystemError } from '#outside/calls/system-error.ts';
import type { ObjectStorage } from '#outside/object-storage/client/object-storage.ts';
import type { VirusScanner } from '#outside/virus-scanner/client/virus-scanner.ts';
import type { InScope, Scoped, Vault } from '#platform/context.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import type { Task } from '#platform/jobs/worker.ts';
import { LoggableError } from '#platform/loggable-error.ts';
import { openFileName } from '../../messaging/server/sealed-messages.ts';
import { extensionOf, FILE_KINDS } from '../file-kinds.ts';
import type { AttachmentFault } from '../upload-outcomes.ts';
import { agrees } from './agrees.ts';
import {
  enqueueForgetObjects,
  enqueueScanAgain,
  enqueueScanTomorrow,
  FORGET_OBJECTS,
  FORGET_UNSENT,
  isGivenUp,
  PATIENCE_MS,
  QUARANTINE_DAYS,
  SCAN_ATTACHMENT,
  type ScanOf,
} from './attachment-jobs.ts';
import { fileKey, readUpload, removeObjects, removeParts, type StoredUpload } from './attachment-objects.ts';
import { cleanPicture } from './clean-picture.ts';
import { sentBytes } from './sent-bytes.ts';

export interface AttachmentTasksOptions {
  readonly storage: ObjectStorage;
  /** Null: there is none, and files are quarantined. */
  readonly scanner: VirusScanner | null;
  readonly vault: Vault;
  readonly inScope: InScope;
  readonly now: () => Date;
}

/** What has been found out about an upload. */
type Finding =
  | { readonly state: 'clean'; readonly content: Uint8Array }
  | { readonly state: 'infected' | 'quarantined' }
  | { readonly state: 'refused'; readonly fault: AttachmentFault };

/** The jobs of files in conversations. */
export function attachmentTasks(options: AttachmentTasksOptions): Readonly<Record<string, Task>> {
  const { storage, inScope } = options;
  return {
    [SCAN_ATTACHMENT]: ({ patientId, id, since }) =>
      scan(options, {
        patientId: String(patientId),
        id: Number(id),
        since: Number(since ?? options.now().getTime()),
      }),
    [FORGET_OBJECTS]: async (payload) => {
      const upload = uploadOf(payload);
      const row = await inScope(scopeOf(upload), (tx) => rowOf(tx, upload));
      await (row?.state === 'clean' ? removeParts : removeObjects)(storage, upload);
    },
    [FORGET_UNSENT]: async (payload) => {
      const upload = uploadOf(payload);
      const sent = await inScope(scopeOf(upload), async (tx) => {
        await tx
          .deleteFrom('message_attachments')
          .where('patient_id', '=', upload.patientId)
          .where('object_key', '=', upload.objectKey)
          .where('message_id', 'is', null)
          .execute();
        return rowOf(tx, upload);
      });
      if (!sent) await removeObjects(storage, upload);
      // A holder of the addresses may have put parts there again; the file is another object.
      else if (sent.state === 'clean') await removeParts(storage, upload);
    },
  };
}

/** Looks through a file once it is there, writes it again without what it is not to tell, and says what it is. */
async function scan(options: AttachmentTasksOptions, job: Required<ScanOf>): Promise<void> {
  const { patientId, id } = job;
  const { storage, inScope, vault, now } = options;
  const row = await inScope(scopeOf({ patientId }), (tx) =>
    tx
      .selectFrom('message_attachments')
      .select(['object_key', 'file_name', 'bytes', 'upload_bytes'])
      .where('patient_id', '=', patientId)
      .where('id', '=', id)
      .where('state', 'in', ['scanning', 'quarantined'])
      .executeTakeFirst(),
  );
  if (!row) return;
  const upload = { patientId, objectKey: row.object_key, uploadBytes: sentBytes(row) };
  const extension = extensionOf(openFileName(vault, row.file_name));
  if (!extension) throw new Error('A file is kept whose name has no extension that may be attached.');
  let finding: Finding;
  try {
    finding = await lookThrough(options, upload, extension);
  } catch (error) {
    await tryLater(options, job);
    throw error;
  }
  if (finding.state === 'clean') {
    const { content } = finding;
    const key = fileKey(upload.objectKey);
    await storage.write({ key, content, contentType: FILE_KINDS[extension] }, patientId);
  }
  await inScope(scopeOf({ patientId }), async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('message_attachments')
      .set({
        state: finding.state,
        ...(finding.state === 'clean' && { bytes: finding.content.length }),
        ...(finding.state === 'refused' && { fault: finding.fault }),
      })
      .where('patient_id', '=', patientId)
      .where('id', '=', id)
      .executeTakeFirst();
    // Removed meanwhile: what was written just now goes, too.
    if (numUpdatedRows === 0n || finding.state !== 'quarantined') await enqueueForgetObjects(tx, upload);
    else if (!isGivenUp(job.since, now())) await enqueueScanTomorrow(tx, job, now());
  });
  if (finding.state === 'quarantined' && isGivenUp(job.since, now())) throw new NeverLookedThrough();
}

/** Soon at first. After an hour the file is quarantined, which its patient reads, and tried once a day; after a month no more. */
async function tryLater({ inScope, now }: AttachmentTasksOptions, job: Required<ScanOf>): Promise<void> {
  const { patientId, id, since } = job;
  await inScope(scopeOf({ patientId }), async (tx) => {
    if (now().getTime() - since < PATIENCE_MS) return enqueueScanAgain(tx, job, now());
    await tx
      .updateTable('message_attachments')
      .set({ state: 'quarantined' })
      .where('patient_id', '=', patientId)
      .where('id', '=', id)
      .where('state', '=', 'scanning')
      .execute();
    if (!isGivenUp(since, now())) await enqueueScanTomorrow(tx, job, now());
  });
}

/** What an operator reads of a file that stays quarantined for good. */
class NeverLookedThrough extends LoggableError {
  constructor() {
    super(
      `A file could not be looked through for ${QUARANTINE_DAYS} days, so nobody can open it: see that the scanner runs and takes files of its length.`,
    );
  }
}

async function lookThrough(
  { storage, scanner }: AttachmentTasksOptions,
  upload: StoredUpload,
  extension: keyof typeof FILE_KINDS,
): Promise<Finding> {
  const content = await readUpload(storage, upload);
  if (!content) return { state: 'refused', fault: 'incomplete' };
  if (!(await agrees(content, extension))) return { state: 'refused', fault: 'type' };
  const verdict = await verdictOf(scanner, content, upload.patientId);
  if (verdict !== 'clean') return { state: verdict };
  const picture = await cleanPicture(content, extension);
  return typeof picture === 'string'
    ? { state: 'refused', fault: picture }
    : { state: 'clean', content: picture };
}

/** A file that is not sent yet is its sender's alone: the patient's, a guardian's or a professional's. */
const scopeOf = ({ patientId }: { readonly patientId: string }) => ({ patientId, isJob: true });

/** What no scanner has looked through, because there is none or it takes nothing as long, stays apart. */
async function verdictOf(scanner: VirusScanner | null, content: Uint8Array, patientId: string) {
  if (!scanner) return 'quarantined';
  try {
    return (await scanner.scan(content, patientId)).type;
  } catch (error) {
    if (error instanceof SystemError && error.isLasting) return 'quarantined';
    throw error;
  }
}

function rowOf(tx: Scoped, { patientId, objectKey }: StoredUpload) {
  return tx
    .selectFrom('message_attachments')
    .select('state')
    .where('patient_id', '=', patientId)
    .where('object_key', '=', objectKey)
    .executeTakeFirst();
}

function uploadOf({ patientId, objectKey, uploadBytes }: JobPayload): StoredUpload {
  return {
    patientId: String(patientId),
    objectKey: String(objectKey),
    uploadBytes: Number(uploadBytes),
  };
}
