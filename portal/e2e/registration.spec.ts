import type { Page } from '@playwright/test';
import { href } from '#contract/routes.ts';
import { identityCodeOf } from '#demo/identity-code-of.ts';
import { freeTime } from './api.ts';
import { confirmConsentAndGoOn, confirmConsentByKeyboard } from './consent-page.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  identify,
  originOf,
  PHONE,
  signIn,
  test,
} from './fixtures.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { declineCounting, fillReservation, ownContact } from './steps.ts';
import { type Text, textsIn } from './texts.ts';

const ADDRESS = { street: 'Katu 1 A 2', postalCode: '00100', postOffice: 'Helsinki' };

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillContact(page: Page, t: Text, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, t(`contact.${name}`)).fill(value);
}

/** The same by keyboard alone. */
async function typeContact(page: Page, t: Text, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await typeInto(page, t(`contact.${name}`), value);
}

async function typeChild(
  page: Page,
  t: Text,
  [firstNames, lastName, code]: readonly string[],
): Promise<void> {
  await typeInto(page, t('registration.child.firstNames'), firstNames);
  await typeInto(page, t('registration.child.lastName'), lastName);
  await typeInto(page, t('registration.child.identityCode'), code);
}

async function typeInto(page: Page, label: string, text = ''): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
}

/** Keeps what the page shows last for the next one: nothing is looked up in a page while another one is on its way. */
async function keepWhatIsShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const keep = () => sessionStorage.setItem('shown', document.querySelector('main')?.textContent ?? '');
    new MutationObserver(keep).observe(document.body, { childList: true, subtree: true });
  });
}

async function expectFine(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
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
  await page.getByText(t('booking.reservation.terms'), { exact: true }).click();
  await page.getByRole('button', { name: t('booking.reservation.submit') }).click();
  await expect(page.getByText(t('booking.reservation.identify.noPatient'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('booking.reservation.identify.action') })
    .last()
    .click();
  await page.getByRole('link', { name: 'Kuusipankki' }).click();
  await identify(page, 'Tuomas Ilmari Kallio');

  // Registration: who was identified is there, and what was typed.
  await expect(page).toHaveURL(href('registration-page-for-iav-users', {}, 'fi', { next: own }));
  await hydrated(page);
  await expect(page.getByText('270988-941R')).toBeVisible();
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
  await page.getByText(t('registration.terms'), { exact: true }).click();
  await register.dblclick();

  // Back at the same time: the consent, then the form with everything in it.
  await expect(page).toHaveURL(own);
  await hydrated(page);
  await page.getByText(t('consents.confirmsPrivacyPolicy'), { exact: true }).click();
  await expectFine(page);
  await page.getByRole('button', { name: t('booking.reservation.consent.submit') }).click();
  await expect(page.getByText(t('booking.reservation.consent.given'))).toBeVisible();
  await expect(field(page, t('contact.email'))).toHaveValue(contact.email);
  await page.getByRole('button', { name: t('booking.reservation.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));

  // Who is a patient by now has nothing left to register.
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
  await declineCounting(page, t);
  const { email } = ownContact();
  await fillContact(page, t, { email });
  await page.getByRole('link', { name: t('booking.reservation.ownContact.complete') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('registration.titleComplete'));
  await hydrated(page);
  await expect(field(page, t('contact.email'))).toHaveValue(email);
  await expect(field(page, t('contact.postOffice'))).toHaveValue('Helsinki');
  await expectFine(page);

  // The receipt is there for as long as the next page takes.
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
  await declineCounting(page, t);
  await expectFine(page);
  await tabTo(page, page.getByRole('radio', { name: t('registration.whom.child') }));
  await page.keyboard.press('ArrowDown');
  await expect(field(page, t('registration.child.firstNames'))).toHaveCount(0);
  const { email, phone } = ownContact();
  await typeContact(page, t, { email, phone, ...ADDRESS });
  await pressOn(page, page.getByRole('checkbox', { name: t('registration.terms') }), 'Space');
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
  const { id } = await freeTime('pikkujatti', 35);
  const own = href('reserve-appointment', { id }, 'sv');
  await signIn(page, 'Oskar Emil Sundqvist', own, 'pikkujatti');
  await expect(page).toHaveURL(
    originOf('pikkujatti') + href('registration-page-for-iav-users', {}, 'sv', { next: own }),
  );
  await hydrated(page);
  await declineCounting(page, t);
  const register = page.getByRole('button', { name: t('registration.submitBooking') });
  await pressOn(page, register);
  const summary = page.getByRole('region', { name: t('contact.errors.summary') });
  await expect(summary).toBeFocused();
  await expectFine(page);
  await typeContact(page, t, { ...ownContact(), ...ADDRESS });
  await pressOn(page, page.getByRole('checkbox', { name: t('registration.terms') }), 'Space');
  await pressOn(page, register);

  await expect(page).toHaveURL(originOf('pikkujatti') + own);
  await hydrated(page);
  await pressOn(page, page.getByRole('checkbox', { name: t('consents.confirmsPrivacyPolicy') }), 'Space');
  await pressOn(page, page.getByRole('button', { name: t('booking.reservation.consent.submit') }));
  await expect(page.getByText(t('booking.reservation.consent.given'))).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: t('booking.reservation.submit') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));
});

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
  await page.getByText(t('registration.terms'), { exact: true }).click();
  await register.click();
  await expect(page).toHaveURL(href('new-customer', {}, 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kaisa');

  await signIn(page, 'Kaisa Johanna Saarela', href('hpa-register', {}, 'en'), 'pikkujatti');
  await hydrated(page);
  await declineCounting(page, t);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('registration.titleChild'));
  const registerChild = page.getByRole('button', { name: t('registration.submitChild') });
  await pressOn(page, registerChild);
  await expect(summary).toBeFocused();
  await expectFine(page);
  await typeChild(page, t, ['Lumi Johanna', 'Saarela', identityCodeOf(new Date(), 3, 950)]);
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
  await code.fill(identityCodeOf(new Date(), 8, 914));
  const { email, phone } = ownContact();
  await fillContact(page, t, { email, phone, ...ADDRESS });
  await page.getByText(t('registration.terms'), { exact: true }).click();
  await page.getByRole('button', { name: t('registration.submit') }).click();
  const summary = page.getByRole('region', { name: t('contact.errors.summary') });
  await expect(summary.getByRole('link')).toHaveText([t('registration.errors.child.notGuardian')]);
  await expectFine(page);
  await summary.getByRole('link').click();
  await expect(code).toBeFocused();
  await code.fill(identityCodeOf(new Date(), 4, 943));
  await page.getByRole('button', { name: t('registration.submit') }).click();
  await expect(page).toHaveURL(originOf('pikkujatti') + next);

  // Once more: the guardian is known, so only the child is asked for; and is a patient already.
  await page.goto(originOf('pikkujatti') + address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('registration.titleChild'));
  await expect(field(page, t('contact.email'))).toHaveCount(0);
  await hydrated(page);
  await field(page, t('registration.child.firstNames')).fill('Niilo Eemil');
  await field(page, t('registration.child.lastName')).fill('Rinne');
  await code.fill(identityCodeOf(new Date(), 4, 943));
  await page.getByRole('button', { name: t('registration.submitChild') }).click();
  await expect(page.getByText(t('registration.exists.childTitle'))).toBeVisible();
  await expectFine(page);
  await test.step('the form of consents', () => confirmConsentAndGoOn(page, 'Henna Susanna Rinne'));
});

test('a guardian whose child is a patient already is told so, by keyboard', async ({ page }) => {
  const t = textsIn('sv');
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'Sofia Elisabet Lindström', href('hpa-register', {}, 'sv'), 'pikkujatti');
  await hydrated(page);
  await declineCounting(page, t);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('registration.titleChild'));
  const register = page.getByRole('button', { name: t('registration.submitChild') });
  await pressOn(page, register);
  const summary = page.getByRole('region', { name: t('contact.errors.summary') });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, t('registration.child.firstNames'))).toBeFocused();
  await expectFine(page);
  await typeChild(page, t, ['Elsa Sofia', 'Lindström', identityCodeOf(new Date(), 8, 914)]);
  await pressOn(page, register);
  await expect(page.getByText(t('registration.exists.childTitle'))).toBeVisible();
  await expectFine(page);
});

