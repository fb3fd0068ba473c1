export interface LoadLimits {
  readonly most: number;
  readonly mostWhenBusy: number;
}

/** What this process has in flight. */
export interface Load {
  readonly inFlight: number;
  /** Whether something of this weight may enter for a caller; alone it always may. */
  hasRoomFor(weight: number, caller: string): boolean;
  /** Returns how it leaves. */
  enter(weight: number, caller: string): () => void;
}

/** For so long, in milliseconds, a queue may stand before it is taken for one that stays. */
const WINDOW_MS = 1_000;
/** The share of such a time in which nothing is in flight once the process can take what is asked of it again. */
const REST = 0.25;
/** The part of the room that one caller can have. */
const SHARE = 0.5;

/**
 * Counts what is in flight by its weight. A crowd that comes at once is let in, since the queue it makes goes down
 * again; a queue that has stood for a second stays, and joining it only means a longer wait, so few are let in until
 * the process rests in between. It is how CoDel tells a good queue from a bad one
 * (https://www.rfc-editor.org/rfc/rfc8289). One caller fills half of the room and no more, however much they have in
 * flight: the rest stays for the others.
 */
export function createLoad({ most, mostWhenBusy }: LoadLimits): Load {
  let inFlight = 0;
  const byCaller = new Map<string, number>();
  let isBusy = false;
  /** Since when there has been more than is let in by a busy process; null if there is not. */
  let highSince: number | null = null;
  /** Since when nothing has been in flight, and for how long before that since the window began. */
  let restSince = performance.now();
  let rested = 0;
  let windowStart = performance.now();

  function look(): void {
    const now = performance.now();
    if (highSince !== null && now - highSince > WINDOW_MS) isBusy = true;
    const window = now - windowStart;
    if (window < WINDOW_MS) return;
    if (inFlight === 0) rest(now);
    if (rested / window > REST) isBusy = false;
    windowStart = now;
    rested = 0;
  }

  function rest(now: number): void {
    rested += now - restSince;
    restSince = now;
  }

  return {
    get inFlight() {
      return inFlight;
    },
    hasRoomFor(weight, caller) {
      look();
      if (inFlight === 0) return true;
      const room = isBusy ? mostWhenBusy : most;
      const own = byCaller.get(caller) ?? 0;
      if (own > 0 && own + weight > room * SHARE) return false;
      let taken = 0;
      for (const each of byCaller.values()) taken += Math.min(each, room * SHARE);
      return taken + weight <= room;
    },
    enter(weight, caller) {
      if (inFlight === 0) rest(performance.now());
      inFlight += weight;
      byCaller.set(caller, (byCaller.get(caller) ?? 0) + weight);
      if (inFlight > mostWhenBusy) highSince ??= performance.now();
      return () => {
        inFlight -= weight;
        const own = (byCaller.get(caller) ?? 0) - weight;
        if (own > 0) byCaller.set(caller, own);
        else byCaller.delete(caller);
        if (inFlight <= mostWhenBusy) highSince = null;
        if (inFlight === 0) restSince = performance.now();
      };
    },
  };
}
