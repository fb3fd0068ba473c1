import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { TASKS } from '../tasks.mjs';
import { MEMORY, peakIn } from './peak-memory.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [, ...COMMAND] = TASKS['fhir:import']?.command ?? [];

/** What an import took. */
export interface RunOfImport {
  readonly resources: number;
  /** From the start of the process to its end. */
  readonly seconds: number;
  /** Resources a second in each tenth of those that are stored, as the command's own lines say. */
  readonly tenths: readonly number[];
  readonly peakMegabytes: number;
}

/**
 * Runs the command.
 *
 * @param killedAt the process is killed once it has said that many tenths
 */
export async function importOnce(
  files: readonly string[],
  dataDir: string,
  { killedAt }: { readonly killedAt?: number } = {},
): Promise<RunOfImport> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', MEMORY, ...COMMAND, ...files], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const closed = once(child, 'close');
  const tenths: number[] = [];
  let [resources, peakMegabytes, read, at] = [0, 0, 0, began];
  for await (const line of createInterface({ input: child.stderr })) {
    const now = performance.now();
    // The first line says that what stands in the files has been counted.
    if (/^\d+ resources$/.test(line)) at = now;
    const [, done, of] = /^(\d+) of (\d+) resources/.exec(line) ?? [];
    peakMegabytes = peakIn(line) ?? peakMegabytes;
    if (done === undefined) continue;
    if (Number(done) > read) tenths.push((Number(done) - read) / ((now - at) / 1000));
    [resources, read, at] = [Number(of), Number(done), now];
    if (tenths.length === killedAt) child.kill('SIGKILL');
  }
  await closed;
  return { resources, seconds: (performance.now() - began) / 1000, tenths, peakMegabytes };
}
