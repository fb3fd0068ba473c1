import { afterAll, beforeAll, expect, it } from 'vitest';
import { href } from '#contract/routes/routes.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { FrontEnd } from './front-end.ts';
import { testFrontEnd } from './test-front-end.ts';

const PAGE = href('eula', {}, 'fi');
const LINKED = '<link rel="stylesheet" href="/assets/base.css" id="react-aria-pressable-style">';
const FOR_LATER = '<link media="print" rel="stylesheet" href="/assets/base.css" disabled>';

/** Pages of a build with a style and a module. */
const frontEnd: FrontEnd = {
  ...testFrontEnd(),
  assets: () => ({
    styles: ['/assets/base.css'],
    modules: ['/assets/entry.js'],
    fonts: [],
    page: null,
    entry: '/assets/entry.js',
  }),
  styles: { build: 'today', text: (style) => Buffer.from(`/* ${style} */`) },
};

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase();
  portal = await startTestPortal(test, { frontEnd });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

it('a first visit has its styles in the document, and their files last', async () => {
  const { body, headers } = await portal.visitor().get(PAGE);
  const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
  const inside = `<style nonce="${nonce}" data-file="/assets/base.css" id="react-aria-pressable-style">/* /assets/base.css */</style>`;
  expect(body).toContain(inside);
  expect(body).not.toContain(LINKED);
  expect(body.indexOf(FOR_LATER)).toBeGreaterThan(body.indexOf('src="/assets/entry.js"'));
});

it('the next visits have their styles from the files, until there is another build', async () => {
  const visitor = portal.visitor();
  await visitor.get(PAGE);
  const { body } = await visitor.get(PAGE);
  expect(body).toContain(LINKED);
  expect(body).not.toMatch(/<style|media="print"/);
  const stale = await portal.visitor().get(PAGE, { headers: { cookie: 'styles=yesterday' } });
  expect(stale.body).toContain('<style');
});

it('modules come after what is seen', async () => {
  const { body } = await portal.visitor().get(PAGE);
  expect(body).toMatch(
    /<link rel="modulepreload" href="\/assets\/entry.js" nonce="[^"]+" fetchpriority="low">/,
  );
});
