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

/**
 * Notes a read or a change of a patient's record, in the transaction that makes it: neither happens
 * without the other. The log can only be added to, and the patient may read it (Act 703/2023, section 11).
 */
export async function logAccess(
  tx: Scoped,
  context: Pick<Context, 'now'> & { readonly requestId: string | null },
  access: Access,
): Promise<void> {
  await tx
    .insertInto('access_log')
    .values({
      patient_id: access.patientId,
      at: context.now,
      actor_kind: access.actor.kind,
      actor_id: access.actor.id,
      action: access.action,
      record_kind: access.recordKind,
      record_id: access.recordId === undefined ? null : String(access.recordId),
      request_id: context.requestId,
    })
    .execute();
}
