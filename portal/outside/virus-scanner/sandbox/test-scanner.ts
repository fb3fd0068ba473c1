import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createFaults, type Faults } from '../../sandbox/faults.ts';
import { createClamdDaemon } from './clamd-daemon.ts';

export interface TestScanner {
  /** Where the client finds it. */
  readonly address: string;
  readonly faults: Faults;
  close(): Promise<void>;
}

/** The sandbox's virus scanner alone, on a port of its own. */
export async function startTestScanner(maxLength?: number): Promise<TestScanner> {
  // A slow scanner answers after everybody has stopped waiting, however slow the machine.
  const faults = createFaults(600_000);
  const daemon = createClamdDaemon({ faults, ...(maxLength !== undefined && { maxLength }) });
  await once(daemon.listen(0, '127.0.0.1'), 'listening');
  const { port } = daemon.address() as AddressInfo;
  return {
    address: `tcp://127.0.0.1:${port}`,
    faults,
    async close() {
      daemon.close();
    },
  };
}
