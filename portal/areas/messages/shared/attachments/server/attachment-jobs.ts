import type { Kysely } from 'kysely';
import { enqueue } from '#platform/jobs/outbox.ts';
import type { Tables } from '#platform/tables.ts';
import type { StoredUpload } from './attachment-objects.ts';

/** The job that looks through a file: `{ patientId, id, since }`; `since`: when that was first tried, absent at the first time. */
export const SCAN_ATTACHMENT = 'scan-attachment';
/** The job that removes the parts of an upload that is a file by now, or all of one that is none any more: `StoredUpload`. */
export const FORGET_OBJECTS = 'forget-attachment-objects';
/** The job that removes a file that was never sent: a `StoredUpload` with its `id`. */
export const FORGET_UNSENT = 'forget-unsent-attachment';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days for which a chosen file waits in its draft. */
export const UNSENT_DAYS = 30;
/** Milliseconds until a scanner or a storage that did not answer is asked again. */
const AGAIN_MS = 30_000;
/** For so long. A file that nobody has looked through by then is quarantined, and its patient reads that it cannot be opened. */
export const PATIENCE_MS = 60 * 60 * 1000;
/** Days for which a quarantined file is tried again, once a day. */
export const QUARANTINE_DAYS = 30;

type Tx = Kysely<Tables>;

/** A file that is to be looked through. */
export interface ScanOf {
  readonly patientId: string;
  readonly id: number;
  /** When that was first tried, in milliseconds; absent: it has not been. */
  readonly since?: number;
}

export function enqueueScan(tx: Tx, scan: ScanOf, runAt?: Date): Promise<void> {
  const { patientId, id } = scan;
  return enqueue(
    tx,
    SCAN_ATTACHMENT,
    { ...scan },
    { jobKey: `${SCAN_ATTACHMENT} ${patientId} ${id}`, ...(runAt && { runAt }) },
  );
}

/** Asks again soon: the library would wait ever longer. */
export const enqueueScanAgain = (tx: Tx, scan: ScanOf, now: Date) =>
  enqueueScan(tx, scan, new Date(now.getTime() + AGAIN_MS));

/** Quarantined files wait for a scanner that takes them. */
export const enqueueScanTomorrow = (tx: Tx, scan: ScanOf, now: Date) =>
  enqueueScan(tx, scan, new Date(now.getTime() + DAY_MS));

/** Whether a file has been tried for so long that it is left as it is. */
export const isGivenUp = (since: number, now: Date) => now.getTime() - since >= QUARANTINE_DAYS * DAY_MS;

export function enqueueForgetObjects(tx: Tx, upload: StoredUpload): Promise<void> {
  return enqueue(tx, FORGET_OBJECTS, { ...upload });
}

export function enqueueForgetUnsent(tx: Tx, upload: StoredUpload, id: number, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + UNSENT_DAYS * DAY_MS);
  return enqueue(tx, FORGET_UNSENT, { ...upload, id }, { runAt });
}
