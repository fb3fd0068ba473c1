import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lookFiles } from '../../scripts/new-brand/look-files.ts';
import { readInput } from '../../scripts/new-brand/read-input.ts';
import { settingsFiles } from '../../scripts/new-brand/settings-files.ts';
import { BRAND_FILES, REGISTRIES } from './brand-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const look = readInput(['tuuli', '--name', 'Tuuli', '--action', '#3fb6b6'], root);
const parts = [lookFiles(look), settingsFiles(look)];

it('names each file that the command writes', () => {
  const written = parts.flatMap(({ create }) => Object.keys(create));
  expect(BRAND_FILES.map(({ path }) => path.replace('<id>', 'tuuli')).sort()).toEqual(written.sort());
});

it('names each file that the command changes', () => {
  expect([...REGISTRIES].sort()).toEqual(parts.flatMap(({ change }) => Object.keys(change)).sort());
});
