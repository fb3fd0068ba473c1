import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brands } from '../tokens/src/brands/registry.ts';
import { designTokens } from '../tokens/src/design-tokens/design-tokens.ts';
import { readDocs } from '../tokens/src/design-tokens/read-docs.ts';
import { commandLine, NO_NAMES } from './command-line.ts';

const SOURCES = ['contract.ts', 'shared.ts'];

/**
 * Writes every brand as `<id>.tokens.json`, for design tools and for products that do not run on the web.
 * @returns the files' paths
 */
export function exportTokens(folder: string): string[] {
  const read = (name: string) => readFileSync(new URL(`../tokens/src/${name}`, import.meta.url), 'utf8');
  const docs = new Map(SOURCES.flatMap((name) => [...readDocs(read(name))]));
  mkdirSync(folder, { recursive: true });
  return brands.map((brand) => {
    const path = join(folder, `${brand.id}.tokens.json`);
    writeFileSync(path, `${JSON.stringify(designTokens(brand, docs), null, 2)}\n`);
    return path;
  });
}

if (import.meta.main) {
  const { values } = commandLine({
    usage: 'npm run tokens:export [-- --out <folder>]',
    names: NO_NAMES,
    options: {
      out: { type: 'string', default: fileURLToPath(new URL('../.cache/design-tokens', import.meta.url)) },
    },
  });
  for (const path of exportTokens(values.out)) console.log(path);
}
