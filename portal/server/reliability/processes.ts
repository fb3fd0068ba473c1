import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PATIENCE_MS = 30_000;

/** A program of the product that runs as a process of its own. */
export interface Running {
  /** Ends it as a power cut would: nothing of its own runs any more. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a program and resolves when it answers.
 *
 * @param program path under the portal's folder
 * @param ready address that answers 2xx once it can work
 */
export async function startProgram(
  program: string,
  environment: Readonly<Record<string, string>>,
  ready: string,
): Promise<Running> {
  const path = fileURLToPath(new URL(`../../${program}`, import.meta.url));
  const child = spawn(process.execPath, [path], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text) => (complaint += text));
  const exited = once(child, 'exit');
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (isAlive(child)) child.kill(signal);
    await exited;
  };
  const deadline = Date.now() + PATIENCE_MS;
  while (isAlive(child) && Date.now() < deadline) {
    if ((await fetch(ready).catch(() => null))?.ok) {
      return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
    }
    await sleep(50);
  }
  await end('SIGKILL');
  throw new Error(`${program} did not start: ${complaint}`);
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** Ports that nobody listens on at the moment. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer().listen(0, '127.0.0.1');
      await once(probe, 'listening');
      return probe;
    }),
  );
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}
