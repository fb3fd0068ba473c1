import type { Actor, Context, Scoped } from './context.ts';

/** Who did what to which record. */
export interface Access {
  /** Whose record it is; the transaction must be in this patient's scope. */
  readonly patientId: string;
  readonly actor: Actor;
  /** `try`: it failed, and revealed nothing of the record. */
  readonly action: 'read' | 'create' | 'change' | 'cancel' | 'try';
  /** What kind of record: `appointment`. */
  readonly recordKind: string;
  /** Which one; absent when it is a list. */
  readonly recordId?: string | number;
}

type LogContext = Pick<Context, 'now'> & { readonly requestId: string | null };

/**
 * Notes a read or a change of a patient's record, in the transaction that makes it: neither happens
 * without the other. The log can only be added to, and the patient may read it (Act 703/2023, section 11).
 */
export async function logAccess(tx: Scoped, context: LogContext, access: Access): Promise<void> {
  await logAccesses(tx, context, [access]);
}

/** As `logAccess`, of several to the same patient's record, in one statement. */
export async function logAccesses(
  tx: Scoped,
  context: LogContext,
  accesses: readonly Access[],
): Promise<void> {
  if (accesses.length === 0) return;
  await tx
    .insertInto('access_log')
    .values(
      accesses.map(({ patientId, actor, action, recordKind, recordId }) => ({
        patient_id: patientId,
        at: context.now,
        actor_kind: actor.kind,
        actor_id: actor.id,
        action,
        record_kind: recordKind,
        record_id: recordId === undefined ? null : String(recordId),
        request_id: context.requestId,
      })),
    )
    .execute();
}
