import { rmSync } from 'node:fs';
import { commandLine } from './command-line.ts';
import { AREAS } from './planted-faults/areas.ts';
import { isCaught, seeAllAnswers } from './planted-faults/plant.ts';
import { scratchCopy } from './planted-faults/scratch-copy.ts';
import { root } from './test/suites.ts';

// Plants each fault in a copy of the project and runs the tests that are closest to it: `npm run planted-faults`, or
// those of some areas or suites, `npm run planted-faults -- money stories`. It shows that the tests hold the rules that
// they are there for, and, made faster, have lost nothing.
const all = Object.entries(AREAS).flatMap(([area, faults]) => faults.map((fault) => ({ area, ...fault })));
const list = [...new Set(all.flatMap(({ area, suite }) => [area, suite]))];
const { positionals: wanted } = commandLine({
  usage: `npm run planted-faults [-- <area or suite> …]\nAreas and suites: ${list.join(', ')}`,
  names: { of: 'area or suite', list },
});
const faults = all.filter(
  ({ area, suite }) => wanted.length === 0 || wanted.includes(area) || wanted.includes(suite),
);
const copy = scratchCopy(root);
if (faults.some(({ suite }) => suite === 'answers')) seeAllAnswers(copy);

let missed = 0;
for (const { area, ...fault } of faults) {
  const began = performance.now();
  const wasCaught = isCaught(copy, fault);
  if (!wasCaught) missed++;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${wasCaught ? 'caught' : 'MISSED'} ${area}, ${fault.suite}: ${fault.what} (${seconds} s)`);
}
rmSync(copy, { recursive: true, force: true });
console.log(`\n${faults.length - missed} of ${faults.length} planted faults caught`);
process.exit(missed > 0 ? 1 : 0);
