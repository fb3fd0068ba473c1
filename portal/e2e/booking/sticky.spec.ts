import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { weekday } from '../api.ts';
import {
  BRANDS,
  DESKTOP,
  expect,
  expectNoOverflow,
  hydrated,
  originOf,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';
import { textsIn } from '../texts.ts';

const t = textsIn('fi');
const TABLET = { width: 800, height: 900 };
/** A weekday on which no other suite books. */
const list = href('private-appointment-list', {}, 'fi', { startDate: weekday(7) });

/** The box that stays, with the ground under it as far as the page cuts it off, and whether it has a shadow. */
function stays(page: Page) {
  return page.getByRole('navigation', { name: t('booking.list.days.label') }).evaluate((days) => {
    for (let box: Element | null = days; box; box = box.parentElement) {
      if (getComputedStyle(box).position !== 'sticky') continue;
      const { top, bottom, left, right } = box.getBoundingClientRect();
      const ground = getComputedStyle(box, '::before');
      const main = document.querySelector('main')?.getBoundingClientRect();
      return {
        top: Math.round(top),
        bottom,
        height: bottom - top,
        isOverPage:
          left - window.innerWidth <= (main?.left ?? 0) && right + window.innerWidth >= (main?.right ?? 0),
        ground: ground.backgroundColor,
        canvas: getComputedStyle(document.documentElement).backgroundColor,
        hasShadow: ground.boxShadow !== 'none',
      };
    }
    return null;
  });
}

for (const { id: brand } of BRANDS) {
  for (const size of [PHONE, TABLET, DESKTOP]) {
    test(`the days of ${brand} stay in view at ${size.width} px, on the page’s ground, with a shadow only then`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(originOf(brand) + list);
      await hydrated(page);
      expect(await stays(page)).toMatchObject({ hasShadow: false });
      await page.mouse.wheel(0, 700);
      await expect.poll(async () => (await stays(page))?.hasShadow).toBe(true);
      const stuck = await stays(page);
      expect(stuck?.isOverPage).toBe(true);
      expect(stuck?.ground).toBe(stuck?.canvas);
      // All days are seen below the header, and more than half of the window has times.
      const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
      const day = page
        .getByRole('navigation', { name: t('booking.list.days.label') })
        .getByRole('listitem')
        .first();
      expect((await day.boundingBox())?.y).toBeGreaterThanOrEqual(header);
      expect(stuck?.bottom).toBeLessThan(size.height / 2);
      await expectNoOverflow(page);
    });
  }
}

test('beside a menu what stays covers the page alone, and the focus stays below it', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'Aino Maria Virtanen', list);
  await hydrated(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(async () => (await stays(page))?.hasShadow).toBe(true);
  const menu = page.getByRole('navigation', { name: t('shell.menu.label') }).first();
  await expect(menu).toBeInViewport();
  const covered = await menu.getByRole('link').evaluateAll((links) =>
    links.filter((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(covered).toEqual([]);

  // Backwards through the times: each comes from above, where the days are.
  const times = page.locator('a[id^="time-"]');
  await times.last().focus();
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.locator(':focus').boundingBox();
    expect(focused?.y).toBeGreaterThanOrEqual(((await stays(page))?.bottom ?? 0) - 1);
  }
});
