import type { Scoped } from '#platform/context.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import type { SendingChannel } from '#platform/jobs/sending-hours.ts';
import type { DueEvent } from '../events.ts';
import {
  GATHER_MS,
  GATHER_NOTICES,
  gatherKey,
  messagesKey,
  recordNewsKey,
  TELL_MESSAGES,
  TELL_RECORD_NEWS,
} from './notice-jobs.ts';

/** Who is to be told of what, and how. */
export interface Announcement {
  /** Whose choice it is: the patient, or a guardian who reads the conversations of a child. */
  readonly readerId: string;
  readonly event: DueEvent;
  readonly ways: readonly SendingChannel[];
}

/**
 * Has a reader told of something, in the transaction that notes that they have been. Whatever else they have not heard of is
 * looked for at once: it comes in the same notice.
 */
export async function announce(
  tx: Scoped,
  { readerId, event, ways }: Announcement,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('due_notices')
    .values(ways.map((channel) => ({ patient_id: readerId, channel, event })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (event !== 'results')
    await enqueue(tx, TELL_RECORD_NEWS, { patientId: readerId }, { jobKey: recordNewsKey(readerId) });
  if (event !== 'messages')
    await enqueue(
      tx,
      TELL_MESSAGES,
      { patientId: readerId, readerId },
      { jobKey: messagesKey(readerId, readerId) },
    );
  for (const channel of ways)
    await gatherAt(tx, readerId, channel, new Date(now.getTime() + GATHER_MS), { keepsTime: true });
}

/** Has what a reader is to be told by a way put into one notice at a moment. */
export function gatherAt(
  tx: Scoped,
  patientId: string,
  channel: SendingChannel,
  runAt: Date,
  { keepsTime = false }: { readonly keepsTime?: boolean } = {},
): Promise<void> {
  const jobKey = gatherKey(patientId, channel);
  return enqueue(tx, GATHER_NOTICES, { patientId, channel }, { jobKey, runAt, keepsTime });
}
