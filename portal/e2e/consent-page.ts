import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { expect, expectAccessible, hydrated, originOf, signIn } from './fixtures.ts';
import { pressOn } from './keyboard.ts';
import { expectFocusAtHeading, expectGoodStep } from './steps.ts';
import { textsIn } from './texts.ts';

// A consent is confirmed only once, so these continue journeys in which somebody has become a patient.

/** Confirms by pointer, at Kaari in Finnish, and is led to the address's `next`. */
export async function confirmConsentAndGoOn(page: Page, person: string): Promise<void> {
  const t = textsIn('fi');
  const next = href('appointment-list', {}, 'fi');
  await signIn(page, person, href('patient-data-consent', {}, 'fi', { next }));
  await expectGoodStep(page, t('patient-information.consents.form.title'));
  await hydrated(page);
  await expect(page.getByRole('region', { name: t('kela-card.title'), exact: true })).toBeVisible();
  await page.getByText(t('consents.allowsBookingSms.label', { whose: 'own' }), { exact: true }).click();
  await page.getByText(t('consents.confirmsPrivacyPolicy', { whose: 'own' }), { exact: true }).click();
  await page.getByRole('button', { name: t('patient-information.save.next') }).click();
  await expect(page).toHaveURL(originOf('kaari') + next);
  // On the page and in a toast.
  await expect(page.getByText(t('patient-information.save.consentSaved')).first()).toBeVisible();
  await expectGoodStep(page, t('appointments.list.title'));
  await expectFocusAtHeading(page);
}

/** Confirms with the keyboard alone, at Pikkujätti in English and without the Kela card, and goes on to book. */
export async function confirmConsentByKeyboard(page: Page): Promise<void> {
  const t = textsIn('en');
  const origin = originOf('pikkujatti');
  await page.goto(origin + href('patient-data-consent', {}, 'en', { kelaCard: 'hidden' }));
  await hydrated(page);
  const save = page.getByRole('button', { name: t('patient-information.consents.form.save') });
  await pressOn(page, save);
  const summary = page.getByRole('region', { name: t('consents.errors.summary') });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await pressOn(page, summary.getByRole('link'));
  await expect(
    page.getByRole('checkbox', { name: t('consents.confirmsPrivacyPolicy', { whose: 'own' }) }),
  ).toBeFocused();
  await page.keyboard.press('Space');
  await pressOn(page, save);
  const saved = page.getByRole('status').filter({ hasText: t('patient-information.save.consentSaved') });
  await expect(saved).toBeFocused();
  await expect(page.getByText(t('patient-information.consents.form.done'))).toBeVisible();
  await expect(page.getByRole('region', { name: t('kela-card.title'), exact: true })).toHaveCount(0);
  await expectGoodStep(page, t('patient-information.consents.form.title'));
  await pressOn(page, page.getByRole('link', { name: t('patient-information.consents.form.book') }));
  await expect(page).toHaveURL(origin + href('appointment-reservation-landing-page', {}, 'en'));
  await expectFocusAtHeading(page);
}
