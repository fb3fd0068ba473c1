import { spawnSync } from 'node:child_process';
import { commandLine } from './command-line.ts';
import { root } from './test/suites.ts';

// What takes too long for every change, one after the other, each with its time: `npm run test:long`, or some parts of it
// (`npm run test:long -- attack restore-drill`). It ends like `npm test`; what fails stops none of the others.
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
  'first-start': ['scripts/bench.ts', 'first-start'],
  'planted-faults': ['scripts/planted-faults.ts'],
};

const list = Object.keys(PARTS);
const { positionals: wanted } = commandLine({
  usage: `npm run test:long [-- <part> …]\nParts: ${list.join(', ')}`,
  names: { of: 'part', list },
});

const ended: { readonly name: string; readonly isGood: boolean; readonly minutes: number }[] = [];
for (const [name, command] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n… ${name}`);
  const began = performance.now();
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  ended.push({ name, isGood: status === 0, minutes: (performance.now() - began) / 60_000 });
}
console.log('');
for (const { name, isGood, minutes } of ended)
  console.log(`${isGood ? '✓' : '✗'} ${name} (${minutes.toFixed(1)} min)`);
const failed = ended.filter(({ isGood }) => !isGood).length;
console.log(`\n${ended.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
