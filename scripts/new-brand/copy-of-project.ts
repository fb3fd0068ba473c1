import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const COPIED = [
  'package.json',
  'tsconfig.json',
  'tokens/package.json',
  'tokens/src',
  'design-system/package.json',
  'design-system/src',
  'portal/package.json',
  'portal/areas',
  'portal/brands',
  'portal/client',
  'portal/contract',
  'portal/shell/browser/brands',
  'portal/shell/browser/i18n',
  'portal/shell/browser/messages',
  'portal/shell/browser/messages.ts',
  'portal/shell/browser/menu-entries.ts',
  'portal/components',
];

/** For tests: the part of the project that a brand is written into, with the installed packages. */
export function copyOfProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'new-brand-'));
  for (const path of COPIED) cpSync(join(repository, path), join(root, path), { recursive: true });
  for (const workspace of ['', 'tokens', 'design-system', 'portal']) linkPackages(root, workspace);
  writeFileSync(
    join(root, 'tsconfig.brands.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: [
        'tokens/src/brands',
        'design-system/src/themes',
        'design-system/src/brands',
        'design-system/src/*.d.ts',
        'portal/brands',
        'portal/shell/browser/brands',
        'portal/shell/browser/messages.ts',
        'portal/client/calls/api.ts',
        'portal/areas/registry.ts',
      ],
      exclude: ['**/*.test.*'],
    }),
  );
  return root;
}

/** Everything that is installed, with the project's own packages taken from the copy. */
function linkPackages(root: string, workspace: string): void {
  const installed = join(repository, workspace, 'node_modules');
  for (const name of readdirSync(installed)) {
    const place = join(root, workspace, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    if (name !== '@portal') symlinkSync(join(installed, name), place);
  }
  const own = join(root, workspace, 'node_modules', '@portal');
  mkdirSync(own, { recursive: true });
  for (const name of ['tokens', 'design-system']) symlinkSync(join(root, name), join(own, name));
}
