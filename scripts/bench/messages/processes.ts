import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Asked, Outcome, ProcessSettings, Told } from './told.ts';

export type Ask = (call: Omit<Asked, 'id' | 'idempotencyKey'>) => Promise<Outcome>;

/** How often a call is made again before the round fails: only its process's death is a reason. */
const MOST_ATTEMPTS = 50;

/** Two processes that answer calls and look through files. */
export function startProcesses(settings: ProcessSettings) {
  const processes: ChildProcess[] = [];
  const waiting = new Map<number, (outcome: Outcome | null) => void>();
  const asking = new Map<ChildProcess, Set<number>>();
  const scanned = new Set<string>();
  const errors = new Map<string, number>();
  let ids = 0;
  let again = 0;

  function start(nth: number): void {
    const child = fork(fileURLToPath(new URL('./process.ts', import.meta.url)), [JSON.stringify(settings)]);
    const own = new Set<number>();
    child.on('message', (told: Told) => {
      if ('scanned' in told) {
        scanned.add(told.scanned);
        return;
      }
      waiting.get(told.id)?.(told.outcome);
      own.delete(told.id);
    });
    child.on('exit', () => {
      for (const id of own) waiting.get(id)?.(null);
    });
    processes[nth] = child;
    asking.set(child, own);
  }
  start(0);
  start(1);

  return {
    /** Hashes of files that were found clean. */
    scanned,
    /** What calls have thrown, and how often. */
    errors,
    counts: () => ({ calls: ids, again }),
    /** Makes a call at either process; one that dies with its process is made again at the other, under the same key. */
    async ask(call: Parameters<Ask>[0]): Promise<Outcome> {
      const idempotencyKey = randomUUID();
      for (let attempt = ids, left = MOST_ATTEMPTS; left > 0; attempt++, left--) {
        const child = processes[attempt % 2] as ChildProcess;
        const id = ++ids;
        const outcome = await new Promise<Outcome | null>((resolve) => {
          if (!child.connected) return resolve(null);
          waiting.set(id, resolve);
          asking.get(child)?.add(id);
          child.send({ ...call, id, idempotencyKey }, (error) => error && resolve(null));
        });
        waiting.delete(id);
        if (outcome?.error) errors.set(outcome.error, (errors.get(outcome.error) ?? 0) + 1);
        else if (outcome) return outcome;
        again += 1;
        await sleep(50);
      }
      throw new Error(`${call.key} was not answered: ${[...errors.keys()].join('; ')}`);
    },
    killAndStart(nth: number): void {
      processes[nth]?.kill('SIGKILL');
      start(nth);
    },
    stop(): void {
      for (const child of processes) child.kill('SIGKILL');
    },
  };
}
