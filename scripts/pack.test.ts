import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { kaari } from '@portal/tokens/brands/kaari';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { pinnedBrowser } from './browser.ts';
import { pack } from './pack.ts';

/** An installation and a build, on a machine with much to do. */
const MINUTE = 60_000;

/** Another product: it has the two tarballs, React and a bundler, and nothing of this repository. */
const folder = mkdtempSync(join(tmpdir(), 'outside-project-'));

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', NODE_ENV: '' },
  });

const versions: Readonly<Record<string, string>> = manifest.devDependencies;

beforeAll(() => {
  const [tokens, designSystem] = pack(join(folder, 'tarballs'));
  cpSync(join(import.meta.dirname, 'outside-project'), folder, { recursive: true });
  const names = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite'];
  const others = [...names, '@vanilla-extract/vite-plugin'].map((name) => [name, versions[name]]);
  const dependencies = {
    '@portal/tokens': `file:${tokens}`,
    '@portal/design-system': `file:${designSystem}`,
    ...Object.fromEntries(others),
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'outside', type: 'module', dependencies }),
  );
  // The design system depends on the tokens by version, which exists only here.
  const own = { overrides: { '@portal/tokens': `file:${tokens}` }, allowBuilds: { esbuild: false } };
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(own));
  run('npx', '--yes', `pnpm@${manifest.engines.pnpm}`, 'install', '--prefer-offline', '--no-frozen-lockfile');
  run('npx', 'vite', 'build', '--outDir', 'dist/client');
  run('npx', 'vite', 'build', '--ssr', 'server.tsx', '--outDir', 'dist/server');
}, 15 * MINUTE);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a project outside this repository', () => {
  it('type-checks against the packed types', () => {
    expect(run('npx', 'tsc', '-p', '.')).toBe('');
  });

  it(
    'renders on its server and hydrates in its browser, in the brand’s look',
    async () => {
      const { html } = (await import(pathToFileURL(join(folder, 'dist/server/server.js')).href)) as {
        html: string;
      };
      expect(html).toContain('Fill in');
      const { executablePath, args, env } = await pinnedBrowser();
      const browser = await chromium.launch({ executablePath, args: [...args], env });
      try {
        const page = await browser.newPage();
        const complaints: string[] = [];
        page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
        page.on('pageerror', (error) => complaints.push(String(error)));
        await page.route('**/*', (route) => {
          const { pathname } = new URL(route.request().url());
          const path = join(folder, 'dist/client', pathname === '/' ? 'index.html' : pathname);
          if (pathname !== '/') return route.fulfill({ path });
          const body = readFileSync(path, 'utf8').replace('<!--page-->', html);
          return route.fulfill({ body, contentType: 'text/html' });
        });
        await page.goto('http://outside.localhost/');
        const button = page.getByRole('button', { name: 'Fill in' });
        const [shown, wanted] = await button.evaluate((element, colour) => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.backgroundColor = colour;
          return [element, probe].map((each) => getComputedStyle(each).backgroundColor);
        }, kaari.scheme.light.color.action.rest);
        expect(shown).toBe(wanted);
        await button.click();
        await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Aino');
        expect(complaints).toEqual([]);
      } finally {
        await browser.close();
      }
    },
    5 * MINUTE,
  );
});
