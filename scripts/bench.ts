import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startProduct } from './bench/product.ts';
import { sizesTable } from './bench/sizes.ts';
import { commandLine } from './command-line.ts';
import { pageSizes } from './page-sizes.ts';

// Figures of this commit: `npm run bench`, or some of them: `npm run bench -- sizes search`; `--json` for programs.
// `npm run bench -- throughput --against <commit>` measures another commit alternating with this one;
// `npm run bench -- search --largest 10000000` searches in a fourth clinic of that many free times, too (minutes to
// fill, 9 GB of disk).

const PARTS = [
  'sizes',
  'vitals',
  'throughput',
  'search',
  'limits',
  'pressure',
  'kill',
  'outage',
  'crowd',
  'selling',
  'payments',
  'messages',
  'ledger',
  'fhir',
  'employees',
  'long-records',
  'first-start',
] as const;
/** The portal's port; the sandbox, the page without scripts and the one over HTTP/2 take the next ones. */
const PORT = Number(process.env.BENCH_PORT ?? 4400);
/** Rows of the largest table that an employer sends. */
const EMPLOYEES = 200_000;
const FLOOR_PORT = PORT + 3;
const HTTP2_PORT = PORT + 4;
const root = fileURLToPath(new URL('..', import.meta.url));

const { values, positionals } = commandLine({
  usage: `npm run bench [-- <part> … --json --against <commit> --largest <free times>]\nParts: ${PARTS.join(', ')}`,
  names: { of: 'part', list: PARTS },
  options: {
    json: { type: 'boolean', default: false },
    against: { type: 'string' },
    largest: { type: 'string' },
  },
});
const wanted = (part: (typeof PARTS)[number]) => positionals.length === 0 || positionals.includes(part);
const results: Record<string, unknown> = {};
const report = (part: string, result: unknown, text: string) => {
  results[part] = result;
  if (!values.json) console.log(text);
};

const machine = {
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  date: new Date().toISOString(),
  cores: cpus().length,
  processor: cpus()[0]?.model ?? 'unknown',
  memoryGb: Math.round(totalmem() / 1e9),
  node: process.version,
};
report(
  'machine',
  machine,
  Object.entries(machine)
    .map(([name, value]) => `${name} ${value}`)
    .join(' · '),
);

// In another process: the bundler turns its own into a production process.
const WITHOUT_BUILD: readonly string[] = ['first-start', 'fhir', 'selling', 'limits', 'employees'];
if (PARTS.some((part) => !WITHOUT_BUILD.includes(part) && wanted(part)))
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', process.stderr, 'inherit'] });
if (wanted('sizes')) {
  const sizes = await pageSizes();
  report('sizes', sizes, sizesTable(sizes));
}
if (wanted('vitals') || wanted('pressure')) await benchProduct();
if (wanted('throughput')) await benchThroughput();
if (wanted('search')) {
  const { measureSearch, searchTable } = await import('./bench/search.ts');
  const latencies = await measureSearch(values.largest === undefined ? [] : [Number(values.largest)]);
  report('search', latencies, searchTable(latencies));
}
if (wanted('limits')) {
  const { limitsTable, measureLimits } = await import('./bench/limits.ts');
  const limits = await measureLimits();
  report('limits', limits, limitsTable(limits));
}
if (wanted('kill')) {
  const { killTable, measureKill } = await import('./bench/kill.ts');
  const result = await measureKill();
  report('kill', result, killTable(result));
}
if (wanted('outage')) {
  const { measureOutages, outageTable } = await import('./bench/outage.ts');
  const result = await measureOutages();
  report('outage', result, outageTable(result));
}
if (wanted('crowd')) {
  const { crowdTable, measureCrowd } = await import('./bench/crowd.ts');
  const result = await measureCrowd();
  report('crowd', result, crowdTable(result));
  if (!result.isSound) process.exitCode = 1;
}
if (wanted('selling')) {
  const { measureSelling, sellingTable } = await import('./bench/selling.ts');
  const result = measureSelling();
  report('selling', result, sellingTable(result));
}
if (wanted('payments')) {
  const { areProven, killedPaymentsTables, measureKilledPayments, measurePayments, paymentsTable } =
    await import('./bench/payments.ts');
  const { isSound } = await import('../portal/shell/server/reliability/payments/check-books.ts');
  const told = await measurePayments();
  report('payments', told, paymentsTable(told));
  const killed = await measureKilledPayments();
  report('killedPayments', killed, killedPaymentsTables(killed));
  if (!isSound(told.found) || !areProven(killed)) process.exitCode = 1;
}
if (wanted('messages')) {
  const { isSound, measureConversations, messagesTables } = await import('./bench/messages.ts');
  const result = await measureConversations(PORT);
  report('messages', result, messagesTables(result));
  if (!isSound(result)) process.exitCode = 1;
}
if (wanted('ledger')) {
  const { isWithinLimits, ledgerTables, measureLedger } = await import('./bench/ledger.ts');
  const result = await measureLedger();
  report('ledger', result, ledgerTables(result));
  if (!isWithinLimits(result)) process.exitCode = 1;
}
if (wanted('employees')) {
  const { employeesTable, measureEmployees } = await import('./bench/employees.ts');
  const employees = await measureEmployees(EMPLOYEES);
  report('employees', employees, employeesTable(employees));
}
if (wanted('fhir')) {
  const { importTable, measureImports } = await import('./bench/fhir.ts');
  const imports = await measureImports(60_000);
  report('fhir', imports, importTable(imports));
  if (!imports.killed.isSame) process.exitCode = 1;
}
if (wanted('long-records')) {
  const { longRecordsTables, measureLongRecords } = await import('./bench/long-records.ts');
  const result = await measureLongRecords(PORT);
  report('long-records', result, longRecordsTables(result));
}
if (wanted('first-start')) {
  const { firstStartTable, measureFirstStarts } = await import('./bench/first-start.ts');
  const result = await measureFirstStarts(PORT);
  report('first-start', result, firstStartTable(result));
}
if (values.json) console.log(JSON.stringify(results, null, 2));

async function benchProduct(): Promise<void> {
  const product = await startProduct(PORT);
  try {
    if (wanted('vitals')) {
      const { measureVitals, vitalsTable } = await import('./bench/vitals.ts');
      const vitals = await measureVitals({ portal: PORT, floor: FLOOR_PORT, http2: HTTP2_PORT });
      report('vitals', vitals, vitalsTable(vitals));
    }
    if (wanted('pressure')) {
      const { measurePressure, pressureTable } = await import('./bench/pressure.ts');
      const pressure = await measurePressure(PORT, FLOOR_PORT);
      report('pressure', pressure, pressureTable(pressure));
    }
  } finally {
    await product.stop();
  }
}

async function benchThroughput(): Promise<void> {
  const { measureThroughput } = await import('./bench/throughput.ts');
  const { throughputTable } = await import('./bench/throughput-table.ts');
  const { checkOut } = await import('./bench/check-out.ts');
  const other = values.against === undefined ? null : checkOut(values.against);
  try {
    const here = { commit: machine.commit, root };
    const sides = other ? [here, other] : [here];
    const throughput = await measureThroughput(
      PORT,
      sides.map((side) => side.root),
    );
    const commits = sides.map(({ commit }) => commit);
    report('throughput', { commits, results: throughput }, throughputTable(throughput, commits));
  } finally {
    other?.remove();
  }
}
