import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type LoadRequest, type PathResult, runLoad } from './run-load.ts';
import { signedInCookie } from './sign-in.ts';
import { table } from './table.ts';
import { type Target, targetsOfVisit } from './visit.ts';

export interface Pressure {
  readonly name: string;
  /** Answers per second while exactly that much is requested, without a refusal; not known for a part of the mix. */
  readonly sustained: number | null;
  /** Milliseconds, for one client with one request at a time. */
  readonly unloadedP95: number;
  /** Requests per second, and how many of them are answered and refused. */
  readonly asked: number;
  readonly accepted: number;
  readonly refused: number;
  /** Milliseconds, for accepted requests. */
  readonly acceptedP95: number;
  /** Milliseconds, with the same requests to a server that does nothing: the cost of the machine and the client. */
  readonly floorP95: number | null;
}

const TIMES = 10;
const SECONDS = 5;
/**
 * Within its first second the process accepts a crowd before it notices that more keep coming; measured is what
 * follows.
 */
const SETTLING_SECONDS = 4;
/** Two keep it busy, and are too few to be refused. */
const SUSTAINED_CONNECTIONS = 2;
const CROWD = 400;

/** Requests ten times what the portal can answer, and measures those that it accepts. */
export async function measurePressure(port: number, floorPort: number): Promise<Pressure[]> {
  const targets = targetsOfVisit();
  const host = `kaari.localhost:${port}`;
  const cookie = await signedInCookie(port);
  const requestOf = ({ path, isSignedIn }: Target): LoadRequest => ({
    path,
    headers: { host, ...(isSignedIn && { cookie }) },
  });
  const floor = spawn(process.execPath, [
    fileURLToPath(new URL('floor-server.ts', import.meta.url)),
    String(floorPort),
  ]);
  try {
    await once(floor.stdout, 'data');
    const visit = targets.flatMap((target) => Array.from({ length: target.share }, () => requestOf(target)));
    const names = new Map(targets.map(({ name, path }) => [path, name]));
    const results = await measure(port, floorPort, 'a visit', visit, names);
    for (const target of targets.filter(({ isAlone }) => isAlone)) {
      results.push(...(await measure(port, floorPort, target.name, [requestOf(target)])));
    }
    return results;
  } finally {
    floor.kill();
  }
}

/** @param parts names of the paths that are reported separately, too */
async function measure(
  port: number,
  floorPort: number,
  name: string,
  requests: readonly LoadRequest[],
  parts: ReadonlyMap<string, string> = new Map(),
): Promise<Pressure[]> {
  const load = { port, requests, seconds: SECONDS };
  await runLoad({ ...load, connections: 1 });
  const sustained = (await runLoad({ ...load, connections: SUSTAINED_CONNECTIONS })).perSecond;
  // By the same means as the crowd's: its cost is in both.
  const alone = () => runLoad({ ...load, connections: 1, aSecond: sustained });
  const aCrowd = { connections: CROWD, aSecond: TIMES * sustained, settlingSeconds: SETTLING_SECONDS };
  const before = await alone();
  const crowd = await runLoad({ ...load, ...aCrowd });
  const after = await alone();
  const floor = await runLoad({ ...load, ...aCrowd, port: floorPort });
  const row = (crowd: PathResult, before: PathResult, after: PathResult) => ({
    // The machine varies from one moment to the next: the mean of before and after.
    unloadedP95: (before.p95 + after.p95) / 2,
    asked: crowd.perSecond + crowd.refusedPerSecond,
    accepted: crowd.perSecond,
    refused: crowd.refusedPerSecond,
    acceptedP95: crowd.p95,
  });
  const none = { perSecond: 0, refusedPerSecond: 0, p95: Number.NaN };
  const of = (result: typeof crowd, path: string) => result.byPath[path] ?? none;
  return [
    { name, sustained, floorP95: floor.p95, ...row(crowd, before, after) },
    ...[...parts].map(([path, part]) => ({
      name: `… ${part}`,
      sustained: null,
      floorP95: null,
      ...row(of(crowd, path), of(before, path), of(after, path)),
    })),
  ];
}

export function pressureTable(results: readonly Pressure[]): string {
  const title =
    `${TIMES} times the sustained load, ${CROWD} connections from this machine, ${SECONDS} s each; ` +
    'latency in ms; aim: p95 of accepted requests ≤ 3 × unloaded';
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  const rows = results.map((result) => [
    result.name,
    result.sustained?.toFixed(0) ?? '',
    result.asked.toFixed(0),
    percent(result.accepted, result.asked),
    result.sustained === null ? '' : percent(result.accepted, result.sustained),
    result.unloadedP95.toFixed(1),
    result.acceptedP95.toFixed(1),
    (result.acceptedP95 / result.unloadedP95).toFixed(2),
    result.floorP95?.toFixed(1) ?? '',
  ]);
  const heads = [
    '',
    'sustained/s',
    'requested/s',
    'accepted',
    'of sustained',
    'p95 unloaded',
    'p95 accepted',
    'ratio',
    'p95 of no work',
  ];
  return table(title, heads, rows);
}
