import type { Page } from '@playwright/test';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import type { Running } from '#shell/server/reliability/processes.ts';
import {
  isTurnOf,
  languagesOn,
  makeThings,
  pageKeys,
  pathsOf,
  READERS_OF_PAGES,
  readerOf,
} from './every-page.ts';
import { BRANDS, DESKTOP, dayFor, expect, hydrated, originOf, PHONE, signIn, test } from './fixtures.ts';
import { placeOfFocus } from './focus-cover.ts';
import { SHORT_PORT, startShortSessions } from './short-sessions.ts';

// A walk through all pages.
test.describe.configure({ timeout: 300_000 });

/** Its sessions last long, and warn as soon as they begin: each page has a toast open. */
let portal: Running;
test.beforeAll(async () => {
  portal = await startShortSessions({ idle: 1800, warnings: [1799] });
});
test.afterAll(() => portal?.stop());

/** More stops than any page has between header and footer. */
const MOST_STOPS = 150;

for (const brand of BRANDS) {
  // Each page in one of the brands that have it.
  const turns = [...pageKeys(brand, false), ...pageKeys(brand, true)].filter((key) => isTurnOf(key, brand));
  const keys = READERS_OF_PAGES.flatMap((name) => turns.filter((key) => readerOf(key) === name));

  test(`no toast and no bar covers what has the focus, on every page and in its dialogs: ${brand.id}`, async ({
    page,
    browser,
  }, { parallelIndex }) => {
    const [lang = 'fi'] = languagesOf(brand);
    const things = await makeThings(browser, brand.id, dayFor(brand.id, 26), parallelIndex);
    const covered: string[] = [];
    let reader = '';
    for (const [nth, key] of keys.entries()) {
      await test.step(key, async () => {
        if (readerOf(key) !== reader) await signIn(page, readerOf(key), `/${lang}`, brand.id);
        reader = readerOf(key);
        for (const path of pathsOf(key, languagesOn(key, brand)[0] ?? lang, things)) {
          await page.goto(originOf(brand.id, SHORT_PORT) + path);
          await hydrated(page);
          await expect(page.locator('[data-toasts] button').first()).toBeVisible();
          for (const size of [PHONE, DESKTOP]) {
            await page.setViewportSize(size);
            for (const cover of await coversOnTheWay(page, nth === 0)) {
              covered.push(`${path} at ${size.width} px: ${cover}`);
            }
            for (const cover of await coversInDialogs(page)) {
              covered.push(`${path} at ${size.width} px, in a dialog: ${cover}`);
            }
          }
        }
      });
    }
    expect(covered).toEqual([]);
  });
}

/** What covers the focus on a walk by Tab through a page's content, or through all of it with header and footer. */
async function coversOnTheWay(page: Page, isWhole: boolean): Promise<readonly string[]> {
  const covers: string[] = [];
  await page.evaluate((all) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const start = document.querySelector<HTMLElement>(all ? 'a' : 'main');
    start?.focus();
  }, isWhole);
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    await page.keyboard.press('Tab');
    const { place, cover } = await placeOfFocus(page);
    if (place === 'frame' || (place === 'around' && !isWhole)) return covers;
    if (cover) covers.push(cover);
  }
  throw new Error('Tab leads to no end');
}

/** What covers the focus on a walk through each dialog that the page's content opens. */
async function coversInDialogs(page: Page): Promise<readonly string[]> {
  const covers: string[] = [];
  const openers = page.getByRole('main').locator('button[aria-haspopup=dialog]:visible:enabled');
  const dialog = page.locator('[role=dialog], [role=alertdialog]');
  for (const opener of await openers.all()) {
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    const stops = await dialog.locator('a[href], button, input, select, textarea, summary').count();
    for (let presses = 0; presses < stops; presses++) {
      const { place, cover } = await placeOfFocus(page);
      expect(place).toBe('content');
      if (cover) covers.push(cover);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  return covers;
}
