import { languagesOf } from '#contract/brand/brand-languages.ts';
import { href } from '#contract/routes/routes.ts';
import { BRANDS, DESKTOP, expect, expectNoOverflow, originOf, PHONE, test } from '../fixtures.ts';
import { observeShifts, shiftsOf } from '../layout-shifts.ts';
import { waitForOwnFont } from '../own-font.ts';
import { textsIn } from '../texts.ts';

const TABLET = { width: 800, height: 900 };
/** The narrowest that has two columns. */
const TWO_COLUMNS = { width: 700, height: 900 };

for (const brand of BRANDS) {
  test(`the landing page of ${brand.id} opens with a large promise, and its drawing runs off the edge`, async ({
    page,
  }) => {
    await waitForOwnFont(page);
    await page.addInitScript(observeShifts);
    await page.setViewportSize(DESKTOP);
    await page.goto(originOf(brand.id) + href('appointment-reservation-landing-page', {}, 'fi'));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/tänään\?$/);
    await expect(heading).toHaveCSS('font-size', '56px');
    const opening = page.locator('div:has(> div > h1)');
    const drawing = opening.locator('svg');
    for (const size of [DESKTOP, TABLET]) {
      await page.setViewportSize(size);
      const [frame, scene] = [await opening.boundingBox(), await drawing.boundingBox()];
      expect((scene?.x ?? 0) + (scene?.width ?? 0)).toBeGreaterThan((frame?.x ?? 0) + (frame?.width ?? 0));
      await expectNoOverflow(page);
    }
    await page.setViewportSize(PHONE);
    await expectNoOverflow(page);
    await page.setViewportSize(DESKTOP);
    await page.reload();
    expect(await shiftsOf(page)).toEqual([]);
  });

  for (const lang of languagesOf(brand)) {
    test(`urgent help is one row from its start on ${brand.id}’s landing page in ${lang}, 24 px apart`, async ({
      page,
    }) => {
      const t = textsIn(lang, brand);
      await waitForOwnFont(page);
      await page.goto(originOf(brand.id) + href('appointment-reservation-landing-page', {}, lang));
      const help = page.getByRole('region', { name: t('booking.urgent.title') });
      for (const size of [PHONE, TWO_COLUMNS, TABLET, DESKTOP]) {
        await page.setViewportSize(size);
        expect((await help.boundingBox())?.height).toBeLessThanOrEqual(72);
        const title = await help.getByRole('heading').boundingBox();
        const first = await help.getByRole('listitem').first().boundingBox();
        const apart = (first?.x ?? 0) - (title?.x ?? 0) - (title?.width ?? 0);
        expect(Math.round(apart)).toBe(size === PHONE ? 12 : 24);
      }
    });
  }
}

test('the ways to book stand two a row from 700 px on', async ({ page }) => {
  await page.setViewportSize(TWO_COLUMNS);
  await page.goto(originOf('kaari') + href('appointment-reservation-landing-page', {}, 'fi'));
  const tops = await page
    .getByRole('region', { name: textsIn('fi')('booking.landing.ways') })
    .getByRole('listitem')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(2);
});
