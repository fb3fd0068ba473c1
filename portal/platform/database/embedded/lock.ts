import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 20;

/** Undoes what taking the lock did. */
export type Release = () => void;

/**
 * A lock on a file that the operating system itself gives up when its holder dies, even by
 * `kill -9`: there is no stale lock to recognise. SQLite's is the one that Node can take without a
 * native package. `shared` holders exclude only `exclusive` ones. Null when others hold it still
 * after `timeout` milliseconds.
 */
export async function lockFile(
  path: string,
  mode: 'shared' | 'exclusive',
  timeout: number,
): Promise<Release | null> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const release = tryLock(path, mode);
    if (release || Date.now() >= deadline) return release;
    await sleep(POLL_MS);
  }
}

function tryLock(path: string, mode: 'shared' | 'exclusive'): Release | null {
  const file = new DatabaseSync(path);
  try {
    // A reader's lock comes with its first read, and stays until the transaction ends.
    file.exec(mode === 'exclusive' ? 'begin exclusive' : 'begin; select count(*) from sqlite_schema');
    return () => file.close();
  } catch (error) {
    file.close();
    if (isBusy(error)) return null;
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
