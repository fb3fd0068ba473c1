import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { FAULTS, type PlantedFault } from './planted-faults/faults.ts';
import { scratchCopy } from './planted-faults/scratch-copy.ts';
import { root, SUITES } from './test/suites.ts';

// Plants each fault in a copy of the project and runs the suite that has to find it: `npm run planted-faults`, or those
// of some suites, `npm run planted-faults -- api stories`. It shows that the tests, made faster, have lost nothing.
const wanted = process.argv.slice(2);
const faults = FAULTS.filter(({ suite }) => wanted.length === 0 || wanted.includes(suite));
const copy = scratchCopy(root);
const env = {
  ...process.env,
  NODE_ENV: 'test',
  // What it says is searched.
  FORCE_COLOR: '0',
  PATH: `${join(copy, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
};
const answers = join(copy, 'answers.txt');
if (faults.some(({ suite }) => suite === 'answers')) seeAllAnswers();

let missed = 0;
for (const fault of faults) {
  const began = performance.now();
  const isCaught = plant(fault, () => runSuite(fault).includes(fault.says));
  if (!isCaught) missed++;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${isCaught ? 'caught' : 'MISSED'} ${fault.suite}: ${fault.what} (${seconds} s)`);
}
rmSync(copy, { recursive: true, force: true });
console.log(`\n${faults.length - missed} of ${faults.length} planted faults caught`);
process.exit(missed > 0 ? 1 : 0);

function plant<T>({ file, find, put }: PlantedFault, run: () => T): T {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, find ? text.replace(find, () => put) : `${text}\n${put}`);
  try {
    return run();
  } finally {
    writeFileSync(path, text);
  }
}

/** What a suite says when it fails; nothing when it passes. */
function runSuite({ suite, tests = [] }: PlantedFault): string {
  if (suite === 'sizes') runCommand(['node', 'scripts/build.ts']);
  const { command = [] } = SUITES.find(({ name }) => name === suite) ?? {};
  const { status, output } = runCommand([...command, ...tests]);
  return status === 0 ? '' : output;
}

function runCommand([command = '', ...args]: readonly string[]) {
  const result = spawnSync(command, args, {
    cwd: copy,
    env: { ...env, ANSWERS_LOG: answers },
    encoding: 'utf8',
    maxBuffer: 256e6,
  });
  return { status: result.status, output: `${result.stdout}${result.stderr}` };
}

/** As if the tests of the API had just seen every answer that is declared. */
function seeAllAnswers(): void {
  writeFileSync(answers, '');
  const { output } = runCommand(['node', 'scripts/check-answers.ts']);
  writeFileSync(answers, output.replaceAll('Declared, but no test has seen it: ', ''));
}
