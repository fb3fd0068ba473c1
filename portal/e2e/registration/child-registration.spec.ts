import type { Locator, Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { identityCodeOf } from '#demo/identity-code-of.ts';
import { confirmConsentAndGoOn } from '../consent-page.ts';
import { DESKTOP, expect, hydrated, originOf, PHONE, SEEDED_AT, signIn, test } from '../fixtures.ts';
import { pressOn } from '../keyboard.ts';
import { ADDRESS, expectFine, field, fillContact, typeContact, typeInto } from '../registration-steps.ts';
import { ownContact, termsBox } from '../steps.ts';
import { type Text, textsIn } from '../texts.ts';

async function typeChild(
  page: Page,
  t: Text,
  [firstNames, lastName, code]: readonly string[],
): Promise<void> {
  await typeInto(page, t('registration.child.firstNames'), firstNames);
  await typeInto(page, t('registration.child.lastName'), lastName);
  await typeInto(page, t('registration.child.identityCode'), code);
}

/** Opens the form for a child alone by keyboard, and sends it empty: the first missing field has the focus. */
async function sendNothing(page: Page, t: Text, person: string, lang: Language): Promise<Locator> {
  await signIn(page, person, href('hpa-register', {}, lang), 'pikkujatti');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('registration.titleChild'));
  const register = page.getByRole('button', { name: t('registration.submitChild') });
  await pressOn(page, register);
  await expect(page.getByRole('region', { name: t('contact.errors.summary') })).toBeFocused();
  return register;
}

test('an adult registers by pointer, and later their child by keyboard', async ({ page }) => {
  const t = textsIn('en');
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'Kaisa Johanna Saarela', '/en');
  await expect(page).toHaveURL(href('registration-page', {}, 'en', { next: '/en' }));
  await hydrated(page);
  const register = page.getByRole('button', { name: t('registration.submit') });
  await register.click();
  const summary = page.getByRole('region', { name: t('contact.errors.summary') });
  await expect(summary).toBeFocused();
  await expectFine(page);
  await fillContact(page, t, { ...ownContact(), ...ADDRESS });
  await termsBox(page).check();
  await register.click();
  await expect(page).toHaveURL(href('new-customer', {}, 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kaisa');

  const registerChild = await sendNothing(page, t, 'Kaisa Johanna Saarela', 'en');
  await expectFine(page);
  await typeChild(page, t, ['Lumi Johanna', 'Saarela', identityCodeOf(SEEDED_AT, 3, 950)]);
  await pressOn(page, registerChild);
  await expect(page).toHaveURL(originOf('pikkujatti') + href('choose-child', {}, 'en'));
  await expect(page.getByRole('main').getByText('Lumi Johanna')).toBeVisible();
});

test('a guardian registers with their own child, and with nobody else’s', async ({ page }) => {
  const t = textsIn('fi');
  await page.setViewportSize(PHONE);
  const next = href('eula', {}, 'fi');
  const address = href('hpa-register', {}, 'fi', { next });
  await signIn(page, 'Henna Susanna Rinne', address, 'pikkujatti');
  await hydrated(page);
  await expectFine(page);
  const code = field(page, t('registration.child.identityCode'));
  await field(page, t('registration.child.firstNames')).fill('Niilo Eemil');
  await field(page, t('registration.child.lastName')).fill('Rinne');
  await code.fill(identityCodeOf(SEEDED_AT, 8, 914));
  const { email, phone } = ownContact();
  await fillContact(page, t, { email, phone, ...ADDRESS });
  await termsBox(page).check();
  await page.getByRole('button', { name: t('registration.submit') }).click();
  const summary = page.getByRole('region', { name: t('contact.errors.summary') });
  await expect(summary.getByRole('link')).toHaveText([t('registration.errors.child.notGuardian')]);
  await expectFine(page);
  await summary.getByRole('link').click();
  await expect(code).toBeFocused();
  await code.fill(identityCodeOf(SEEDED_AT, 4, 943));
  await page.getByRole('button', { name: t('registration.submit') }).click();
  await expect(page).toHaveURL(originOf('pikkujatti') + next);

  // Again: the guardian is known, so only the child is asked for; and is a patient already.
  await page.goto(originOf('pikkujatti') + address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('registration.titleChild'));
  await expect(field(page, t('contact.email'))).toHaveCount(0);
  await hydrated(page);
  await field(page, t('registration.child.firstNames')).fill('Niilo Eemil');
  await field(page, t('registration.child.lastName')).fill('Rinne');
  await code.fill(identityCodeOf(SEEDED_AT, 4, 943));
  await page.getByRole('button', { name: t('registration.submitChild') }).click();
  await expect(page.getByText(t('registration.exists.childTitle'))).toBeVisible();
  await expectFine(page);
  await test.step('the form of consents', () => confirmConsentAndGoOn(page, 'Henna Susanna Rinne'));
});

test('a guardian whose child is a patient already reads that, by keyboard', async ({ page }) => {
  const t = textsIn('sv');
  await page.setViewportSize(DESKTOP);
  const register = await sendNothing(page, t, 'Sofia Elisabet Lindström', 'sv');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, t('registration.child.firstNames'))).toBeFocused();
  await expectFine(page);
  await typeChild(page, t, ['Elsa Sofia', 'Lindström', identityCodeOf(SEEDED_AT, 8, 914)]);
  await pressOn(page, register);
  await expect(page.getByText(t('registration.exists.childTitle'))).toBeVisible();
  await expectFine(page);
});

test('a new customer registers with their child on the welcome page, and logs out, by keyboard', async ({
  page,
}) => {
  const t = textsIn('fi');
  await page.setViewportSize(PHONE);
  const welcome = href('new-customer', {}, 'fi');
  await signIn(page, 'Niina Carita Peltonen', welcome, 'pikkujatti');
  await hydrated(page);
  await typeChild(page, t, ['Veeti Oliver', 'Peltonen', identityCodeOf(SEEDED_AT, 7, 951)]);
  await typeContact(page, t, { ...ownContact(), ...ADDRESS });
  await pressOn(page, termsBox(page), 'Space');
  await expectFine(page);
  await pressOn(page, page.getByRole('button', { name: t('registration.submit') }));
  await expect(page).toHaveURL(originOf('pikkujatti') + href('choose-child', {}, 'fi'));
  await expect(page.getByRole('main').getByText('Veeti Oliver')).toBeVisible();

  await page.goto(originOf('pikkujatti') + welcome);
  await hydrated(page);
  await expect(page.getByText(t('registration.newCustomer.leadRegistered'))).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: t('registration.newCustomer.signOut') }));
  const question = page.getByRole('alertdialog', { name: t('shell.signOut.title') });
  await expect(question).toBeVisible();
  await expectFine(page);
  await pressOn(page, question.getByRole('button', { name: t('shell.signOut.confirm') }));
  await expect(page).toHaveURL(/logOut=done$/);
  await expect(page.getByText(t('identification.signOut.done.title'))).toBeVisible();
});
