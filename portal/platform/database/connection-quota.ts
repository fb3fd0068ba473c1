import { DatabaseUnavailable } from './database-error.ts';

export interface ShareOptions {
  /** How many may work at a time. */
  readonly most: number;
  /** Maximum length of the queue; further callers are refused. */
  readonly waiting: number;
  /** How long one waits before being refused, in milliseconds. */
  readonly patience: number;
}

/** Runs `work` in its turn; rejects with DatabaseUnavailable if that does not come. */
export type ConnectionQuota = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A part of the database's connections, for one kind of work: however much of it there is, the rest of them stays for
 * cheap work. Callers wait here without holding a connection.
 */
export function createConnectionQuota({ most, waiting, patience }: ShareOptions): ConnectionQuota {
  let working = 0;
  const queue: (() => void)[] = [];

  function turn(): Promise<void> {
    if (working < most) {
      working += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) return Promise.reject(new DatabaseUnavailable('Too many wait already.'));
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1);
        reject(new DatabaseUnavailable('Its turn did not come.'));
      }, patience);
      queue.push(begin);
    });
  }

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      // A turn is handed on, so that nobody who comes meanwhile takes it first.
      const next = queue.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
