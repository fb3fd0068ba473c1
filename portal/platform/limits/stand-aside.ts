import { AsyncLocalStorage } from 'node:async_hooks';

/** Takes a request out of what is in flight; returns how it comes back. */
export type StandAside = () => () => void;

const requests = new AsyncLocalStorage<StandAside>();
const connections = new AsyncLocalStorage<true>();

/** Runs what answers a request, so that it can stand aside while it waits. */
export function asRequest(standAside: StandAside, answer: () => void): void {
  requests.run(standAside, answer);
}

/** Runs the work of a transaction, which holds a connection until it has ended. */
export function withConnection<T>(work: () => Promise<T>): Promise<T> {
  return connections.run(true, work);
}

/**
 * Waits for somebody else. The request that waits has no work of its own meanwhile, so it does not count as in flight and
 * keeps nobody out; whatever bounds how many wait is the caller's.
 *
 * @throws Error within a transaction: its connection would wait, too, and those of the pool are few
 */
export async function standAside<T>(wait: () => Promise<T>): Promise<T> {
  if (connections.getStore()) throw new Error('Somebody else is waited for with a connection held.');
  const comeBack = requests.getStore()?.();
  try {
    return await wait();
  } finally {
    comeBack?.();
  }
}
