import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  readonly headers: Readonly<Record<string, string>>;
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
}

/** Asks for one address, in a process of its own. */
export async function runLoad({
  url,
  seconds,
  connections,
  headers,
  aSecond,
  settlingSeconds = 0,
}: Load): Promise<LoadResult> {
  const script = fileURLToPath(new URL('load.ts', import.meta.url));
  const args = [script, url, String(seconds), String(connections), JSON.stringify(headers)];
  if (aSecond !== undefined) args.push(String(Math.ceil(aSecond)), String(settlingSeconds));
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as LoadResult;
}
