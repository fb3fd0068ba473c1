import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** Milliseconds in which a suite that is told to end stops what it has started: browsers, a portal, a database. */
const GRACE_MS = 20_000;

const running = new Set<ChildProcess>();

/** Starts a suite with what it will start itself as one group, which can be ended as a whole. */
export function startSuite(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, [...args], { ...options, detached: true });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/** Tells a suite to end, as Ctrl+C does, and after a while takes down what is left of it. Resolves once it is gone. */
export function endSuite(child: ChildProcess, graceMs = GRACE_MS): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  const ended = () => {
    clearTimeout(timer);
    // What it started and has left behind goes with it.
    signalGroup(child, 'SIGKILL');
    resolve();
  };
  if (!running.has(child)) ended();
  else child.on('close', ended);
  signalGroup(child, 'SIGINT');
  return promise;
}

/** Ends every suite that runs. */
export async function endSuites(): Promise<void> {
  await Promise.all([...running].map((child) => endSuite(child)));
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // There is nobody left in the group.
  }
}
