import { href } from '#contract/routes/routes.ts';
import { openDatabase } from '#platform/database/open.ts';
import { latestVisit } from '../api.ts';
import { DESKTOP, expect, hydrated, now, signIn, test } from '../fixtures.ts';
import { textsIn } from '../texts.ts';

/** As if something had just been written of the visit. */
async function makeNew(visit: number): Promise<void> {
  const database = await openDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '' });
  await database.asOwner(({ db }) =>
    db
      .updateTable('health_records')
      .set({ seen_at: null, news_at: now() })
      .where('kind', '=', 'visitText')
      .where('part_of', '=', ({ selectFrom }) =>
        selectFrom('health_records').select('source_hash').where('id', '=', visit),
      )
      .execute(),
  );
  await database.close();
}

// Texts that differ from the document's when React takes them over are a complaint, which fails the test.
test('the menu counts again what is new, although its code comes after the count', async ({ page }) => {
  const t = textsIn('en');
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'Eero Juhani Lehtonen', href('front-page', {}, 'en'));
  const id = await latestVisit(page);
  await makeNew(id);

  const counted = page.waitForResponse('**/api/session');
  await page.route(/\/SideMenu-[^/]*\.js$/, async (route) => {
    await (await counted).finished();
    await route.continue();
  });
  await page.goto(href('visit', { id }, 'en'));
  await hydrated(page);
  await expect(
    page.getByRole('link', { name: t('shell.menu.pages.visits-list'), exact: true }),
  ).toBeVisible();
});
