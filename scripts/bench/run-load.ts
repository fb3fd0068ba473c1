import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** One kind of request. */
export interface LoadRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Load {
  readonly port: number;
  readonly seconds: number;
  readonly connections: number;
  /** Requested equally often; list one several times to request it more often. */
  readonly requests: readonly LoadRequest[];
  /** Requests per second over all connections. Default: as many as are answered. */
  readonly aSecond?: number;
  /** How long it runs before it is measured. */
  readonly settlingSeconds?: number;
}

export interface LoadResult {
  /** Answers 200. */
  readonly perSecond: number;
  /** Answers 503. */
  readonly refusedPerSecond: number;
  /** Milliseconds, of the answers 200. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Answers other than 200, and failures. */
  readonly failed: number;
  /** By path; only if requests per second were given. */
  readonly byPath: Readonly<Record<string, PathResult>>;
}

export type PathResult = Pick<LoadResult, 'perSecond' | 'refusedPerSecond' | 'p95'>;

/** Runs the load in a process of its own. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const script = fileURLToPath(new URL('load.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(load)]);
  return JSON.parse(stdout) as LoadResult;
}
