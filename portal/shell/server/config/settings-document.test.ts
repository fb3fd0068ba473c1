import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { settingsDocument } from './settings-document.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/settings.md', import.meta.url));

test('the page of settings is what the schema says', async () => {
  await expect(settingsDocument()).toMatchFileSnapshot(PAGE);
});
