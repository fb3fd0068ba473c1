import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PATIENCE_MS = 240_000;
const PORTAL = fileURLToPath(new URL('../../..', import.meta.url));

/** A program of the product that runs as a process of its own. */
export interface Running {
  readonly pid: number;
  /** Ends it as a power cut would: nothing of its own runs any more. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface ProgramOptions {
  /** The folder that the program's path starts in. Default: this portal's. */
  readonly folder?: string;
  readonly args?: readonly string[];
  /** For Node itself. */
  readonly nodeOptions?: readonly string[];
  /** Called with the program's output. */
  readonly onOutput?: (text: string) => void;
  /** Milliseconds within which it has to answer. */
  readonly patience?: number;
}

/**
 * Starts a program and resolves when it answers.
 *
 * @param program path under the portal's folder
 * @param ready address that answers 2xx once it can work
 * @throws Error with what the program has complained of, when it ends before it answers or takes too long
 */
export async function startProgram(
  program: string,
  environment: Readonly<Record<string, string>>,
  ready: string,
  options: ProgramOptions = {},
): Promise<Running> {
  const { folder = PORTAL, args = [], nodeOptions = [], onOutput = () => {} } = options;
  const child = spawn(process.execPath, [...nodeOptions, join(folder, program), ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text) => (complaint += text));
  // Read even where nobody wants it: a full pipe would hold the program up.
  child.stdout.on('data', (text) => onOutput(String(text)));
  // Ending in the middle of a start leaves nothing behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = once(child, 'exit').finally(() => process.off('exit', kill));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (isAlive(child)) child.kill(signal);
    await exited;
  };
  const deadline = Date.now() + (options.patience ?? PATIENCE_MS);
  while (isAlive(child) && Date.now() < deadline) {
    if ((await fetch(ready).catch(() => null))?.ok) {
      return { pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
    }
    await sleep(50);
  }
  await end('SIGKILL');
  throw new Error(`${program} did not start: ${complaint}`);
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;
