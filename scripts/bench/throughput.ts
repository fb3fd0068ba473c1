import { addDays, helsinkiDay } from '../../portal/contract/time/time.ts';
import { MEASURED_PAGES } from './pages.ts';
import { type LoadResult, runLoad } from './run-load.ts';
import { signedInCookie } from './sign-in.ts';
import { table } from './table.ts';

export interface Throughput extends LoadResult {
  readonly name: string;
}

const WARM_UP_SECONDS = 2;
const SECONDS = 8;
const CONNECTIONS = 16;

/** Asks for pages and calls as fast as they are answered, over kept connections. */
export async function measureThroughput(port: number): Promise<Throughput[]> {
  const cookie = await signedInCookie(port);
  const day = addDays(helsinkiDay(new Date()), 3);
  const targets = [
    ...MEASURED_PAGES.map(({ name, path, isSignedIn }) => ({ name: `page: ${name}`, path, isSignedIn })),
    { name: 'call: session', path: '/api/session?lang=fi', isSignedIn: true },
    { name: 'call: search', path: `/api/appointments?lang=fi&startDate=${day}`, isSignedIn: false },
    { name: 'call: own appointments', path: '/api/own-appointments?lang=fi', isSignedIn: true },
  ];
  const results: Throughput[] = [];
  for (const { name, path, isSignedIn } of targets) {
    const headers = { host: `kaari.localhost:${port}`, ...(isSignedIn && { cookie }) };
    const load = { port, requests: [{ path, headers }], connections: CONNECTIONS };
    await runLoad({ ...load, seconds: WARM_UP_SECONDS });
    results.push({ name, ...(await runLoad({ ...load, seconds: SECONDS })) });
  }
  return results;
}

export function throughputTable(results: readonly Throughput[]): string {
  const title = `Answers a second, ${CONNECTIONS} connections from this machine, ${SECONDS} s each; latency in ms`;
  const rows = results.map(({ name, perSecond, p50, p95, p99, failed }) => [
    name,
    perSecond.toFixed(0),
    ...[p50, p95, p99].map((value) => value.toFixed(1)),
    String(failed),
  ]);
  return table(title, ['', 'a second', 'p50', 'p95', 'p99', 'failed'], rows);
}
