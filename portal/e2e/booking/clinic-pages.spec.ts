import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  originOf,
  PHONE,
  test,
} from '../fixtures.ts';
import { click, pressOn } from '../keyboard.ts';
import { expectFocusAtHeading, expectGoodStep, nameOf } from '../steps.ts';
import { textsIn } from '../texts.ts';

const VISITS = [
  { brand: 'kaari', lang: 'fi', size: PHONE, press: pressOn, slug: 'kamppi', name: 'Kaari Kamppi' },
  { brand: 'kaari', lang: 'en', size: DESKTOP, press: click, slug: 'tapiola', name: 'Kaari Tapiola' },
  { brand: 'pikkujatti', lang: 'sv', size: DESKTOP, press: pressOn, slug: 'toolo', name: 'Pikkujätti Tölö' },
] as const;

for (const { press, slug, name, ...setting } of VISITS) {
  test(`a clinic leads to a practitioner, and from there to a time: ${nameOf(setting)}`, async ({ page }) => {
    const { brand, lang, size } = setting;
    const t = textsIn(lang, brandOf(brand));
    const main = page.getByRole('main');
    await page.setViewportSize(size);
    await page.goto(originOf(brand) + href('clinic', { slug }, lang));
    await hydrated(page);
    await expectGoodStep(page, name);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expect(main.getByRole('link', { name: t('clinics.clinic.book') })).toBeInViewport();
    await expect(main.getByRole('heading', { name: t('clinics.clinic.hours') })).toBeVisible();
    await expect(main.getByRole('heading', { name: t('clinics.clinic.accessibility') })).toBeVisible();
    await expect(main.getByRole('link', { name: t('clinics.clinic.map') })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    );

    const people = main.getByRole('region', { name: t('clinics.clinic.practitioners') });
    const first = people.getByRole('link').first();
    const who = (await first.textContent()) ?? '';
    await press(page, first);
    await expectGoodStep(page, who);
    await expectFocusAtHeading(page);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href('clinic', { slug }, lang));

    await press(page, main.getByRole('link', { name: t('clinics.practitioner.book') }));
    await expect(page).toHaveURL(/practitionerIds=\d+/);
    await press(page, main.getByRole('link', { name: who, exact: true }).first());
    await expectGoodStep(page, who);
  });
}

test('a clinic of another brand is not found', async ({ page }) => {
  const answer = await page.goto(originOf('pikkujatti') + href('clinic', { slug: 'kamppi' }, 'fi'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn('fi')('clinics.clinic.notFound'));
});

test('a clinic can be read without scripts, with its facts for search engines', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(originOf('kaari') + href('clinic', { slug: 'kamppi' }, 'fi'));
  const t = textsIn('fi');
  await expect(page.getByRole('heading', { name: t('clinics.clinic.directions') })).toBeVisible();
  const times = page.getByRole('region', { name: t('clinics.times.title') });
  await expect(times.getByRole('link').first()).toHaveAttribute('href', /\/vapaat-ajat\/\d+$/);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'MedicalClinic', name: 'Kaari Kamppi' });
  await context.close();
});