test('a new customer is welcomed, shown where to begin, and can log out', async ({ page }) => {
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
  await page.getByRole('button', { name: t('registration.newCustomer.logOut') }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
});

test('a new customer registers with their child where they are welcomed, and logs out, by keyboard', async ({
  page,
}) => {
  const t = textsIn('fi');
  await page.setViewportSize(PHONE);
  const welcome = href('new-customer', {}, 'fi');
  await signIn(page, 'Niina Carita Peltonen', welcome, 'pikkujatti');
  await hydrated(page);
  await declineCounting(page, t);
  await typeChild(page, t, ['Veeti Oliver', 'Peltonen', identityCodeOf(new Date(), 7, 951)]);
  await typeContact(page, t, { ...ownContact(), ...ADDRESS });
  await pressOn(page, page.getByRole('checkbox', { name: t('registration.terms') }), 'Space');
  await expectFine(page);
  await pressOn(page, page.getByRole('button', { name: t('registration.submit') }));
  await expect(page).toHaveURL(originOf('pikkujatti') + href('choose-child', {}, 'fi'));
  await expect(page.getByRole('main').getByText('Veeti Oliver')).toBeVisible();

  await page.goto(originOf('pikkujatti') + welcome);
  await hydrated(page);
  await expect(page.getByText(t('registration.newCustomer.leadRegistered'))).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: t('registration.newCustomer.logOut') }));
  const question = page.getByRole('alertdialog', { name: t('shell.logOut.title') });
  await expect(question).toBeVisible();
  await expectFine(page);
  await pressOn(page, question.getByRole('button', { name: t('shell.logOut.confirm') }));
  await expect(page).toHaveURL(/logOut=done$/);
  await expect(page.getByText(t('identification.logOut.done.title'))).toBeVisible();
});

test('a professional who signs in is a patient of their own', async ({ page }) => {
  await signIn(page, 'Ilona Katariina Heikkinen', '/fi');
  await expect(page).toHaveURL('/fi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ilona');
});
