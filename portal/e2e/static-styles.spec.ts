import type { Page } from '@playwright/test';
import { listOn } from './every-page.ts';
import { BRANDS, DESKTOP, expect, hydrated, originOf, test } from './fixtures.ts';
import { textsIn } from './texts.ts';

const t = textsIn('fi');

/** Rules that a script has added to the page; only Radix's scroll lock is allowed. */
async function injected(page: Page): Promise<string[]> {
  const rules = await page.evaluate(() => [
    ...[...document.querySelectorAll('style')].map((style) => style.textContent ?? ''),
    ...document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
  ]);
  return rules.filter((rule) => rule.trim() !== '' && !rule.includes('data-scroll-locked'));
}

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
