import { href } from '#contract/routes/routes.ts';
import { DESKTOP, expect, hydrated, originOf, PHONE, signIn, test } from '../fixtures.ts';
import { observeShifts, shiftsOf } from '../layout-shifts.ts';
import { waitForOwnFont } from '../own-font.ts';
import { textsIn } from '../texts.ts';

/** Longer than a browser takes what moves for the answer to a press. */
const LATE_MS = 3000;

for (const brand of ['kaari', 'pikkujatti'] as const) {
  test(`nothing moves on ${brand}’s list of appointments when its answer comes late`, async ({ page }) => {
    const t = textsIn('fi');
    await page.addInitScript(observeShifts);
    await waitForOwnFont(page);
    await page.route('**/api/own-appointments*', async (route) => {
      await new Promise((later) => setTimeout(later, LATE_MS));
      await route.continue().catch(() => {});
    });
    const list = href('appointment-list', {}, 'fi');
    await signIn(page, 'Aino Maria Virtanen', href('prescriptions-list', {}, 'fi'), brand);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await page.goto(originOf(brand) + href('front-page', {}, 'fi'));
      await hydrated(page);
      await page.getByRole('main').locator(`a[href="${list}"]`).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('appointments.list.title'));
      // What the press itself has moved, once it has been noted.
      await shiftsOf(page);
      await page.evaluate(() => {
        window.seenShifts = [];
      });
      await expect(page.getByRole('main').getByText(t('appointments.list.past')).last()).toBeVisible();
      expect(await shiftsOf(page), `at ${size.width}`).toEqual([]);
    }
  });
}
