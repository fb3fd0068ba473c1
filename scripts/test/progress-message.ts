/** What a suite's process tells `npm test` while it runs, over the channel of its child process. */
export type ProgressMessage =
  /** How much there is to do; said again, it replaces what was said. */
  | { readonly type: 'planned'; readonly count: number; readonly unit: 'files' | 'tests' | 'pictures' }
  /** A test, or a file of tests, has begun, and has ended. */
  | { readonly type: 'began' | 'ended'; readonly title: string }
  /** One of the planned is done. */
  | { readonly type: 'done' }
  | { readonly type: 'passed' }
  /** So long tests of a file have run, in milliseconds; of one file it may be said several times. */
  | { readonly type: 'took'; readonly file: string; readonly milliseconds: number }
  | { readonly type: 'failed'; readonly failure: Failure };

/** A test that failed, with all that its reader needs. */
export interface Failure {
  readonly title: string;
  /** The file that can be run by itself to see it again, from the project's root; absent where no file alone has failed. */
  readonly file?: string;
  readonly details: string;
}

/** Tells it to `npm test`; to nobody where the suite was started by itself. */
export function tell(message: ProgressMessage): void {
  process.send?.(message);
}
