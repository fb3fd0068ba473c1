import type { Cost, Endpoint } from '#contract/calls/endpoint.ts';
import type { Limiter } from './limiter.ts';

/** What one caller may still ask for. Each resolves to null when it may be, else to the seconds until it may. */
export interface Allowance {
  /** One request, whatever it is for. */
  request(): Promise<number | null>;
  /** A call, over HTTP or when a page is rendered: by its own limit, and by what it takes beyond a request. */
  call(key: string, endpoint: Pick<Endpoint, 'cost' | 'rateLimit'>): Promise<number | null>;
}

/** For how many requests a call counts. */
const REQUESTS: Readonly<Record<Cost, number>> = { light: 1, search: 3, heavy: 20 };

/**
 * @param caller who asks: the same whichever cookies they send
 * @param perMinute requests that a caller may make in a minute
 */
export function createAllowance(limiter: Limiter, caller: string, perMinute: number): Allowance {
  const request = (cost?: number) => limiter.take(`request ${caller}`, perMinute, cost);
  return {
    request: () => request(),
    async call(key, { cost = 'light', rateLimit }) {
      const wait = rateLimit ? await limiter.take(`${key} ${caller}`, rateLimit) : null;
      if (wait !== null) return wait;
      // The request that it came with has been counted.
      return REQUESTS[cost] > 1 ? request(REQUESTS[cost] - 1) : null;
    },
  };
}
