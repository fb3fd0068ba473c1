import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { projectImports } from './imports/project-imports.ts';
import { TASKS } from './tasks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the product's tasks run, and what those start as processes and bundles of their own. */
const ENTRIES = [
  ...Object.values(TASKS).flatMap(({ needs, command }) => (needs === 'product' ? [command[1] ?? ''] : [])),
  'scripts/build.ts',
  'portal/outside/sandbox/main.ts',
  'portal/vite.config.ts',
  'portal/shell/browser/entry-client.tsx',
  'portal/shell/browser/entry-server.tsx',
];

test('every task is an npm script, and the other way about', () => {
  expect(manifest.scripts).toEqual(
    Object.fromEntries(Object.keys(TASKS).map((name) => [name, `exec node scripts/bootstrap.mjs ${name}`])),
  );
});

test('the tasks of the product do without what only development depends on', () => {
  const imports = Map.groupBy(
    projectImports(root).filter(({ kind }) => kind !== 'type'),
    ({ from }) => from,
  );
  const reached = new Set(ENTRIES);
  const missing = new Set<string>();
  for (const file of reached) {
    for (const { to, isPackage } of imports.get(file) ?? []) {
      if (!isPackage) reached.add(to);
      else if (to !== 'node:' && !installedWithProduct(file).has(to)) missing.add(`${file}: ${to}`);
    }
  }
  expect([...missing]).toEqual([]);
  expect(reached.size).toBeGreaterThan(500);
});

/** What is installed for the folder that a file belongs to; what only development depends on is not. */
function installedWithProduct(file: string): ReadonlySet<string> {
  let folder = dirname(join(root, file));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return new Set(Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }));
}
