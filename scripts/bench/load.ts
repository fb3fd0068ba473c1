import autocannon from 'autocannon';
import { percentile } from './statistics.ts';
import { steadyLoad } from './steady-load.ts';

// A process of its own: the load must not wait for whoever reports it.
// `node scripts/bench/load.ts URL SECONDS CONNECTIONS HEADERS [A_SECOND SETTLING_SECONDS]` prints one line of JSON.

const [url = '', seconds = '5', connections = '16', headers = '{}', aSecond, settling = '0'] =
  process.argv.slice(2);
const settled = performance.now() + Number(settling) * 1000;
const milliseconds: number[] = [];
let refused = 0;
let others = 0;
const count = (statusCode: number, responseTime: number) => {
  if (performance.now() < settled) return;
  if (statusCode === 200) milliseconds.push(responseTime);
  else if (statusCode === 503) refused += 1;
  else others += 1;
};
const target = { url, headers: JSON.parse(headers), connections: Number(connections) };
let errors = 0;
if (aSecond === undefined) {
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { ...target, duration: Number(seconds) };
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, statusCode, _bytes, responseTime) => count(statusCode, responseTime));
  });
  errors = result.errors;
} else {
  // The other one asks for a whole second's worth at its beginning, and rests until the next.
  const lasts = Number(seconds) + Number(settling);
  await steadyLoad({ ...target, aSecond: Number(aSecond), seconds: lasts, onAnswer: count });
}
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
