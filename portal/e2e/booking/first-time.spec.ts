import type { Page } from '@playwright/test';
import { missingPages } from '#brands/missing-pages.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import type { Language } from '#contract/language/language.ts';
import { BOOKING_PAGES } from '#contract/routes/booking-pages.ts';
import { href } from '#contract/routes/routes.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import { weekday } from '../api.ts';
import { BRANDS, DESKTOP, expect, hydrated, originOf, PHONE, signIn, test } from '../fixtures.ts';
import { observeShifts, shiftsOf } from '../layout-shifts.ts';
import { waitForOwnFont } from '../own-font.ts';

/** CSS pixels from the window's top by which the first time to book begins. */
const PLACES = [
  { name: 'a phone', size: PHONE, limit: 420 },
  { name: 'a desktop', size: DESKTOP, limit: 480 },
];
/** CSS pixels that a row with what narrows the search may add. */
const NARROWING = 24;
/** CSS pixels on a phone, of a card whose grid of times is full. */
const CARD_LIMIT = 210;

/** A weekday on which no other suite books: a time that is sold meanwhile would move the rest. */
const DAY = 7;

/** Who sees a list's times. */
const PEOPLE: Readonly<Record<HealthCareType, string>> = {
  private: 'Aino Maria Virtanen',
  insurance: 'Aino Maria Virtanen',
  kela65: 'Helmi Annikki Salonen',
  occupational: 'Eero Juhani Lehtonen',
};
const CUSTOMERS = Object.keys(PEOPLE) as HealthCareType[];

/** What each list is asked: nothing, what narrows it, and another time for an appointment, which is narrowed, too. */
function searchesOf(customer: HealthCareType) {
  const narrowed = { municipalityIds: [customer === 'kela65' ? 'tampere' : 'espoo'] };
  const reschedule = '1';
  return [
    { query: {}, more: 0 },
    { query: narrowed, more: NARROWING },
    { query: { reschedule }, more: 0 },
    { query: { reschedule, ...narrowed }, more: NARROWING },
  ];
}

function listOf(customer: HealthCareType, lang: Language, query = {}): string {
  return href(BOOKING_PAGES[customer].list, {}, lang, { startDate: weekday(DAY), ...query });
}

const times = (page: Page) => page.locator('a[id^="time-"]');

/** Each address of a list in which its first time begins too low, with where that is. */
async function tooLow(page: Page, brand: BrandSettings, customer: HealthCareType): Promise<string[]> {
  const found: string[] = [];
  for (const lang of languagesOf(brand)) {
    for (const { query, more } of searchesOf(customer)) {
      const path = listOf(customer, lang, query);
      await page.goto(originOf(brand.id) + path);
      for (const { size, limit } of PLACES) {
        await page.setViewportSize(size);
        const { top } = await times(page)
          .first()
          .evaluate((time) => ({ top: time.getBoundingClientRect().top }));
        if (top > limit + more) found.push(`${path}, ${size.width} px: ${top} > ${limit + more}`);
      }
    }
  }
  return found;
}

for (const brand of BRANDS) {
  const missing = missingPages(brand);
  for (const customer of CUSTOMERS) {
    if (missing.includes(BOOKING_PAGES[customer].list)) continue;
    test(`the first time of the ${customer} list in ${brand.id} is high enough in every language`, async ({
      page,
    }) => {
      // Scripts move nothing, as the next test shows; without them a page is measured in half the time.
      await page.route('**/*.js', (route) => route.abort());
      await waitForOwnFont(page);
      await signIn(page, PEOPLE[customer], '/fi', brand.id);
      expect(await tooLow(page, brand, customer)).toEqual([]);
    });
  }
}

for (const { id: brand } of BRANDS) {
  for (const { name, size } of PLACES) {
    test(`on ${name} nothing moves in a list of ${brand} that loads`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.addInitScript(observeShifts);
      await waitForOwnFont(page);
      for (const { query } of searchesOf('private').slice(0, 2)) {
        await page.goto(originOf(brand) + listOf('private', 'fi', query));
        await hydrated(page);
        expect(await shiftsOf(page)).toEqual([]);
      }
    });
  }

  test(`the cards of ${brand} are low on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await waitForOwnFont(page);
    await page.goto(originOf(brand) + listOf('private', 'fi'));
    const heights = await page
      .locator('li:has(> div a[id^="time-"])')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeLessThanOrEqual(CARD_LIMIT);
  });
}
