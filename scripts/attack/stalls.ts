import { setTimeout as sleep } from 'node:timers/promises';

const STALL_MS = 2000;
/** Between two stalls: as little as a starved machine gives. */
const BREATH_MS = 15;

/** Stalls a process that many times, as on an overloaded machine, and resolves when it is over. */
export async function stall(pid: number, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    process.kill(pid, 'SIGSTOP');
    await sleep(STALL_MS);
    process.kill(pid, 'SIGCONT');
    await sleep(BREATH_MS);
  }
}
