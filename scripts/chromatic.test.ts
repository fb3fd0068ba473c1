import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('./chromatic.ts', import.meta.url));

it('says what it needs, and what to use without it', () => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };

  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });

  expect(status).toBe(1);
  expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN is not set');
  expect(stderr).toContain('npm run test:visual');
});
