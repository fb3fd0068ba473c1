import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { generatedBundle } from '../../portal/areas/record/shared/health-record/server/fhir/testing/generated-bundle.ts';
import { pinnedBrowser } from '../browser.ts';
import { DAY, longRecord } from './long-record.ts';
import { callsOf, pagesOf } from './long-record-paths.ts';
import type { Vitals } from './observe-vitals.ts';
import { processorTime } from './processor-time.ts';
import { type Product, startProduct } from './product.ts';
import { signInAtBrowser } from './sign-in.ts';
import { table } from './table.ts';
import { medians, visit } from './vitals.ts';

const ROUNDS = 3;
const CALLS = 20;
/** Results of one test, a day each. */
const TREND = 2000;
const LONG = { name: 'Kerttu Helena Laine', identityCode: '070771-9249' };
const SHORT = { name: 'Onni Kalevi Mäkelä' };
const IMPORT = fileURLToPath(new URL('../../portal/commands/fhir-import.ts', import.meta.url));

interface MeasuredPage extends Vitals {
  readonly page: string;
  readonly isLong: boolean;
}
interface MeasuredCall {
  readonly call: string;
  /** Of the server, for one call. */
  readonly long: number;
  readonly short: number;
}
export interface LongRecords {
  readonly pages: readonly MeasuredPage[];
  readonly calls: readonly MeasuredCall[];
  /** Of the machine in the last minute, before and after. */
  readonly load: readonly [number, number];
}

/** What a record of many years costs a phone and the server, beside a short one in the same run. */
export async function measureLongRecords(port: number): Promise<LongRecords> {
  const product = await startProduct(port);
  const { executablePath, args, env } = await pinnedBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args], env });
  try {
    importRecord(product);
    const before = loadavg()[0] ?? 0;
    const origin = `http://kaari.localhost:${port}`;
    const cookies = {
      long: await signInAtBrowser(browser, origin, LONG.name),
      short: await signInAtBrowser(browser, origin, SHORT.name),
    };
    const cookie = (of: keyof typeof cookies) =>
      cookies[of].map(({ name, value }) => `${name}=${value}`).join('; ');
    const ask = async (path: string, of: keyof typeof cookies) => {
      // Node does not resolve names below localhost as browsers do.
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: cookie(of) } });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
      return answer.text();
    };
    const trendId = await idOfTrend(ask);
    const calls: MeasuredCall[] = [];
    for (const [call, path] of callsOf(trendId)) {
      const cost = async (of: keyof typeof cookies) => {
        await ask(path, of);
        const began = processorTime(product.pid);
        for (let nth = 0; nth < CALLS; nth++) await ask(path, of);
        return (processorTime(product.pid) - began) / CALLS;
      };
      const isOfLong = path.includes('/results/') || path.includes('/trends/');
      calls.push({ call, long: await cost('long'), short: isOfLong ? Number.NaN : await cost('short') });
    }
    const pages: MeasuredPage[] = [];
    for (const [page, path] of pagesOf(trendId)) {
      const isOfLong = path.includes(DAY) || path.endsWith(`/${trendId}`);
      for (const of of isOfLong ? (['long'] as const) : (['long', 'short'] as const)) {
        const rounds: Vitals[] = [];
        while (rounds.length < ROUNDS)
          rounds.push(await visit(browser, origin, { name: page, path, isSignedIn: true }, cookies[of]));
        pages.push({ page, isLong: of === 'long', ...medians(rounds) });
      }
    }
    return { pages, calls, load: [before, loadavg()[0] ?? 0] };
  } finally {
    await browser.close();
    await product.stop();
  }
}

function importRecord({ dataDir }: Product): void {
  const files = [join(dataDir, 'trend.json'), join(dataDir, 'long.json')] as const;
  writeFileSync(
    files[0],
    [...generatedBundle(TREND, 'https://trend.example/fhir', [LONG.identityCode])].join(''),
  );
  writeFileSync(files[1], longRecord(LONG.identityCode));
  execFileSync(process.execPath, [IMPORT, '--quiet', ...files], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Any result of the test with many; its days follow that with many tests only in its first years. */
async function idOfTrend(ask: (path: string, of: 'long') => Promise<string>): Promise<number> {
  const { tests } = JSON.parse(await ask('/api/laboratory/results/2006-01-02?lang=fi', 'long')) as {
    tests: { id: number }[];
  };
  return tests[0]?.id ?? 0;
}

export function longRecordsTables({ pages, calls, load }: LongRecords): string {
  const said = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0));
  const note = `load ${load.map((each) => each.toFixed(1)).join(' to ')}`;
  return [
    table(
      `Pages of a long record and of a short one, processor 4 × slower, median of ${ROUNDS}, ${note}; aim: TBT ≤ 200`,
      ['page', 'TBT ms', 'longest task ms', 'CLS', 'LCP ms'],
      pages.map(({ page, isLong, tbt, longest, cls, lcp }) => [
        isLong ? page : `${page}, short record`,
        said(tbt),
        said(longest),
        cls.toFixed(3),
        said(lcp),
      ]),
    ),
    table(
      `The server's processor time for a call, mean of ${CALLS}`,
      ['call', 'long ms', 'short ms'],
      calls.map(({ call, long, short }) => [call, said(long), said(short)]),
    ),
  ].join('\n');
}
