import { type Allowance, createAllowance } from './allowance.ts';
import { createLimiter, type TakeGrant } from './limiter.ts';

/** What somebody may ask who is counted by this process alone: each limit is given out whole, once. */
export function countedAllowance(): Allowance {
  const given = new Set<string>();
  const takeGrant: TakeGrant = async ({ subject, limit }) => {
    const granted = given.has(subject) ? 0 : limit;
    given.add(subject);
    return { granted, endsIn: 60_000 };
  };
  return createAllowance(createLimiter({ takeGrant, onError: () => {} }), 'somebody', 1000);
}
