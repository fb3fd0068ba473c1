/** Of a thread, what decides whether a professional has read it. */
export interface ReadState {
  /** When its last message was written; null: there is none. */
  readonly lastMessageAt: Date | null;
  /** When it became theirs; null: somebody else answers it now, or nobody. */
  readonly assignedAt: Date | null;
  /** When they were last called to it, by others or by themselves; null: never. */
  readonly calledAt: Date | null;
  /** When they last read it; null: never. */
  readonly readAt: Date | null;
}

/**
 * Whether a professional has read a thread: not earlier than its last message, since when it is theirs to answer and since they were
 * called to it. Without messages there is nothing to read.
 */
export function isReadBy({ lastMessageAt, assignedAt, calledAt, readAt }: ReadState): boolean {
  if (lastMessageAt === null) return true;
  if (readAt === null) return false;
  return [lastMessageAt, assignedAt, calledAt].every((since) => since === null || readAt >= since);
}
