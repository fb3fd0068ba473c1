import { listOn } from './every-page.ts';
import { DESKTOP, expect, hydrated, originOf, test } from './fixtures.ts';
import { textsIn } from './texts.ts';

test('the chosen time of day is read in forced colours', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(originOf('kaari') + listOn('fi', 16));
  await hydrated(page);
  const times = page.getByRole('navigation', { name: textsIn('fi')('booking.list.timeOfDay.label') });
  const chosen = times.locator('[aria-current]:visible');
  const { words, ground, highlight } = await chosen.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    return {
      words: getComputedStyle(element).color,
      ground: getComputedStyle(element, '::before').backgroundColor,
      highlight: getComputedStyle(probe).backgroundColor,
    };
  });
  expect(ground).toBe(highlight);
  expect(words).not.toBe(ground);
});
