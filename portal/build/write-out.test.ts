import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MENU } from '../shell/browser/feature-tables.ts';
import { writeOut } from './write-out.ts';

const file = fileURLToPath(new URL('../shell/browser/feature-tables.ts', import.meta.url));
const { load } = writeOut([file]) as { load: (id: string) => Promise<string | null> };

test('the values of a module replace its code', async () => {
  const code = await load(file);
  expect(code).toContain(`export const MENU = ${JSON.stringify(MENU)};`);
  expect(code).not.toContain('import');
});

test('other modules stay as they are', async () => {
  expect(await load(`${file}x`)).toBeNull();
});
