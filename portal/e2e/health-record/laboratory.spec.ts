import { brandOf } from '#brands/registry.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { href } from '#contract/routes/routes.ts';
import { imagingOf, laboratoryOf } from '../api.ts';
import { DESKTOP, expect, expectAccessible, hydrated, originOf, PHONE, signIn, test } from '../fixtures.ts';
import { pressOn } from '../keyboard.ts';
import { expectFocusAtHeading, expectGoodStep, nameOf, type Setting } from '../steps.ts';
import { textsIn } from '../texts.ts';

const JOURNEYS: readonly (Setting & { person: string; title: string })[] = [
  { brand: 'kaari', lang: 'fi', size: PHONE, person: 'Aino Maria Virtanen', title: 'Laboratorio' },
  { brand: 'pikkujatti', lang: 'sv', size: DESKTOP, person: 'Viktor Karl Lindström', title: 'Laboratorium' },
];

for (const journey of JOURNEYS) {
  test(`a patient follows a result over time by keyboard: ${nameOf(journey)}`, async ({ page }) => {
    const { brand, lang, size, person, title } = journey;
    const t = textsIn(lang, brandOf(brand));
    await page.setViewportSize(size);
    await signIn(page, person, href('front-page', {}, lang), brand);
    await hydrated(page);
    await pressOn(page, page.getByRole('link', { name: t('laboratory.block.showAll') }));
    await expectFocusAtHeading(page);
    await expectGoodStep(page, title);

    const days = page.getByRole('region', { name: t('laboratory.results') }).getByRole('link');
    await pressOn(page, days.first());
    await expectFocusAtHeading(page);
    // Where a result stands is said in words beside its number.
    await expect(page.getByText(t('laboratory.test.flag.within')).first()).toBeVisible();
    const follow = page.getByRole('link', { name: t('laboratory.test.trend') });
    // Of a result in its range it is behind the row.
    if ((await follow.count()) === 0)
      await pressOn(page, page.getByRole('main').locator('li summary').first());
    await expect(follow.first()).toBeVisible();
    await expectGoodStep(page, (await page.getByRole('heading', { level: 1 }).textContent()) ?? '');

    await pressOn(page, follow.first());
    await expectFocusAtHeading(page);
    const tests = page.getByRole('figure');
    await expect(tests).toHaveCount(1);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(name).not.toBe(t('laboratory.trend.title'));
    await expectGoodStep(page, name);
    const compare = page.locator('summary', { hasText: t('laboratory.trend.compare') });
    await pressOn(page, compare);
    const others = page.getByRole('list', { name: t('laboratory.trend.compare') }).getByRole('link');
    if ((await others.count()) > 0) {
      await pressOn(page, others.first());
      await expect(tests).toHaveCount(2);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
      await expectAccessible(page);
      await pressOn(page, page.getByRole('link', { name: t('laboratory.trend.remove') }));
    }
    await expect(tests).toHaveCount(1);
  });
}

test('a day’s results begin with those outside their reference range, high up on a phone', async ({
  page,
}) => {
  const _t = textsIn('fi');
  await page.setViewportSize(PHONE);
  await signIn(page, 'Aino Maria Virtanen', href('lab-list', {}, 'fi'));
  const days = await page.evaluate(async () => {
    const answer = await fetch('/api/laboratory?lang=fi');
    return ((await answer.json()) as AnswerOf<'GET /api/laboratory'>).days;
  });
  const day = days.find(({ outsideCount }) => outsideCount > 1);
  expect(day).toBeDefined();
  await page.goto(originOf('kaari') + href('lab-result', { date: day?.date ?? '' }, 'fi'));
  await hydrated(page);
  const first = page.getByRole('main').getByRole('listitem').first();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(420);
  await expect(first).toContainText(/(Alle|Yli) viitevälin/);
  const summary = page.getByRole('heading', { level: 2 }).first();
  await expect(summary).toHaveText(/^\d+\/\d+ viitevälin ulkopuolella$/);
  expect(await summary.evaluate((element) => getComputedStyle(element).fontSize)).toBe('20px');
});

test('another patient’s results, referrals and images are not found', async ({ page, browser }) => {
  const lang = 'en';
  const t = textsIn(lang);
  await signIn(page, 'Aino Maria Virtanen', href('lab-list', {}, lang));
  const [lab, images] = [await laboratoryOf(page), await imagingOf(page)];
  const theirs = [
    [href('lab-referral', { id: lab.referral }, lang), t('referral.notFound.title')],
    [href('lab-trend', { ids: String(lab.result) }, lang), t('laboratory.trend.notFound')],
    [href('lab-result', { date: lab.date }, lang), t('laboratory.day.notFound.title')],
    [href('imaging-referral', { id: images.referral }, lang), t('referral.notFound.title')],
    [href('imaging-result', { date: images.date }, lang), t('imaging.day.notFound.title')],
  ] as const;

  const context = await browser.newContext();
  const stranger = await context.newPage();
  await signIn(stranger, 'Helmi Annikki Salonen', href('lab-list', {}, lang), 'kaari');
  for (const [path, title] of theirs) {
    expect((await page.goto(originOf('kaari') + path))?.status(), path).toBe(200);
    expect((await stranger.goto(originOf('kaari') + path))?.status(), path).toBe(404);
    await expect(stranger.getByText(title)).toBeVisible();
  }
  await context.close();
});
