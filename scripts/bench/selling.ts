import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from './table.ts';

export interface SellingResult {
  readonly seed: number;
  readonly histories: number;
  readonly seconds: number;
  /** What was done and answered, and how often. */
  readonly counts: readonly (readonly [string, number])[];
}

const HISTORIES = Number(process.env.SELLING_HISTORIES ?? 10_000);
/** Databases at a time: while one answers, another history is prepared. */
const LANES = 3;

/**
 * Plays random histories against the second model of the selling rules, by the test that plays a few. Throws where the portal
 * contradicts the model; the test's output then has the shortest history that does.
 */
export function measureSelling(): SellingResult {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const report = join(folder, 'selling.json');
  const started = Date.now();
  try {
    execFileSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'api',
        '--testTimeout',
        '0',
        'reliability/selling',
      ],
      {
        stdio: ['ignore', process.stderr, 'inherit'],
        env: {
          ...process.env,
          SELLING_HISTORIES: String(HISTORIES),
          SELLING_LANES: String(LANES),
          SELLING_SEED: process.env.SELLING_SEED ?? String(started % 2 ** 31),
          SELLING_REPORT: report,
        },
      },
    );
    const { seed, counts } = JSON.parse(readFileSync(report, 'utf8')) as Pick<
      SellingResult,
      'seed' | 'counts'
    >;
    return { seed, counts, histories: HISTORIES, seconds: (Date.now() - started) / 1000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function sellingTable({ seed, histories, seconds, counts }: SellingResult): string {
  const steps = counts.filter(([what]) => what !== 'history').reduce((sum, [, times]) => sum + times, 0);
  const rate = (histories / seconds).toFixed(1);
  const title = `${histories} random histories, ${steps} steps, none against the model: ${Math.round(seconds)} s, ${rate} a second, seed ${seed}`;
  return table(
    title,
    ['step and answer', 'times'],
    counts.map(([what, times]) => [what, String(times)]),
  );
}
