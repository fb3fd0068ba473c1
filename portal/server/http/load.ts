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

/**
 * Counts what is in flight by its weight. A crowd that comes at once is let in, since the queue it makes goes down
 * again; a queue that has stood for a second stays, and whoever joins it only waits longer, so until it has been empty
 * once few are let in. It is how CoDel tells a good queue from a bad one (https://www.rfc-editor.org/rfc/rfc8289).
 */
export function createLoad({ most, mostWhenBusy }: LoadLimits): Load {
  let inFlight = 0;
  /** Since when there has been more than the process is meant to have for long; null if there is not. */
  let highSince: number | null = null;
  let isBusy = false;

  return {
    get inFlight() {
      return inFlight;
    },
    hasRoomFor(weight) {
      if (highSince !== null && performance.now() - highSince > WINDOW_MS) isBusy = true;
      return inFlight === 0 || inFlight + weight <= (isBusy ? mostWhenBusy : most);
    },
    enter(weight) {
      inFlight += weight;
      if (inFlight > mostWhenBusy) highSince ??= performance.now();
      return () => {
        inFlight -= weight;
        if (inFlight <= mostWhenBusy) highSince = null;
        if (inFlight === 0) isBusy = false;
      };
    },
  };
}
