import autocannon from 'autocannon';
import { percentile } from './statistics.ts';

// A process of its own: the load must not wait for whoever reports it.
// `node scripts/bench/load.ts URL SECONDS CONNECTIONS HEADERS [A_SECOND SETTLING_SECONDS]` prints one line of JSON.

const [url = '', seconds = '5', connections = '16', headers = '{}', aSecond, settling = '0'] =
  process.argv.slice(2);
const settled = performance.now() + Number(settling) * 1000;
const milliseconds: number[] = [];
let refused = 0;
let others = 0;
const options = {
  url,
  duration: Number(seconds) + Number(settling),
  connections: Number(connections),
  headers: JSON.parse(headers),
  ...(aSecond && { overallRate: Number(aSecond), ignoreCoordinatedOmission: true }),
};
const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
  const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  run.on('response', (_client, statusCode, _bytes, responseTime) => {
    if (performance.now() < settled) return;
    if (statusCode === 200) milliseconds.push(responseTime);
    else if (statusCode === 503) refused += 1;
    else others += 1;
  });
});
const [p50, p95, p99] = [50, 95, 99].map((percent) => percentile(milliseconds, percent));
console.log(
  JSON.stringify({
    perSecond: milliseconds.length / Number(seconds),
    refusedPerSecond: refused / Number(seconds),
    p50,
    p95,
    p99,
    failed: refused + others + errors,
  }),
);
