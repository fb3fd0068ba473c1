export interface LoadLimits {
  readonly most: number;
  readonly mostWhenBusy: number;
}

/** What this process has in flight. */
export interface Load {
  readonly inFlight: number;
  /** Whether something of this weight may enter; alone it always may. */
  hasRoomFor(weight: number): boolean;
  /** Returns how it leaves. */
  enter(weight: number): () => void;
}

/** For so long, in milliseconds, a queue may stand before it is taken for one that stays. */
const WINDOW_MS = 1_000;
/** The share of such a time in which nothing is in flight once the process can take what is asked of it again. */
const REST = 0.25;

/**
 * Counts what is in flight by its weight. A crowd that comes at once is let in, since the queue it makes goes down
 * again; a queue that has stood for a second stays, and whoever joins it only waits longer, so few are let in until the
 * process rests in between. It is how CoDel tells a good queue from a bad one (https://www.rfc-editor.org/rfc/rfc8289).
 */
export function createLoad({ most, mostWhenBusy }: LoadLimits): Load {
  let inFlight = 0;
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
    hasRoomFor(weight) {
      look();
      return inFlight === 0 || inFlight + weight <= (isBusy ? mostWhenBusy : most);
    },
    enter(weight) {
      if (inFlight === 0) rest(performance.now());
      inFlight += weight;
      if (inFlight > mostWhenBusy) highSince ??= performance.now();
      return () => {
        inFlight -= weight;
        if (inFlight <= mostWhenBusy) highSince = null;
        if (inFlight === 0) restSince = performance.now();
      };
    },
  };
}
