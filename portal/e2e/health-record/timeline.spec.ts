import { href } from '#contract/routes/routes.ts';
import { DESKTOP, expect, hydrated, PHONE, signIn, test } from '../fixtures.ts';
import { pressOn } from '../keyboard.ts';
import { expectFocusAtHeading, expectGoodStep } from '../steps.ts';
import { textsIn } from '../texts.ts';

test('a patient finds an entry by type and by words that no address holds', async ({ page }) => {
  const t = textsIn('en');
  await page.setViewportSize(PHONE);
  await signIn(page, 'Aino Maria Virtanen', href('health-record', {}, 'en'));
  await hydrated(page);
  await expectGoodStep(page, t('health-record.title'));
  const entries = page.getByRole('region', { name: t('health-record.entries') });
  const links = entries.getByRole('list').first().getByRole('link');
  const all = await entries.getByRole('link').count();
  expect(all).toBeGreaterThan(5);
  // Close to the top, below allergies and the button of the filter.
  expect((await links.first().boundingBox())?.y).toBeLessThanOrEqual(420);

  await pressOn(page, page.getByRole('button', { name: t('health-record.filter.open', { count: 0 }) }));
  await pressOn(page, page.getByRole('combobox', { name: t('health-record.filter.kind') }));
  await page.getByRole('option', { name: t('health-record.kinds.certificates') }).press('Enter');
  await pressOn(page, page.getByRole('button', { name: t('health-record.filter.show') }));
  await expect(page).toHaveURL(/kind=certificates/);
  await expect.poll(() => entries.getByRole('link').count()).toBeLessThan(all);

  await pressOn(page, page.getByRole('button', { name: t('health-record.filter.open', { count: 1 }) }));
  await page.getByRole('textbox', { name: t('health-record.filter.words') }).fill('xyzzy');
  await pressOn(page, page.getByRole('button', { name: t('health-record.filter.show') }));
  await expect(page.getByText(t('health-record.noneFound.title'))).toBeVisible();
  expect(page.url()).not.toContain('xyzzy');
  await expectGoodStep(page, t('health-record.title'));
});

test('the children’s brand has the first entry as high up on a phone', async ({ page }) => {
  const t = textsIn('fi');
  await page.setViewportSize(PHONE);
  await signIn(page, 'Aino Maria Virtanen', href('health-record', {}, 'fi'), 'pikkujatti');
  await hydrated(page);
  const entries = page.getByRole('region', { name: t('health-record.entries') });
  expect((await entries.getByRole('listitem').first().boundingBox())?.y).toBeLessThanOrEqual(420);
});

test('the year of the entries stays in view, and an entry takes a row', async ({ page }) => {
  const t = textsIn('fi');
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'Aino Maria Virtanen', href('health-record', {}, 'fi'));
  await hydrated(page);
  const entries = page.getByRole('region', { name: t('health-record.entries'), exact: true });
  const year = entries.getByRole('heading', { level: 3 }).first();
  const rows = entries.getByRole('list').first().getByRole('listitem');
  expect((await rows.first().boundingBox())?.height).toBeLessThanOrEqual(72);
  await rows.nth(5).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(year).toBeInViewport();
  // The filter stands beside them.
  await expect(page.getByRole('combobox', { name: t('health-record.filter.year') })).toBeVisible();
});

const LISTS = ['visits-list', 'lab-list', 'imaging-list', 'certificates', 'health-record'] as const;

test('notes stand beside the lists of the record from 700 px on, and in 952 px on a desktop', async ({
  page,
}) => {
  await signIn(page, 'Aino Maria Virtanen', href('visits-list', {}, 'fi'));
  for (const key of LISTS) {
    await page.goto(href(key, {}, 'fi'));
    await hydrated(page);
    for (const width of [720, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const [list, notes] = await page.evaluate(() => {
        let list: Element | null | undefined = document.querySelector('main ul');
        while (list?.parentElement && getComputedStyle(list.parentElement).flexWrap !== 'wrap')
          list = list.parentElement;
        return [list, list?.nextElementSibling].map(
          (each) => each?.getBoundingClientRect().toJSON() as DOMRect,
        );
      });
      expect(notes?.x, `${key} at ${width}`).toBeGreaterThan((list?.right ?? 0) - 1);
      expect(Math.round(notes?.width ?? 0)).toBeGreaterThanOrEqual(256);
      if (width === 1280) expect(Math.round((notes?.right ?? 0) - (list?.x ?? 0))).toBe(952);
    }
  }
});

test('a phone shows vaccinations by disease, each dose behind the latest one', async ({ page }) => {
  const t = textsIn('fi');
  await page.setViewportSize(PHONE);
  await signIn(page, 'Aino Maria Virtanen', href('vaccinations-list', {}, 'fi'));
  await hydrated(page);
  // Two windows and a bit, header and footer included.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1800);
  const row = page.getByRole('listitem').filter({ hasText: 'Puutiaisaivotulehdus' }).first();
  await expect(row.locator('summary')).toContainText('19.3.2024');
  await expect(row.getByText('10.3.2020')).toBeHidden();
  await pressOn(page, row.locator('summary'));
  await expect(row.getByText('10.3.2020')).toBeVisible();
  await expectGoodStep(page, t('vaccinations.title'));
});

test('a patient reads vaccinations and opens a certificate', async ({ page }) => {
  const t = textsIn('sv');
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'Aino Maria Virtanen', href('vaccinations-list', {}, 'sv'));
  await hydrated(page);
  await expectGoodStep(page, t('vaccinations.title'));
  await expect(page.getByRole('heading', { name: t('vaccinations.programme.title') })).toBeVisible();

  await page.goto(href('certificates', {}, 'sv'));
  await hydrated(page);
  await expectGoodStep(page, t('certificates.title'));
  await pressOn(page, page.getByRole('main').getByRole('list').getByRole('link').first());
  await expect(page.getByRole('heading', { name: t('certificates.document.title') })).toBeVisible();
  await expectFocusAtHeading(page);
});
