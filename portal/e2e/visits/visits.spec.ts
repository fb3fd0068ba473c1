import { manyVisits } from '#areas/record/visits/fixtures.ts';
import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { latestVisit } from '../api.ts';
import { DESKTOP, expect, hydrated, originOf, PHONE, signIn, test } from '../fixtures.ts';
import { expectFocusAtHeading, expectGoodStep, nameOf, type Setting } from '../steps.ts';
import { textsIn } from '../texts.ts';

const JOURNEYS: readonly (Setting & { person: string; title: string; words: string })[] = [
  {
    brand: 'kaari',
    lang: 'en',
    size: PHONE,
    person: 'Aino Maria Virtanen',
    title: 'Visits',
    words: 'Suunnitelma:',
  },
  {
    brand: 'pikkujatti',
    lang: 'sv',
    size: DESKTOP,
    person: 'Viktor Karl Lindström',
    title: 'Besök',
    words: 'Tulosyy:',
  },
];

for (const journey of JOURNEYS) {
  test(`a patient reads what was written of a visit: ${nameOf(journey)}`, async ({ page }) => {
    const { brand, lang, size, person, title, words } = journey;
    const t = textsIn(lang, brandOf(brand));
    await page.setViewportSize(size);
    await signIn(page, person, href('front-page', {}, lang), brand);
    await hydrated(page);
    await page.getByRole('link', { name: t('visits.block.showAll') }).press('Enter');
    await expectFocusAtHeading(page);
    await expectGoodStep(page, title);

    await page.getByRole('main').getByRole('list').getByRole('link').first().press('Enter');
    await expect(page.getByRole('heading', { name: t('visits.detail.texts') })).toBeVisible();
    await expectFocusAtHeading(page);
    await expect(page.getByText(words).first()).toBeVisible();
    await expectGoodStep(page, (await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    await page.getByRole('link', { name: t('visits.detail.all') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('older visits come when they are asked for, and reading goes on at the first of them', async ({
  page,
}) => {
  const t = textsIn('fi');
  const all = manyVisits(45);
  let fails = true;
  await page.route('**/api/visits?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const offset = Number(query.get('offset') ?? 0);
    if (offset === 20 && fails) {
      fails = false;
      return route.abort();
    }
    const visits = all.slice(offset, offset + Number(query.get('limit') ?? 20));
    return route.fulfill({ json: { visits, total: all.length } });
  });
  await signIn(page, 'Eero Juhani Lehtonen', href('appointment-list', {}, 'fi'));
  await hydrated(page);
  // The menu counts beside it what is new, until somebody has read it.
  const menu = page.getByRole('navigation', { name: t('shell.menu.label') });
  await menu.getByRole('link', { name: new RegExp(`^${t('shell.menu.pages.visits-list')}`) }).click();
  await expect(page.getByText(t('visits.list.count', { count: 45 }))).toBeVisible();
  const rows = page.getByRole('main').getByRole('list').getByRole('link');
  const more = page.getByRole('button', { name: t('visits.list.more') });
  await more.press('Enter');
  await expect(page.getByText(t('visits.list.moreFailed'))).toBeVisible();
  await more.press('Enter');
  await expect(rows.nth(20)).toBeFocused();
  await expect(rows).toHaveCount(40);
  await more.press('Enter');
  await expect(rows.nth(40)).toBeFocused();
  await expect(rows).toHaveCount(45);
  await expect(more).toBeHidden();
});

test('another patient’s visit is not found', async ({ page, browser }) => {
  const t = textsIn('fi');
  await signIn(page, 'Aino Maria Virtanen', href('visits-list', {}, 'fi'));
  const address = originOf('kaari') + href('visit', { id: await latestVisit(page) }, 'fi');
  expect((await page.goto(address))?.status()).toBe(200);

  const context = await browser.newContext();
  const stranger = await context.newPage();
  await signIn(stranger, 'Eero Juhani Lehtonen', href('visits-list', {}, 'fi'), 'kaari');
  const answer = await stranger.goto(address);
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(t('visits.detail.notFound.title'));
  await stranger.getByRole('link', { name: t('visits.detail.all') }).click();
  await expect(stranger).toHaveURL(originOf('kaari') + href('visits-list', {}, 'fi'));
  await context.close();
});
