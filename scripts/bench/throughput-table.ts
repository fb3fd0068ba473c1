import { table } from './table.ts';
import { type Answered, CONNECTIONS, SECONDS, type Throughput } from './throughput.ts';

/** @param commits of the measured products, this one first */
export function throughputTable(results: readonly Throughput[], commits: readonly string[]): string {
  const title = `Answers per second, ${CONNECTIONS} connections from this machine, rounds of ${SECONDS} s; processor time and latency in ms`;
  const heads = ['', 'commit', 'a second', 'processor', 'p50', 'p95', 'failed', 'ratio'];
  const rows = results.flatMap(({ name, answered }) =>
    answered.map((side, index) => [index === 0 ? name : '', commits[index] ?? '', ...cells(side, index)]),
  );
  return table(title, heads, rows);
}

function cells({ perSecond, processor, p50, p95, failed, ratio }: Answered, index: number): string[] {
  const milliseconds = [processor, p50, p95].map((value) => value.toFixed(1));
  // Beside the other commit: how many times as much is answered here.
  return [perSecond.toFixed(0), ...milliseconds, String(failed), index === 0 ? '' : ratio.toFixed(2)];
}
