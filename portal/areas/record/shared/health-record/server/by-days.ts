import type { ReadStep } from '#platform/calls/read-in-steps.ts';
import type { RecordKind } from '../kinds.ts';
import { readDays } from './read-entries.ts';

/** So many days with entries are read at a time. */
const DAYS = 20;

/** The days of a record with entries of some kinds, latest first, some at a time. */
export async function* byDays(
  read: ReadStep,
  kinds: readonly RecordKind[],
): AsyncGenerator<{ readonly from: string; readonly to: string }> {
  // Days that come in meanwhile move no others.
  const all = await read((call) => readDays(call, { kinds, limit: MOST_DAYS, offset: 0 }));
  for (let first = 0; first < all.length; first += DAYS) {
    const some = all.slice(first, first + DAYS);
    const [to, from] = [some[0], some.at(-1)];
    if (to !== undefined && from !== undefined) yield { from, to };
  }
}

/** More than anybody lives. */
const MOST_DAYS = 50_000;
