import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** One of the things that are asked for. */
export interface LoadRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Load {
  readonly port: number;
  readonly seconds: number;
  readonly connections: number;
  /** Asked for equally often; the more often one is there the more. */
  readonly requests: readonly LoadRequest[];
  /** Requests a second over all connections; as many as are answered unless told. */
  readonly aSecond?: number;
  /** So long it goes on before it is measured. */
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
  /** Answers other than 200, and none. */
  readonly failed: number;
  /** By path; only if it was told how many a second are asked. */
  readonly byPath: Readonly<Record<string, PathResult>>;
}

export type PathResult = Pick<LoadResult, 'perSecond' | 'refusedPerSecond' | 'p95'>;

/** Asks in a process of its own. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const script = fileURLToPath(new URL('load.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(load)]);
  return JSON.parse(stdout) as LoadResult;
}
