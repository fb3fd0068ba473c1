import { TimeoutStrategy, timeout } from 'cockatiel';

/**
 * `fetch` for small answers of other systems: rejects with a `TaskCancelledError` if the whole answer, body included,
 * has not arrived within `ms` milliseconds.
 */
export function boundedFetch(ms: number): typeof fetch {
  const policy = timeout(ms, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false });
  return (input, init) =>
    policy.execute(async ({ signal }) => {
      const signals = init?.signal ? [signal, init.signal] : [signal];
      const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
      // The body is read here, so that a stalled body counts as no answer; the caller reads its copy.
      await response.clone().arrayBuffer();
      return response;
    });
}
