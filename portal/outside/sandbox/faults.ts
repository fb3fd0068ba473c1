import { setTimeout as wait } from 'node:timers/promises';

export const SYSTEMS = [
  'identification',
  'mail',
  'sms',
  'push',
  'population-register',
  'storage',
  'virus-scanner',
  'pohjola',
  'lahitapiola',
  'customer-invoices',
  'goodsign',
  'netsuite',
  'video',
  'paytrail',
] as const;
type System = (typeof SYSTEMS)[number];

/**
 * `slow`: answers too late; `down`: is out of order; `wrong`: answers outside its contract; `ended`: the register
 * says that nobody is a guardian any more.
 */
export const FAULTS = ['none', 'slow', 'down', 'wrong', 'ended'] as const;
export type Fault = (typeof FAULTS)[number];

/** Whether a fault exists for a system. */
export function canHave(system: System, fault: Fault): boolean {
  return fault !== 'ended' || system === 'population-register';
}

/** Which systems misbehave now, and how. */
export interface Faults {
  get(system: System): Fault;
  set(system: System, fault: Fault): void;
  all(): Record<System, Fault>;
  /** Waits as long as a slow system takes; not at all if it is not slow. */
  delay(system: System): Promise<void>;
}

export function createFaults(slowMs: number): Faults {
  const present = Object.fromEntries(SYSTEMS.map((system) => [system, 'none'])) as Record<System, Fault>;
  return {
    get: (system) => present[system],
    set: (system, fault) => {
      present[system] = fault;
    },
    all: () => ({ ...present }),
    delay: async (system) => {
      // A pending wait does not keep a stopping process alive.
      if (present[system] === 'slow') await wait(slowMs, undefined, { ref: false });
    },
  };
}
