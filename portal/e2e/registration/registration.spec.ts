import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { freeTime } from '../api.ts';
import { confirmConsentByKeyboard } from '../consent-page.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  hydrated,
  identify,
  originOf,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';
import { pressOn, tabTo } from '../keyboard.ts';
import { ADDRESS, expectFine, field, fillContact, typeContact } from '../registration-steps.ts';
import { fillReservation, ownContact, termsBox } from '../steps.ts';
import { textsIn } from '../texts.ts';

/** Waits for the page's last element before the next step: nothing is looked up while another page is loading. */
async function keepWhatIsShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const keep = () => sessionStorage.setItem('shown', document.querySelector('main')?.textContent ?? '');
    new MutationObserver(keep).observe(document.body, { childList: true, subtree: true });
  });
}

test('somebody new registers in the middle of a booking and books the same time', async ({ page }) => {
  const t = textsIn('fi');
  await page.setViewportSize(DESKTOP);
  const { id } = await freeTime('kaari', 15);
  const own = href('reserve-appointment', { id }, 'fi');
  await page.goto(href('reserve-appointment-for-anonymous-users', { id }, 'fi'));
  await hydrated(page);
  const contact = ownContact();
  await fillReservation(page, 'fi', {
    identityCode: '270988-941R',
    firstName: 'Tuomas',
    lastName: 'Kallio',
    ...contact,
  });
  await termsBox(page).check();
  await page.getByRole('button', { name: t('booking.reservation.submit') }).click();
  await expect(page.getByText(t('booking.reservation.identify.noPatient'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('booking.reservation.identify.action') })
    .last()
    .click();
  await page.getByRole('link', { name: 'Kuusipankki' }).click();
  await identify(page, 'Tuomas Ilmari Kallio');

  // Registration: the identified person is there, and what was typed.
  await expect(page).toHaveURL(href('registration-page-for-iav-users', {}, 'fi', { next: own }));
  await hydrated(page);
  await expect(page.getByText('270988-••••')).toBeVisible();
  await expect(field(page, t('contact.email'))).toHaveValue(contact.email);
  await expect(field(page, t('contact.phone'))).toHaveValue(contact.phone);
  await expectFine(page);
  const register = page.getByRole('button', { name: t('registration.submitBooking') });
  await fillContact(page, t, { postalCode: '001' });
  await register.click();
  const summary = page.getByRole('region', { name: t('contact.errors.summary') });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    t('contact.errors.streetAddress'),
    t('contact.errors.postalCode'),
    t('contact.errors.postOffice'),
    t('registration.errors.terms'),
  ]);
  await expectFine(page);
  await fillContact(page, t, ADDRESS);
  await termsBox(page).check();
  await register.dblclick();

  // Back at the same time: the consent, then the filled-in form.
  await expect(page).toHaveURL(own);
  await hydrated(page);
  await page.getByText(t('consents.confirmsPrivacyPolicy', { whose: 'own' }), { exact: true }).click();
  await expectFine(page);
  await page.getByRole('button', { name: t('booking.reservation.consent.submit') }).click();
  await expect(page.getByText(t('booking.reservation.consent.given'))).toBeVisible();
  await expect(field(page, t('contact.email'))).toHaveValue(contact.email);
  await page.getByRole('button', { name: t('booking.reservation.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));

  // A patient has nothing left to register.
  await page.goto(href('registration-page', {}, 'fi'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('registration.exists.title'));
  await expectFine(page);
});

test('a patient completes their details in the middle of a booking and comes back to the same time', async ({
  page,
}) => {
  const t = textsIn('en');
  await page.setViewportSize(PHONE);
  const { id } = await freeTime('kaari', 16);
  const own = href('reserve-appointment', { id }, 'en');
  await signIn(page, 'Asta Irmeli Kivelä', own);
  await hydrated(page);
  const { email } = ownContact();
  await fillContact(page, t, { email });
  await page.getByRole('link', { name: t('booking.reservation.ownContact.complete') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('registration.titleComplete'));
  await hydrated(page);
  await expect(field(page, t('contact.email'))).toHaveValue(email);
  await expect(field(page, t('contact.postOffice'))).toHaveValue('Helsinki');
  await expectFine(page);

  // The receipt stays until the next page.
  await page.route(`**${own}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await keepWhatIsShown(page);
  await page.getByRole('button', { name: t('registration.submitBookingComplete') }).click();
  await expect(page).toHaveURL(own);
  await expect(field(page, t('contact.email'))).toHaveValue(email);
  await expect(page.getByText(t('booking.reservation.ownContact.missing'))).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toContain(
    t('registration.success.complete'),
  );
});

test('by keyboard, on a phone, after a lost connection', async ({ page }) => {
  const t = textsIn('sv');
  await page.setViewportSize(PHONE);
  await signIn(page, 'Linnea Maria Holm', '/sv', 'pikkujatti');
  await expect(page).toHaveURL(
    `${originOf('pikkujatti')}${href('registration-page', {}, 'sv', { next: '/sv' })}`,
  );
  await hydrated(page);
  await expectFine(page);
  await tabTo(page, page.getByRole('radio', { name: t('registration.whom.child') }));
  await page.keyboard.press('ArrowDown');
  await expect(field(page, t('registration.child.firstNames'))).toHaveCount(0);
  const { email, phone } = ownContact();
  await typeContact(page, t, { email, phone, ...ADDRESS });
  await pressOn(page, termsBox(page), 'Space');
  await page.route('**/api/user/register*', (route) => route.abort('connectionreset'), { times: 1 });
  const register = page.getByRole('button', { name: t('registration.submit') });
  await pressOn(page, register);
  await expect(page.getByText(t('registration.errors.network'))).toBeVisible();
  await expectFine(page);
  await page.reload();
  await hydrated(page);
  await expect(field(page, t('contact.street'))).toHaveValue(ADDRESS.street);
  await pressOn(page, register);
  await expect(page).toHaveURL(originOf('pikkujatti') + href('new-customer', {}, 'sv'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Linnea');
  await expect(page.getByText(t('registration.newCustomer.leadRegistered'))).toBeVisible();
  await expectFine(page);
  await page.getByRole('link', { name: t('registration.newCustomer.home') }).click();
  await expect(page).toHaveURL(`${originOf('pikkujatti')}/sv`);
  await test.step('the form of consents', () => confirmConsentByKeyboard(page));
});

test('somebody registers in the middle of a booking, by keyboard alone', async ({ page }) => {
  const t = textsIn('sv');
  await page.setViewportSize(PHONE);
  const { id } = await freeTime('kaari', 35);
  const own = href('reserve-appointment', { id }, 'sv');
  await signIn(page, 'Oskar Emil Sundqvist', own, 'kaari');
  await expect(page).toHaveURL(
    originOf('kaari') + href('registration-page-for-iav-users', {}, 'sv', { next: own }),
  );
  await hydrated(page);
  const register = page.getByRole('button', { name: t('registration.submitBooking') });
  await pressOn(page, register);
  const summary = page.getByRole('region', { name: t('contact.errors.summary') });
  await expect(summary).toBeFocused();
  await expectFine(page);
  await typeContact(page, t, { ...ownContact(), ...ADDRESS });
  await pressOn(page, termsBox(page), 'Space');
  await pressOn(page, register);

  await expect(page).toHaveURL(originOf('kaari') + own);
  await hydrated(page);
  await pressOn(
    page,
    page.getByRole('checkbox', { name: t('consents.confirmsPrivacyPolicy', { whose: 'own' }) }),
    'Space',
  );
  await pressOn(page, page.getByRole('button', { name: t('booking.reservation.consent.submit') }));
  await expect(page.getByText(t('booking.reservation.consent.given'))).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: t('booking.reservation.submit') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));
});

test('a new customer is welcomed, sees where to begin, and can log out', async ({ page }) => {
  const t = textsIn('en');
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'Matti Antero Nieminen', href('new-customer', {}, 'en'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Matti');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectFine(page);
  await expect(page.getByRole('link', { name: /010 380 3838/ })).toHaveAttribute('href', 'tel:0103803838');
  await expect(page.getByRole('link', { name: t('registration.newCustomer.book') })).toHaveAttribute(
    'href',
    href('appointment-reservation-landing-page', {}, 'en'),
  );
  await page.getByRole('button', { name: t('registration.newCustomer.signOut') }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
});

test('a professional who signs in reads what they can do here, and is a patient of their own', async ({
  page,
}) => {
  const t = textsIn('fi');
  await signIn(page, 'Ilona Katariina Heikkinen', '/fi');
  await expect(page).toHaveURL(href('workspace', {}, 'fi'));
  await expect(page.getByRole('navigation', { name: t('workspace.categories.label') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('workspace.own.title') }).click();
  await expect(page).toHaveURL('/fi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ilona');
  // Asked for by name, a page is what they get.
  await signIn(page, 'Timo Olavi Rantanen', href('appointment-list', {}, 'fi'));
  await expect(page).toHaveURL(href('appointment-list', {}, 'fi'));
});
