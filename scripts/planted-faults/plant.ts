import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SUITES } from '../test/suites.ts';
import type { PlantedFault } from './planted-fault.ts';

/**
 * Whether the closest tests find a fault while it is planted.
 *
 * @param copy folder of the copy that it is planted in
 */
export function isCaught(copy: string, fault: PlantedFault): boolean {
  const { file, find, put, says } = fault;
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, find ? text.replace(find, () => put) : `${text}\n${put}`);
  try {
    return complaints(copy, fault).includes(says);
  } finally {
    writeFileSync(path, text);
  }
}

/** As if the tests of the API had just seen every answer that is declared. */
export function seeAllAnswers(copy: string): void {
  writeFileSync(answersOf(copy), '');
  const { output } = runCommand(copy, ['node', 'scripts/check-answers.ts'], { ANSWERS_LOG: answersOf(copy) });
  writeFileSync(answersOf(copy), output.replaceAll('Declared, but no test has seen it: ', ''));
}

/** What a suite says when it fails; nothing when it passes. */
function complaints(copy: string, { suite, tests = [] }: PlantedFault): string {
  if (suite === 'sizes') runCommand(copy, ['node', 'scripts/build.ts']);
  const { command = [] } = SUITES.find(({ name }) => name === suite) ?? {};
  // Other suites note no answers there: what a planted fault answers must not count as seen.
  const environment: Record<string, string> = suite === 'answers' ? { ANSWERS_LOG: answersOf(copy) } : {};
  const { status, output } = runCommand(copy, [...command, ...tests], environment);
  if (status === 0) return '';
  if (command[0] !== 'vitest') return output;
  // It names what passes, too, and a file that it could not even load has found nothing.
  const [, failed = ''] = output.split(/^.* Failed Tests \d+ .*$/m);
  return failed;
}

function runCommand(
  copy: string,
  [command = '', ...args]: readonly string[],
  environment: Record<string, string> = {},
) {
  const bin = join(copy, 'node_modules', '.bin');
  const result = spawnSync(command, args, {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      // What it says is searched.
      FORCE_COLOR: '0',
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      ...environment,
    },
    encoding: 'utf8',
    maxBuffer: 256e6,
  });
  return { status: result.status, output: `${result.stdout}${result.stderr}` };
}

const answersOf = (copy: string) => join(copy, 'answers.txt');
