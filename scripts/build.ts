import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { commandLine, NO_NAMES } from './command-line.ts';
import { fingerprint } from './fingerprint.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const portal = join(root, 'portal');
const stamp = join(portal, 'dist', '.sources');

/** Everything that ends up in a bundle. */
const SOURCES = [
  'pnpm-lock.yaml',
  'portal/vite.config.ts',
  'portal/package.json',
  '{tokens,design-system}/src/**/*',
  'portal/build/**/*.ts',
  'portal/{shell/browser,areas,client,components,contract}/**/*.{ts,tsx,json,svg}',
  'portal/shell/browser/public/**/*',
];

/** Builds the browser's and the server's bundles unless the sources are those of the last build. */
export async function build(): Promise<void> {
  const sources = fingerprint(root, SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building …');
  // Even when tests run the build: it is what production serves.
  process.env.NODE_ENV = 'production';
  const { bundle } = await import('../portal/build/bundle.ts');
  await bundle();
  await refuseUnwritten();
  compressAssets();
  mkdirSync(join(portal, 'dist'), { recursive: true });
  writeFileSync(stamp, sources);
}

/** Fails where the renderer would name a drawing that browsers cannot get: the page would be without it, and silent. */
async function refuseUnwritten(): Promise<void> {
  const { unwrittenFiles } = await import('../portal/build/unwritten-files.ts');
  const at = (...path: string[]) => join(portal, 'dist', ...path);
  const renderer = globSync('**/*.js', { cwd: at('server') }).map((file) =>
    readFileSync(at('server', file), 'utf8'),
  );
  const unwritten = unwrittenFiles(renderer, (file) => existsSync(at('client', file)));
  if (unwritten.length > 0)
    throw new Error(`The renderer names files that no browser can get: ${unwritten.join(', ')}`);
}

/** Writes each text file's brotli twin once, at the highest quality; the server sends it as it is. */
function compressAssets(): void {
  const client = join(portal, 'dist', 'client');
  for (const file of globSync('**/*.{js,css,svg}', { cwd: client })) {
    const path = join(client, file);
    const twin = brotliCompressSync(readFileSync(path), {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
    writeFileSync(`${path}.br`, twin);
  }
}

if (import.meta.main) {
  commandLine({ usage: 'npm run build', names: NO_NAMES });
  await build();
}
