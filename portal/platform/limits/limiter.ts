/** Part of a caller's allowance that one process may give out by itself. */
export interface Grant {
  /** Less than was needed where there is no more. */
  readonly granted: number;
  /** Milliseconds until the allowance is renewed. */
  readonly endsIn: number;
}

/** Takes a part of an allowance for this process, out of what is left for all of them. */
export type TakeGrant = (of: {
  /** Who asks, and what for. */
  readonly subject: string;
  /** The whole allowance of a minute. */
  readonly limit: number;
  readonly needed: number;
}) => Promise<Grant>;

export interface Limiter {
  /**
   * Takes `cost` out of a subject's `limit` for a minute, which begins with its first request.
   *
   * @returns null when it was there, else the seconds until there is some again
   */
  take(subject: string, limit: number, cost?: number): Promise<number | null>;
}

export interface LimiterParts {
  readonly takeGrant: TakeGrant;
  /** Called when grants are unavailable. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds by a clock that nobody sets. */
  readonly elapsed?: () => number;
}

/** What this process has been granted for a subject, and has given out. */
interface Lease {
  granted: number;
  used: number;
  endsAt: number;
  /** There is no more until it ends. */
  isSpent: boolean;
}

export const WINDOW_MS = 60_000;
/** For so long nobody waits for a database that has just failed. */
const PAUSE_MS = 1_000;
/** Leases that are kept at a time. One that is dropped allows nothing more: what is left of it is lost to its subject. */
const MOST_LEASES = 50_000;

/**
 * Counts for all processes at once without asking the database for each request: it grants a process small parts of
 * what is left, and single requests when little is left, so that the processes together never allow more than the
 * limit. Where nobody grants, this process counts the whole limit by itself: better twice as much for a while than
 * nobody or everybody.
 */
export function createLimiter({
  takeGrant,
  onError,
  elapsed = () => performance.now(),
}: LimiterParts): Limiter {
  const leases = new Map<string, Lease>();
  const asking = new Map<string, Promise<void>>();
  let triesAgainAt = Number.NEGATIVE_INFINITY;

  function running(subject: string): Lease | undefined {
    const lease = leases.get(subject);
    return lease && lease.endsAt > elapsed() ? lease : undefined;
  }

  /** Adds to the running lease, or begins one in place of one that has ended. */
  function extend(subject: string, { granted, endsAt, isSpent }: Omit<Lease, 'used'>): void {
    const lease = running(subject);
    if (lease) {
      lease.granted += granted;
      lease.endsAt = endsAt;
      lease.isSpent = isSpent;
      return;
    }
    leases.delete(subject);
    forgetOldest();
    leases.set(subject, { granted, used: 0, endsAt, isSpent });
  }

  /** Those that began first end first. */
  function forgetOldest(): void {
    for (const [subject, { endsAt }] of leases) {
      if (endsAt > elapsed() && leases.size < MOST_LEASES) return;
      leases.delete(subject);
    }
  }

  async function ask(subject: string, limit: number, needed: number): Promise<void> {
    // From before the question: a lease never lasts longer than what it is a part of.
    const askedAt = elapsed();
    if (askedAt >= triesAgainAt) {
      try {
        const { granted, endsIn } = await takeGrant({ subject, limit, needed });
        return extend(subject, { granted, endsAt: askedAt + endsIn, isSpent: granted < needed });
      } catch (error) {
        triesAgainAt = elapsed() + PAUSE_MS;
        onError(error);
      }
    }
    const lease = running(subject);
    const granted = limit - (lease?.granted ?? 0);
    extend(subject, { granted, endsAt: lease?.endsAt ?? askedAt + WINDOW_MS, isSpent: true });
  }

  /** Of requests that come at once one asks, and the others wait for what it gets. */
  function askOnce(subject: string, limit: number, needed: number): Promise<void> {
    const asked = asking.get(subject) ?? ask(subject, limit, needed).finally(() => asking.delete(subject));
    asking.set(subject, asked);
    return asked;
  }

  return {
    async take(subject, limit, cost = 1) {
      const wanted = Math.min(cost, limit);
      for (;;) {
        const lease = running(subject);
        const left = lease ? lease.granted - lease.used : 0;
        if (lease && left >= wanted) {
          lease.used += wanted;
          return null;
        }
        if (lease?.isSpent) return Math.max(1, Math.ceil((lease.endsAt - elapsed()) / 1000));
        await askOnce(subject, limit, wanted - left);
      }
    },
  };
}
