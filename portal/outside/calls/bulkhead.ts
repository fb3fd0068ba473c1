import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import { standAside } from '#platform/limits/stand-aside.ts';

/** How many may wait for one outside system at a time, in one process. */
export interface BulkheadLimits {
  /** In all. Default: 32. */
  readonly atOnce?: number;
  /** Of one person, who may have several tabs open and may press often. Default: 4. */
  readonly perPerson?: number;
}

/** Asks the system if there is room; `person` tells people apart and is kept only while they wait. */
export type Bulkhead = <Answer>(person: string, ask: () => Promise<Answer>) => Promise<Answer>;

/**
 * What keeps one outside system that hangs from taking the portal with it. A request that waits for it keeps no others out,
 * and once as many wait as there is room for the next is refused at once: that part of a page says so, and nothing else does.
 *
 * @param refusal what is thrown where there is no room
 * @see docs/decisions/031-pressure.md
 */
export function createBulkhead(
  { atOnce = 32, perPerson = 4 }: BulkheadLimits,
  refusal: () => Error,
): Bulkhead {
  const all = bulkhead(atOnce);
  const people = new Map<string, BulkheadPolicy>();
  return async (person, ask) => {
    const own = people.get(person) ?? bulkhead(perPerson);
    people.set(person, own);
    try {
      return await own.execute(() => all.execute(() => standAside(ask)));
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? refusal() : error;
    } finally {
      if (own.executionSlots === perPerson) people.delete(person);
    }
  };
}
