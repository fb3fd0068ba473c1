import type { Arena } from './arena.ts';
import type { Defence } from './defence.ts';

/** The result of a scenario. */
export interface Outcome {
  /** The attack succeeded: there is no defence against it. */
  readonly succeeded: boolean;
  /** What was seen, with its numbers; part of a table's row. */
  readonly seen: string;
}

/** One attack, or one bad night, as it would really happen. */
export interface Scenario {
  /** Names the finding and the attack, and its file: `3-forged-address`. */
  readonly name: string;
  /** What is tried, for readers of the table. */
  readonly about: string;
  /** The commit at which it succeeds, if not the last one before the defences: one of them had this hole. */
  readonly before?: string;
  /** Without all of these it succeeds: for what has never been in the history without its defence. Takes the place of a commit. */
  readonly without?: readonly Defence[];
  /** Rejects if it could not be tried, which is no defence. */
  readonly attempt: (arena: Arena) => Promise<Outcome>;
}
