import { logAccess } from '../access-log.ts';
import type { Actor, Scoped } from '../context.ts';
import { continueFor } from '../database/continue-for.ts';
import type { RecordCall } from './call.ts';

/** Another patient's record, beside the one that the call is about. */
interface OtherRecord {
  readonly patientId: string;
  /** Who reads it: the patient themself, while they act for a child; the portal, that has a message to address. */
  readonly actor: Actor;
  /** What is read of it, as the access log names it. */
  readonly kind: string;
}

/**
 * Reads another patient's record within a call, and notes it in that patient's own log: the declaration of the endpoint
 * is about the call's own patient. The caller must know that this may be read. The transaction is in the scope of the
 * call's patient again afterwards.
 */
export async function inOtherRecord<T>(
  call: Pick<RecordCall, 'tx' | 'patientId' | 'now' | 'requestId'>,
  { patientId, actor, kind }: OtherRecord,
  read: (tx: Scoped) => Promise<T>,
): Promise<T> {
  const { tx } = call;
  await continueFor(tx, patientId);
  const found = await read(tx);
  await logAccess(tx, call, { patientId, actor, action: 'read', recordKind: kind });
  await continueFor(tx, call.patientId);
  return found;
}
