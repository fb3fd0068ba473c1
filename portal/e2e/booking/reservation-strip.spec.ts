import type { Locator, Page } from '@playwright/test';
import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { freeTime } from '../api.ts';
import { DESKTOP, expect, hydrated, originOf, PHONE, test } from '../fixtures.ts';
import { observeShifts, shiftsOf } from '../layout-shifts.ts';
import { waitForOwnFont } from '../own-font.ts';
import { expectReflow } from '../reflow.ts';
import { textsIn } from '../texts.ts';

/** A weekday that nothing here books. */
const DAY = 15;
/** CSS pixels on a phone: the strip, and by where what is asked for begins: a third line pushes it down. */
const STRIP = { twoLines: 72, threeLines: 104 };
const BEGINS = 320;

async function open(page: Page, brand: 'kaari' | 'pikkujatti'): Promise<void> {
  const { id } = await freeTime(brand, DAY);
  await page.goto(originOf(brand) + href('reserve-appointment-for-anonymous-users', { id }, 'fi'));
  await hydrated(page);
}

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

for (const brand of ['kaari', 'pikkujatti'] as const) {
  const t = textsIn('fi', brandOf(brand));
  const strip = (page: Page) => page.getByRole('region', { name: t('booking.summary.title') }).first();

  test(`on a phone a strip says in ${brand} what is booked, stays in view and covers nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await waitForOwnFont(page);
    await open(page, brand);
    const who = brand === 'kaari' ? 'login' : 'guardian';
    const asked = page.getByRole('heading', {
      name: t(`booking.reservation.${who}.title`, { age: brandOf(brand).guardianActsUntilAge }),
    });
    const height = (await strip(page).boundingBox())?.height ?? Number.NaN;
    expect(height).toBeGreaterThanOrEqual(STRIP.twoLines);
    expect(height).toBeLessThanOrEqual(STRIP.threeLines);
    await expect(strip(page)).toContainText('€');
    expect(await topOf(asked)).toBeLessThan(BEGINS + height - STRIP.twoLines);

    const submit = page.getByRole('button', { name: t('booking.reservation.submit') });
    const [form, pressed] = [await page.locator('main form').boundingBox(), await submit.boundingBox()];
    expect(pressed?.width).toBe(form?.width);
    await submit.scrollIntoViewIfNeeded();
    await expect(strip(page)).toBeInViewport({ ratio: 1 });
    // Backwards through all fields: each comes from above, where the strip is.
    await submit.focus();
    const name = page.locator('input[name="identityCode"]');
    while (!(await name.evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Shift+Tab');
      const edge = await strip(page).evaluate((part) => part.getBoundingClientRect().bottom);
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
      expect(top).toBeGreaterThanOrEqual(edge);
    }
    await expectReflow(page);
  });

  test(`nothing moves while the form of ${brand} loads`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(observeShifts);
    await waitForOwnFont(page);
    await open(page, brand);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test(`with doubled text nothing stays over the form of ${brand}; on a desktop the summary does beside it`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, brand);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% !important; }');
      document.adoptedStyleSheets = [sheet];
      window.scrollTo(0, document.body.scrollHeight);
    });
    await expect(strip(page)).not.toBeInViewport();
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
      window.scrollTo(0, 0);
    });

    await page.setViewportSize(DESKTOP);
    const summary = page.getByRole('region', { name: t('booking.summary.title') });
    await expect(summary).toHaveCount(1);
    await expect(summary).toContainText('€');
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(summary).toBeInViewport({ ratio: 0.9 });
  });
}
