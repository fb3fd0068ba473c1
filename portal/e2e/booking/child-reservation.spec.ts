import type { Page } from '@playwright/test';
import { brandOf } from '#brands/registry.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { identityCodeOf } from '#demo/identity-code-of.ts';
import { EERO, weekday } from '../api.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  hydrated,
  identify,
  originOf,
  PHONE,
  SEEDED_AT,
  test,
} from '../fixtures.ts';
import { expectGoodStep, fillReservation, openTimes, ownContact, termsBox } from '../steps.ts';
import { type Text, textsIn } from '../texts.ts';

const brand = 'pikkujatti';
const age = brandOf(brand).guardianActsUntilAge;

/** Opens the form for a free time, without a login. */
async function openForm(page: Page, lang: Language, day: number): Promise<Text> {
  const t = textsIn(lang, brandOf(brand));
  await page.goto(originOf(brand) + href('private-appointment-list', {}, lang, { startDate: weekday(day) }));
  await hydrated(page);
  await openTimes(page).first().click();
  await expectGoodStep(page, t('booking.reservation.title'));
  return t;
}

/** Fills in the form for somebody and sends it: the identity code is refused in these words. */
async function expectRefused(page: Page, t: Text, lang: Language, person: typeof EERO, words: string) {
  await fillReservation(page, lang, { ...person, ...ownContact() }, brand);
  await termsBox(page).check();
  await page.getByRole('button', { name: t('booking.reservation.submit') }).click();
  await expect(
    page.getByLabel(t('booking.reservation.child.identityCode'), { exact: true }),
  ).toHaveAccessibleDescription(new RegExp(words));
  await expectAccessible(page);
}

test('the guardian of a child of eleven or younger is led to identify, and comes back to the same time', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const t = await openForm(page, 'fi', 18);
  await expect(page.getByText(t('booking.reservation.guardian.title', { age }))).toBeVisible();
  await expect(page.getByRole('region', { name: t('booking.reservation.child.contact') })).toBeVisible();
  const time = page.url().split('/').at(-1) ?? '';
  const elsa = {
    identityCode: identityCodeOf(SEEDED_AT, 8, 914),
    firstName: 'Elsa',
    lastName: 'Lindström',
  };
  await expectRefused(page, t, 'fi', elsa, t('booking.reservation.errors.guardianNeeded', { age }));

  await page
    .getByRole('form')
    .getByRole('link', { name: t('booking.reservation.guardian.action'), exact: true })
    .click();
  await page.getByRole('link', { name: t('guardianship.entry.child') }).click();
  await page.getByRole('link', { name: 'Kuusipankki' }).click();
  await identify(page, 'Sofia Elisabet Lindström');
  await hydrated(page);
  await page.getByRole('button', { name: t('guardianship.choose.chooseName', { name: 'Elsa' }) }).click();
  await expect(page).toHaveURL(originOf(brand) + href('reserve-appointment', { id: time }, 'fi'));
  await hydrated(page);
  await expect(page.getByRole('region', { name: t('booking.reservation.child.ownContact') })).toBeVisible();
  await expectGoodStep(page, t('booking.reservation.title'));
});

test('somebody of age is sent to the brand for adults', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const t = await openForm(page, 'sv', 19);
  await expectRefused(page, t, 'sv', EERO, t('booking.reservation.errors.notAChild'));
  await page.getByRole('link', { name: t('booking.reservation.child.adults', { brand: 'Kaari' }) }).click();
  await expect(page).toHaveURL(originOf('kaari') + href('appointment-reservation-landing-page', {}, 'sv'));
});
