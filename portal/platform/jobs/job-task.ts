import type { TaskList } from 'graphile-worker';
import { errorCode } from '../database/database-error.ts';
import { onceAvailable } from '../database/once-available.ts';
import type { JobPayload } from './outbox.ts';

/**
 * Does one job. It may be called again with the same payload, and must then have no second effect. When `signal` fires
 * its worker no longer stands behind it: what it has not begun, another will.
 */
export type Task = (payload: JobPayload, signal: AbortSignal) => Promise<void>;

/** What is noted of the jobs of one runner. */
export interface TaskWatch {
  readonly running: Set<number>;
  readonly done: Set<number>;
  /** Whether the runner has been given up. */
  readonly over: AbortSignal;
  /** Handed to each job. */
  readonly enough: AbortSignal;
  readonly onError: (error: unknown, task: string) => void;
}

/** For how long a job waits in its place for a database that is away from it, but not from its runner. */
const PATIENCE_MS = 10_000;
/** How long a runner remembers a job that it did: if that could not be marked, it has long been given up by then. */
const DONE_MS = 60_000;

/** Makes a task one of the library's that keeps account of its jobs. */
export function watchTask({ running, done, over, enough, onError }: TaskWatch) {
  return (name: string, work: Task): TaskList[string] =>
    async (payload, { job }) => {
      const id = Number(job.id);
      if (over.aborted) return silence();
      running.add(id);
      try {
        const attempt = () => work(payload as JobPayload, enough);
        await onceAvailable(attempt, { patienceMs: PATIENCE_MS, signal: enough });
        done.add(id);
        setTimeout(() => over.aborted || done.delete(id), DONE_MS).unref();
      } catch (error) {
        if (over.aborted) return silence();
        onError(error, name);
        // What was thrown stays out of the jobs table: its message may name a person.
        const kind = error instanceof Error ? error.name : typeof error;
        throw new Error(`${kind} ${errorCode(error)}`.trim());
      } finally {
        running.delete(id);
      }
      if (over.aborted) return silence();
    };
}

/** The library hears no more of a job whose runner has been given up: it would mark it over broken connections. */
const silence = () => new Promise<never>(() => {});
