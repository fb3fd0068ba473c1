import type { Kysely } from 'kysely';
import { enqueue } from '#platform/jobs/outbox.ts';
import type { Tables } from '#platform/tables.ts';
import type { StoredUpload } from './attachment-objects.ts';

/** The job that looks through a file: `{ patientId, id }`. */
export const SCAN_ATTACHMENT = 'scan-attachment';
/** The job that removes the parts of an upload that is a file by now, or all of one that is none any more: `StoredUpload`. */
export const FORGET_OBJECTS = 'forget-attachment-objects';
/** The job that removes a file that was never sent: a `StoredUpload` with its `id`. */
export const FORGET_UNSENT = 'forget-unsent-attachment';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days for which a chosen file waits in its draft. */
export const UNSENT_DAYS = 30;
/** Milliseconds until a scanner that did not answer is asked again. */
const AGAIN_MS = 30_000;

type Tx = Kysely<Tables>;

export function enqueueScan(tx: Tx, patientId: string, id: number, runAt?: Date): Promise<void> {
  return enqueue(
    tx,
    SCAN_ATTACHMENT,
    { patientId, id },
    { jobKey: `${SCAN_ATTACHMENT} ${patientId} ${id}`, ...(runAt && { runAt }) },
  );
}

/** Asks the scanner again soon, however long it is away: the library would wait ever longer. */
export const enqueueScanAgain = (tx: Tx, patientId: string, id: number, now: Date) =>
  enqueueScan(tx, patientId, id, new Date(now.getTime() + AGAIN_MS));

/** Without a scanner files wait for one. */
export const enqueueScanTomorrow = (tx: Tx, patientId: string, id: number, now: Date) =>
  enqueueScan(tx, patientId, id, new Date(now.getTime() + DAY_MS));

export function enqueueForgetObjects(tx: Tx, upload: StoredUpload): Promise<void> {
  return enqueue(tx, FORGET_OBJECTS, { ...upload });
}

export function enqueueForgetUnsent(tx: Tx, upload: StoredUpload, id: number, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + UNSENT_DAYS * DAY_MS);
  return enqueue(tx, FORGET_UNSENT, { ...upload, id }, { runAt });
}
