import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { commandLine, NO_NAMES } from './command-line.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Packages for products outside this repository, dependencies first. */
const PACKAGES = ['tokens', 'design-system'] as const;

/**
 * Compiles the tokens and the design system to plain JavaScript with types, file by file, and packs each.
 * The style sheets stay modules (`*.css.js`): a product's own bundler extracts those that it uses.
 * @returns the tarballs' paths
 */
export function pack(destination: string): string[] {
  mkdirSync(destination, { recursive: true });
  return PACKAGES.map((name) => {
    const folder = join(root, name);
    const dist = join(folder, 'dist');
    rmSync(dist, { recursive: true, force: true });
    run('tsc', ['-p', join(folder, 'tsconfig.pack.json')]);
    for (const drawing of globSync('**/*.svg', { cwd: join(folder, 'src') })) {
      cpSync(join(folder, 'src', drawing), join(dist, drawing));
    }
    const tarball = run(
      'npx',
      ['--yes', `pnpm@${manifest.engines.pnpm}`, 'pack', '--json', '--pack-destination', destination],
      folder,
    );
    return (JSON.parse(tarball) as { filename: string }).filename;
  });
}

function run(command: string, args: readonly string[], cwd = root): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

if (import.meta.main) {
  commandLine({ usage: 'npm run pack', names: NO_NAMES });
  for (const tarball of pack(join(root, '.cache', 'packages'))) console.log(tarball);
}
