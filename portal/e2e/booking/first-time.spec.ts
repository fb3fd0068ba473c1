import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { weekday } from '../api.ts';
import { DESKTOP, expect, hydrated, originOf, PHONE, signIn, test } from '../fixtures.ts';
import { observeShifts, shiftsOf } from '../layout-shifts.ts';

/** CSS pixels from the window's top by which the first time to book begins. */
const PLACES = [
  { name: 'a phone', size: PHONE, limit: 420 },
  { name: 'a desktop', size: DESKTOP, limit: 480 },
];
/** CSS pixels of a line of words. */
const THIRD_LINE = 24;
/** What narrows the search takes a row of its own; on a phone it leaves no room for a third line of words in the first card. */
const SEARCHES = [
  { narrowed: {}, thirdLine: 0 },
  { narrowed: { municipalityIds: ['espoo'] }, thirdLine: THIRD_LINE },
];
/** CSS pixels on a phone, of a card whose grid of times is full. */
const CARD_LIMIT = 210;

/** A weekday on which no other suite books: a time that is sold meanwhile would move the rest. */
const DAY = 7;

const times = (page: Page) => page.locator('a[id^="time-"]');

for (const brand of ['kaari', 'pikkujatti']) {
  for (const { name, size, limit } of PLACES) {
    test(`on ${name} the first time in ${brand} stands within ${limit} px of the top, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.addInitScript(observeShifts);
      for (const { narrowed, thirdLine } of SEARCHES) {
        const query = { startDate: weekday(DAY), ...narrowed };
        await page.goto(originOf(brand) + href('private-appointment-list', {}, 'fi', query));
        await hydrated(page);
        const box = await times(page).first().boundingBox();
        expect(box?.y).toBeLessThanOrEqual(limit + thirdLine);
        expect(await shiftsOf(page)).toEqual([]);
      }
      if (size === PHONE) {
        const heights = await page
          .locator('li:has(> div a[id^="time-"])')
          .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
        expect(Math.min(...heights)).toBeLessThanOrEqual(CARD_LIMIT);
      }
    });
  }
}

for (const { name, size, limit } of PLACES) {
  test(`on ${name} the first time of those whom others pay for stands within ${limit} px, too`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const expectFirst = async (address: string) => {
      await page.goto(address);
      await hydrated(page);
      const box = await times(page).first().boundingBox();
      expect(box?.y, address).toBeLessThanOrEqual(limit + THIRD_LINE);
    };
    const startDate = weekday(DAY);
    for (const brand of ['kaari', 'pikkujatti'])
      await expectFirst(originOf(brand) + href('insurance-appointment-list', {}, 'fi', { startDate }));
    for (const [person, list] of [
      ['Eero Juhani Lehtonen', 'ohc-appointment-list'],
      ['Helmi Annikki Salonen', 'kela65-appointment-list'],
    ] as const) {
      const own = href(list, {}, 'fi', { startDate });
      await signIn(page, person, own);
      await expectFirst(originOf('kaari') + own);
    }
  });
}
