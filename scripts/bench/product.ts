import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_PATIENCE_MS = 120_000;

/** The product as from `npm start`, with a fresh demo clinic. */
export interface Product {
  readonly port: number;
  /** The process that answers pages and calls. */
  readonly pid: number;
  /** Where its database is. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Folder of the checkout that is started. Default: this one. */
  readonly root?: string;
  /** Settings other than those of `npm start`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** @param port the portal's; the sandbox takes the next two */
export async function startProduct(
  port: number,
  { root = ROOT, settings }: ProductOptions = {},
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(port + 1),
      SANDBOX_SMTP_PORT: String(port + 2),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // One machine makes all requests here.
      RATE_LIMIT: '100000000',
      ...settings,
    },
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await isReady(port, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, pid: child.pid ?? 0, dataDir, stop };
}

async function isReady(port: number, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!hasEnded() && Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('The product did not start.');
}
