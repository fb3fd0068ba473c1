import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds until a lost connection is made again: twice as many after each failure in a row. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
const ENDING_MS = 500;

export interface ListenOptions {
  /** Called with what each notice says. */
  readonly onNotice: (payload: string) => void;
  /** It listens, from the beginning or again: what was notified before has not been heard. */
  readonly onListening: () => void;
  /** The connection is lost, or cannot be made: it is tried again. */
  readonly onError: (error: unknown) => void;
}

/** Listens to what transactions notify on a channel, over a connection of its own, until it is closed. */
export function listen(url: string, channel: string, options: ListenOptions): { close(): Promise<void> } {
  const { onNotice, onListening, onError } = options;
  const closing = new AbortController();
  let failures = 0;

  /** Resolves never: rejects once the connection is lost, or not wanted any more. */
  async function listenOnce(own: pg.Client): Promise<void> {
    const lost = Promise.withResolvers<never>();
    // Nobody waits for it yet while the connection is being made.
    lost.promise.catch(() => {});
    const stop = () => lost.reject(new Error('It listens no more.'));
    closing.signal.addEventListener('abort', stop, { once: true });
    own.on('error', lost.reject);
    own.on('end', stop);
    own.on('notification', ({ payload = '' }) => onNotice(payload));
    const listening = own.connect().then(() => own.query(`listen ${pg.escapeIdentifier(channel)}`));
    listening.catch(() => {});
    await Promise.race([listening, lost.promise]);
    failures = 0;
    onListening();
    await lost.promise;
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const own = new pg.Client({ connectionString: url, keepAlive: true });
      try {
        await listenOnce(own);
      } catch (error) {
        // One that is still being made does not say when it has ended.
        await Promise.race([own.end().catch(() => {}), sleep(ENDING_MS, undefined, { ref: false })]);
        if (closing.signal.aborted) return;
        onError(error);
        const wait = Math.min(FIRST_WAIT * 2 ** failures++, LONGEST_WAIT);
        await sleep(wait, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      }
    }
  }
  const running = run();

  return {
    async close() {
      closing.abort();
      await running;
    },
  };
}
