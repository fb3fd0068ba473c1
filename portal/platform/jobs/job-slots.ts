import type { WorkerEvents } from 'graphile-worker';

/** A slot that for that many checks neither does a job nor gets an answer to its request for one is stuck. */
const LOOKS_OF_FETCHING = 5;
/** If no slot has taken or ended a job for that many checks, their jobs hang. */
const LOOKS_OF_RUNNING = 600;

/** What the places in which a runner does jobs are at. */
export interface Slots {
  watch(events: WorkerEvents): void;
  /**
   * `fetching`: each does a job or gets answers to its questions for one. To be asked once a second: it counts looks
   * instead of seconds, since a process that was suspended has not been waiting.
   */
  look(): 'starting' | 'fetching' | 'stuck';
  /** When a job was last taken, by `performance.now()`. */
  tookAt(): number;
}

export function createSlots(): Slots {
  const slots = new Map<object, { isRunning: boolean; looks: number }>();
  let hasFetched = false;
  let tookAt = performance.now();
  const note = (slot: object, isRunning: boolean) => slots.set(slot, { isRunning, looks: 0 });
  return {
    watch(events) {
      events.on('worker:getJob:start', ({ worker }) => note(worker, false));
      events.on('worker:getJob:empty', ({ worker }) => {
        hasFetched = true;
        note(worker, false);
      });
      events.on('job:start', ({ worker }) => {
        hasFetched = true;
        tookAt = performance.now();
        note(worker, true);
      });
      events.on('job:complete', ({ worker }) => note(worker, false));
    },
    look() {
      const all = [...slots.values()];
      for (const slot of all) slot.looks += 1;
      const isStuck =
        all.some(({ isRunning, looks }) => !isRunning && looks > LOOKS_OF_FETCHING) ||
        all.every(({ looks }) => looks > LOOKS_OF_RUNNING);
      if (isStuck) return 'stuck';
      return hasFetched ? 'fetching' : 'starting';
    },
    tookAt: () => tookAt,
  };
}
