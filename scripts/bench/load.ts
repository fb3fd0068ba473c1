import autocannon from 'autocannon';
import type { Load, PathResult } from './run-load.ts';
import { percentile } from './statistics.ts';
import { steadyLoad } from './steady-load.ts';

// A process of its own: the load must not wait for the process that reports it.
// `node scripts/bench/load.ts LOAD` prints one line of JSON.

interface Tally {
  readonly milliseconds: number[];
  refused: number;
  others: number;
}

const {
  port,
  seconds,
  connections,
  requests,
  aSecond,
  settlingSeconds = 0,
} = JSON.parse(process.argv[2] ?? '') as Load;
const settled = performance.now() + settlingSeconds * 1000;
const newTally = (): Tally => ({ milliseconds: [], refused: 0, others: 0 });
const all = newTally();
const byPath = new Map<string, Tally>();

function count(statusCode: number, responseTime: number, tallies: readonly Tally[]): void {
  // Earlier requests waited for the connections of the whole crowd, which all start at once.
  if (performance.now() - responseTime < settled) return;
  for (const tally of tallies) {
    if (statusCode === 200) tally.milliseconds.push(responseTime);
    else if (statusCode === 503) tally.refused += 1;
    else tally.others += 1;
  }
}

let errors = 0;
if (aSecond === undefined) {
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = {
      url: `http://127.0.0.1:${port}`,
      connections,
      requests: [...requests],
      duration: seconds,
    };
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, statusCode, _bytes, responseTime) => count(statusCode, responseTime, [all]));
  });
  errors = result.errors;
} else {
  // The other library sends a whole second's requests at its beginning, and pauses until the next.
  for (const { path } of requests) byPath.set(path, newTally());
  const onAnswer = (path: string, statusCode: number, responseTime: number) =>
    count(statusCode, responseTime, [all, byPath.get(path) ?? all]);
  await steadyLoad({ port, requests, aSecond, seconds: seconds + settlingSeconds, connections, onAnswer });
}

const resultOf = ({ milliseconds, refused }: Tally): PathResult => ({
  perSecond: milliseconds.length / seconds,
  refusedPerSecond: refused / seconds,
  p95: percentile(milliseconds, 95),
});
console.log(
  JSON.stringify({
    ...resultOf(all),
    p50: percentile(all.milliseconds, 50),
    p99: percentile(all.milliseconds, 99),
    failed: all.refused + all.others + errors,
    byPath: Object.fromEntries([...byPath].map(([path, tally]) => [path, resultOf(tally)])),
  }),
);
