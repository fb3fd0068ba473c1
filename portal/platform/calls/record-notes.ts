import {
  declaredEntries,
  declaredReads,
  type RecordEntry,
  type RecordUse,
} from '#contract/calls/record-use.ts';
import { type Access, logAccess } from '../access-log.ts';
import type { Context, Scoped } from '../context.ts';
import type { Noted } from './call.ts';
import type { Owner } from './owner.ts';

/** The lines that one call leaves in the access log. */
export interface RecordNotes {
  /**
   * Writes one, in the scope of whose record it is.
   *
   * @throws what the endpoint does not declare
   */
  readonly note: (entry: Noted<RecordEntry>) => Promise<void>;
  /** Notes those of the declared reads that the handler has not named itself. */
  readonly noteReads: () => Promise<void>;
}

/**
 * Notes what a call does to a record, in the transaction in which it does it: neither happens without the other.
 *
 * @param reads gets the reads of the owner's record, where whom the transaction belongs to notes those of all its calls
 */
export function createRecordNotes(
  tx: Scoped,
  use: RecordUse,
  owner: Owner,
  context: Pick<Context, 'now' | 'requestId'>,
  reads?: Access[],
): RecordNotes {
  const declared = declaredEntries(use);
  const noted: RecordEntry[] = [];

  async function note({ action, kind, id, of }: Noted<RecordEntry>): Promise<void> {
    const isSame = (other: RecordEntry) => other.action === action && other.kind === kind;
    if (!declared.some(isSame)) throw new Error(`This endpoint does not declare to ${action} ${kind}`);
    noted.push({ action, kind });
    const { patientId, actor } = of ?? owner;
    // A caller who is not a patient reads no record.
    if (patientId === null) return;
    const record = { action, recordKind: kind, ...(id !== undefined && { recordId: id }) };
    const access: Access = { patientId, actor, ...record };
    if (reads && action === 'read' && !of) reads.push(access);
    else await logAccess(tx, context, access);
  }

  return {
    note,
    async noteReads() {
      const isNoted = ({ action, kind }: RecordEntry) =>
        noted.some((other) => other.action === action && other.kind === kind);
      for (const entry of declaredReads(use)) if (!isNoted(entry)) await note(entry);
    },
  };
}
