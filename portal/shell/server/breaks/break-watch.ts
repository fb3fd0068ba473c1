import { type Break, readBreaks } from '#areas/messages/shared/breaks/server/breaks.ts';
import type { Part } from '#contract/system/parts.ts';
import type { InScope } from '#platform/context.ts';

/** A break that is on. */
export interface RunningBreak {
  /** Null: nobody knows yet. */
  readonly endsAt: Date | null;
}

/** What each page and call asks of breaks. */
export interface BreakWatch {
  /** The break of a part that is on; null: there is none. */
  readonly of: (part: Part, now: Date) => Promise<RunningBreak | null>;
  /** The breaks that pages tell of before they begin, the next first. */
  readonly ahead: (now: Date) => Promise<readonly Break[]>;
}

/** How long before a break pages tell of it. */
const AHEAD_MS = 48 * 3_600_000;

interface Parts {
  readonly inScope: InScope;
  /** Milliseconds for which what was read is good: a planned break is known ahead, so it begins in time all the same. */
  readonly everyMs: number;
  /** Breaks could not be read: those that were known still hold. */
  readonly onError: (error: unknown) => void;
}

/** Knows the breaks without asking the database for each page. */
export function createBreakWatch({ inScope, everyMs, onError }: Parts): BreakWatch {
  let known: readonly Break[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function read(now: Date): Promise<void> {
    try {
      known = await inScope({}, (tx) => readBreaks(tx, now));
    } catch (error) {
      onError(error);
    } finally {
      readAt = performance.now();
      reading = null;
    }
  }

  async function current(now: Date): Promise<readonly Break[]> {
    if (performance.now() - readAt >= everyMs) reading ??= read(now);
    await reading;
    return known;
  }

  async function running(now: Date): Promise<readonly Break[]> {
    const breaks = await current(now);
    return breaks.filter(({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || endsAt > now));
  }

  return {
    async of(part, now) {
      const ends = (await running(now)).filter((each) => each.part === part).map(({ endsAt }) => endsAt);
      if (ends.length === 0) return null;
      const last = Math.max(...ends.map((end) => end?.getTime() ?? Number.POSITIVE_INFINITY));
      return { endsAt: Number.isFinite(last) ? new Date(last) : null };
    },
    async ahead(now) {
      const breaks = await current(now);
      return breaks.filter(
        ({ announcedAt, startsAt }) =>
          announcedAt <= now && startsAt > now && startsAt.getTime() - now.getTime() <= AHEAD_MS,
      );
    },
  };
}
