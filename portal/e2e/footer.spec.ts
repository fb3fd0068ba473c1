import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { DESKTOP, expect, expectAccessible, hydrated, originOf, PHONE, signIn, test } from './fixtures.ts';
import { click, pressOn } from './keyboard.ts';
import { expectFocusAtHeading, expectGoodStep, nameOf } from './steps.ts';
import { textsIn } from './texts.ts';

const VISITS = [
  { brand: 'kaari', lang: 'fi', size: DESKTOP, press: click },
  { brand: 'kaari', lang: 'en', size: PHONE, press: pressOn },
  // Its terms are Finnish only.
  { brand: 'pikkujatti', lang: 'sv', size: DESKTOP, press: pressOn, termsIn: 'fi' },
] as const;

for (const { press, ...setting } of VISITS) {
  test(`the footer leads to the terms, the privacy notice and the accessibility statement: ${nameOf(setting)}`, async ({
    page,
  }) => {
    const { brand, lang, size } = setting;
    const t = textsIn(lang, brandOf(brand));
    const termsLang = 'termsIn' in setting ? setting.termsIn : lang;
    const origin = originOf(brand);
    const footer = page.getByRole('contentinfo');
    await page.setViewportSize(size);
    await page.goto(origin + href('appointment-reservation-landing-page', {}, lang));
    await hydrated(page);
    await press(page, page.getByRole('button', { name: t('shell.consent.decline') }));

    await press(page, footer.getByRole('link', { name: t('shell.footer.accessibility') }));
    await expect(page).toHaveURL(origin + href('accessibility-statement', {}, lang));
    await expectGoodStep(page, t('accessibility.title'));
    await expectFocusAtHeading(page);

    await press(page, footer.getByRole('link', { name: t('shell.footer.privacy') }));
    await expect(page).toHaveURL(origin + href('privacy-notice', {}, lang));
    await expectGoodStep(page, t('legal.privacy.title'));
    await expectFocusAtHeading(page);

    await press(page, footer.getByRole('link', { name: t('shell.footer.terms') }));
    await expect(page).toHaveURL(origin + href('eula', {}, termsLang));
    await expectGoodStep(page, textsIn(termsLang, brandOf(brand))('legal.terms.title'));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    // Another language is another document.
    if (termsLang === lang) await expectFocusAtHeading(page);
  });
}

test('the header leads to the help, which opens by pointer', async ({ page }) => {
  const t = textsIn('fi', brandOf('kaari'));
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'Ilona Katariina Heikkinen', '/fi/ajanvaraukset');
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.menu.help') })
    .click();
  await expect(page).toHaveURL(href('help-page', {}, 'fi'));
  await expectGoodStep(page, t('help.title'));
  await expectFocusAtHeading(page);
  const answer = page.getByText(t('help.questions.findTime.answer'));
  await expect(answer).toBeHidden();
  await page
    .locator('summary')
    .filter({ hasText: t('help.questions.findTime.question') })
    .click();
  await expect(answer).toBeVisible();
  await expectAccessible(page);
});
