import { setTimeout as wait } from 'node:timers/promises';

export const SYSTEMS = ['identification', 'mail', 'sms'] as const;
type System = (typeof SYSTEMS)[number];

/** `slow`: answers too late; `down`: is out of order; `wrong`: answers what its contract does not allow. */
export const FAULTS = ['none', 'slow', 'down', 'wrong'] as const;
type Fault = (typeof FAULTS)[number];

/** Which system misbehaves at the moment, and how. */
export interface Faults {
  get(system: System): Fault;
  set(system: System, fault: Fault): void;
  all(): Record<System, Fault>;
  /** Waits as long as a slow system takes; not at all if it is not slow. */
  delay(system: System): Promise<void>;
}

export function createFaults(slowMs: number): Faults {
  const present: Record<System, Fault> = { identification: 'none', mail: 'none', sms: 'none' };
  return {
    get: (system) => present[system],
    set: (system, fault) => {
      present[system] = fault;
    },
    all: () => ({ ...present }),
    delay: async (system) => {
      if (present[system] === 'slow') await wait(slowMs);
    },
  };
}
