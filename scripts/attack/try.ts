import type { Arena } from './arena.ts';

/** What a try has shown. */
export interface Outcome {
  /** The attack came through: what it is about is not defended. */
  readonly succeeded: boolean;
  /** What was seen, with its numbers; a part of a table's row. */
  readonly seen: string;
}

/** One attack, or one bad night, as somebody would really bring it about. */
export interface Try {
  /** Names the finding and the attack, and its file: `3-forged-address`. */
  readonly name: string;
  /** What is tried, for whoever reads the table. */
  readonly about: string;
  /** The commit at which it comes through, where that is not the last one before the defences: one of them had this hole. */
  readonly before?: string;
  /** Rejects when it could not be tried, which is no defence. */
  readonly attempt: (arena: Arena) => Promise<Outcome>;
}
