import type { Page } from '@playwright/test';
import { listOn } from './every-page.ts';
import { BRANDS, DESKTOP, expect, hydrated, originOf, test } from './fixtures.ts';
import { textsIn } from './texts.ts';

const t = textsIn('fi');

/**
 * Rules that a script has added to the page: a first document brings its own, from the file that each names. Only Radix's
 * scroll lock is allowed.
 */
async function injected(page: Page): Promise<string[]> {
  const rules = await page.evaluate(() => [
    ...[...document.querySelectorAll('style:not([data-file])')].map((style) => style.textContent ?? ''),
    ...document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
  ]);
  return rules.filter((rule) => rule.trim() !== '' && !rule.includes('data-scroll-locked'));
}

/** How many styles the document has brought, and how many of its own files it applies beside them. */
const stylesOf = (page: Page) =>
  page.evaluate(() => ({
    inside: document.querySelectorAll('style[data-file]').length,
    linked: document.querySelectorAll('link[rel=stylesheet]:not([media])').length,
  }));

// A walk through many pages.
test.describe.configure({ timeout: 300_000 });

for (const { id } of BRANDS) {
  test(`${id} has all its styles in files: nothing is injected while a page is used`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(originOf(id) + listOn('fi', 16));
    await hydrated(page);
    expect(await injected(page)).toEqual([]);
    await page.getByRole('combobox', { name: t('booking.list.filters.specialty') }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await injected(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('controls.calendar'), exact: true }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await injected(page)).toEqual([]);
  });
}

test('a first document brings its styles, and the next one has them from their files', async ({ page }) => {
  await page.goto(listOn('fi', 16));
  await hydrated(page);
  const first = await stylesOf(page);
  expect(first.inside).toBeGreaterThan(1);
  const look = () => page.getByRole('main').evaluate((main) => getComputedStyle(main).cssText);
  const seen = await look();
  await page.reload();
  await hydrated(page);
  expect(await stylesOf(page)).toEqual({ inside: 0, linked: first.inside + first.linked });
  expect(await look()).toBe(seen);
});

test('the files of a first document’s styles are fetched once nobody waits for them', async ({ page }) => {
  await page.goto(listOn('fi', 16));
  await hydrated(page);
  const fetched = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css')).length,
    );
  const inside = await page.locator('style[data-file]').count();
  await expect.poll(fetched).toBeGreaterThanOrEqual(inside);
});

test('what a page that comes later brings of styles is added once', async ({ page }) => {
  await page.goto(listOn('fi', 16));
  await hydrated(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.footer.terms') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/eula/);
  const names = await page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLElement>('style[data-file]')].map(({ dataset }) => dataset.file),
    ...[...document.querySelectorAll('link[rel=stylesheet]:not([media])')].map((link) =>
      link.getAttribute('href'),
    ),
  ]);
  expect(names).toEqual([...new Set(names)]);
});
