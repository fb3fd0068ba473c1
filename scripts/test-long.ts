import { spawnSync } from 'node:child_process';
import { commandLine } from './command-line.ts';
import { SKIPPED } from './test/skipped.ts';
import { root } from './test/suites.ts';

// What takes too long for every change, one after the other, each with its time: `npm run test:long`, or some parts of it
// (`npm run test:long -- attack restore-drill`). It ends like `npm test`; what fails stops none of the
// others, and what cannot run here is counted as skipped.
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'restore-drill': ['scripts/restore-drill.ts'],
  attack: ['scripts/attack.ts', '--control'],
  // The two that play what chance makes, against a second model and against every shape of a record.
  selling: ['scripts/bench.ts', 'selling'],
  fhir: ['scripts/bench.ts', 'fhir'],
  employees: ['scripts/bench.ts', 'employees'],
  bench: [
    'scripts/bench.ts',
    ...['sizes', 'vitals', 'throughput', 'search', 'pressure', 'kill', 'outage', 'crowd', 'long-records'],
  ],
  // The browser suite's dates at the moments at which calendars, clocks and opening hours are odd.
  moments: ['scripts/moments.ts'],
  // What patients mostly do, in the engines of Safari and Firefox.
  webkit: ['scripts/engines.ts', 'webkit'],
  firefox: ['scripts/engines.ts', 'firefox'],
  'first-start': ['scripts/bench.ts', 'first-start'],
  'planted-faults': ['scripts/planted-faults.ts'],
};

const list = Object.keys(PARTS);
const { positionals: wanted } = commandLine({
  usage: `npm run test:long [-- <part> …]\nParts: ${list.join(', ')}`,
  names: { of: 'part', list },
});

const ended: { readonly name: string; readonly mark: '✓' | '✗' | '–'; readonly minutes: number }[] = [];
for (const [name, command] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n… ${name}`);
  const began = performance.now();
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  const mark = status === 0 ? '✓' : status === SKIPPED ? '–' : '✗';
  ended.push({ name, mark, minutes: (performance.now() - began) / 60_000 });
}
console.log('');
for (const { name, mark, minutes } of ended) console.log(`${mark} ${name} (${minutes.toFixed(1)} min)`);
const count = (wanted: string) => ended.filter(({ mark }) => mark === wanted).length;
console.log(`\n${count('✓')} passed, ${count('✗')} failed, ${count('–')} skipped`);
process.exit(count('✗') > 0 ? 1 : 0);
