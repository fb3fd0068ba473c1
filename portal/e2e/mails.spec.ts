import { languagesOf } from '#contract/brand/brand-languages.ts';
import { SAMPLE_MAILS } from '../testing/sample-mails.ts';
import { BRANDS, expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';

const WIDTHS = [360, 800] as const;
const SCHEMES = ['light', 'dark'] as const;

for (const brand of BRANDS) {
  test(`every e-mail fits a phone and a tablet, light and dark, without images: ${brand.id}`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const languages = languagesOf(brand);
    for (const [nth, [kind, render]] of [...SAMPLE_MAILS].entries()) {
      const lang = languages[nth % languages.length] ?? 'fi';
      await test.step(`${kind} in ${lang}`, async () => {
        await page.setContent(render(brand, lang).html);
        // As in a mailbox, which has the letter in the main region of its page.
        await page.evaluate(() => {
          const main = document.createElement('main');
          main.append(...document.body.childNodes);
          document.body.append(main);
        });
        const grounds = new Set<string>();
        for (const [place, width] of WIDTHS.entries()) {
          await page.setViewportSize({ width, height: 800 });
          for (const [scheme, colorScheme] of SCHEMES.entries()) {
            await page.emulateMedia({ colorScheme });
            await expectNoOverflow(page);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
            // Each kind is made of the same parts: axe judges it in one mode, and the next one in the next.
            if (nth % 4 === place * 2 + scheme) await expectAccessible(page);
          }
        }
        expect(grounds.size).toBe(SCHEMES.length);
        const button = page.locator('a.button');
        if ((await button.count()) > 0) {
          const { height = 0, width = 0 } = (await button.boundingBox()) ?? {};
          expect(Math.min(height, width)).toBeGreaterThanOrEqual(43.5);
        }
      });
    }
    expect(fetched).toEqual([]);
  });
}
