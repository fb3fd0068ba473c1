import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './product.ts';
import type { Tree } from './tree.ts';

export interface Ran {
  readonly succeeded: boolean;
  readonly output: string;
}

/** Runs an operator's command, `npm run <name>`; null if the product has no such command. */
export async function runCommand(
  { folder }: Tree,
  settings: Settings,
  name: string,
  ...args: string[]
): Promise<Ran | null> {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!(name in scripts)) return null;
  const options = { cwd: folder, env: { ...process.env, ...settings } };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/bootstrap.mjs', name, ...args], options, (error, stdout, stderr) =>
      resolve({ succeeded: error === null, output: `${stdout}${stderr}`.trim() }),
    );
  });
}
