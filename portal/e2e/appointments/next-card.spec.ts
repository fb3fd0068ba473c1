import { languagesOf } from '#contract/brand/brand-languages.ts';
import { href } from '#contract/routes/routes.ts';
import { BRANDS, expect, expectNoOverflow, originOf, signIn, test } from '../fixtures.ts';
import { waitForOwnFont } from '../own-font.ts';

/** Onni's next appointment is moved in Kaari, where it was booked, and has an action more there. Aino's begins soon. */
const CARDS = [
  { person: 'Onni Kalevi Mäkelä', width: 1280, movesIn: 'kaari' },
  { person: 'Aino Maria Virtanen', width: 800, movesIn: null },
];

for (const brand of BRANDS) {
  for (const { person, width, movesIn } of CARDS) {
    const count = brand.id === movesIn ? 4 : 3;
    test(`${count} actions of ${brand.id}’s next appointment are one row of one line each at ${width} px`, async ({
      page,
    }) => {
      await waitForOwnFont(page);
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, person, '/fi', brand.id);
      for (const lang of languagesOf(brand)) {
        await page.goto(originOf(brand.id) + href('front-page', {}, lang));
        const card = page.locator('section:has(a[href^="https://"])').first();
        const actions = card.locator(':is(a, button):has(> svg)');
        await expect(actions).toHaveCount(count);
        const found = await actions.evaluateAll((buttons) =>
          buttons.map((button) => {
            const words = document.createRange();
            // Without what only screen readers are told, as that a link opens a tab.
            const text = [...button.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
            words.selectNodeContents(text ?? button);
            return {
              top: Math.round(button.getBoundingClientRect().top),
              lines: words.getClientRects().length,
            };
          }),
        );
        expect(new Set(found.map(({ top }) => top)).size, lang).toBe(1);
        expect(
          found.map(({ lines }) => lines),
          lang,
        ).toEqual(found.map(() => 1));
        await expectNoOverflow(page);
      }
    });
  }
}
