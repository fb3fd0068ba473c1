import type { StandAside } from '#platform/limits/stand-aside.ts';

/** A request's time among what is in flight. */
export interface Stay {
  /** Out of it while the request waits for another system; parts of a page may wait at the same time. */
  readonly standAside: StandAside;
  /** Over for good. */
  end(): void;
}

/** @param enter counts the request, and returns how it leaves */
export function createStay(enter: () => () => void): Stay {
  let leave: (() => void) | null = enter();
  let waits = 0;
  let isOver = false;
  const out = () => {
    leave?.();
    leave = null;
  };
  return {
    standAside() {
      waits += 1;
      out();
      return () => {
        waits -= 1;
        if (waits === 0 && !isOver) leave = enter();
      };
    },
    end() {
      isOver = true;
      out();
    },
  };
}
