import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));

/** Heavy by nature: a page imports these only when it needs them at once. */
const HEAVY = ['Calendar', 'ReferenceRange', 'Tabs', 'TrendChart'];

const light = readdirSync(source).filter(
  (name) => !HEAVY.includes(name) && existsSync(`${source}${name}/${name}.tsx`),
);

const ENTRY = 'virtual:everything-light';

/** What the browser needs for the entry before any `import()`. */
function firstLoad(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of needed) {
    for (const name of chunk.imports) {
      const found = chunks.find(({ fileName }) => fileName === name);
      if (found) needed.add(found);
    }
  }
  return [...needed];
}

describe('all light components together', () => {
  let needed: Rolldown.OutputChunk[] = [];

  beforeAll(async () => {
    // The bundler looks here to know for whom it builds.
    vi.stubEnv('NODE_ENV', 'production');
    const result = (await build({
      configFile: false,
      logLevel: 'silent',
      root: source,
      plugins: [
        vanillaExtractPlugin(),
        {
          name: 'entry',
          resolveId: (id) => (id === ENTRY ? ENTRY : null),
          load: (id) =>
            id === ENTRY
              ? light.map((name) => `export * from '${source}${name}/${name}.tsx';`).join('\n')
              : null,
        },
      ],
      build: {
        write: false,
        rolldownOptions: {
          input: ENTRY,
          preserveEntrySignatures: 'strict',
          external: ['react', 'react/jsx-runtime'],
          // Hashes do not compress: with them every change of anything weighs differently.
          output: { chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
        },
      },
    })) as Rolldown.RolldownOutput;
    needed = firstLoad(result.output.filter((file) => file.type === 'chunk'));
  }, 60_000);
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it('leave React Aria and Radix for later', () => {
    const modules = needed.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.length).toBeGreaterThan(light.length);
    expect(modules.filter((id) => /react-aria|react-stately|radix-ui/.test(id))).toEqual([]);
  });

  it('weigh at most 13 kB (brotli)', () => {
    const bytes = needed.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
    expect(bytes).toBeLessThanOrEqual(13_000);
  });
});
