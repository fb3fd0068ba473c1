import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { addDays } from '#contract/time/time.ts';
import { bookFrom, deliver, freeTime, freeTimes, HELMI, mailsTo } from '../api.ts';
import { expect, expectAccessible, hydrated, identify, now, originOf, signIn, test } from '../fixtures.ts';
import { fieldText, fillReservation, ownContact, termsBox } from '../steps.ts';
import { textsIn } from '../texts.ts';

const t = textsIn('en');
const field = (page: Page, name: string) => page.getByLabel(t(fieldText(name)), { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: t('booking.reservation.submit') });
const anonymousPage = (id: number, lang: 'fi' | 'sv' | 'en' = 'en') =>
  href('reserve-appointment-for-anonymous-users', { id }, lang);
const ILONA = { identityCode: '121076-928B', firstName: 'Ilona', lastName: 'Heikkinen' };
const PAIVI = { identityCode: '030969-9344', firstName: 'Päivi', lastName: 'Aalto' };

test('says what is wrong beside each field, in the specified words', async ({ page }) => {
  const { id } = await freeTime('kaari', 10);
  await page.goto(anonymousPage(id));
  await hydrated(page);
  await submit(page).click();
  const summary = page.getByRole('region', { name: 'Please check the following fields' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  for (const [name, message] of [
    ['identityCode', 'Please check your identity number'],
    ['firstName', 'Please enter your first name'],
    ['lastName', 'Please enter your last name'],
    ['email', 'Your phone number and email are needed for confirmation messages.'],
    ['phone', 'Please enter your phone number, eg. +358401234567'],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message.replace(/[.+]/g, '\\$&')));
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
  }
  await expect(summary.getByRole('link')).toHaveCount(6);

  // A wrong check character, a single name, an invalid address and number.
  await fillReservation(page, 'en', {
    identityCode: '021179-905A',
    firstName: '  ',
    lastName: 'Lehtonen',
    email: 'eero@example',
    phone: '12',
  });
  await expect(field(page, 'lastName')).not.toHaveAttribute('aria-invalid', 'true');
  await submit(page).click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
  await expect(field(page, 'identityCode')).toHaveAccessibleDescription(/Please check your identity number/);
  await summary.getByRole('link').first().click();
  await expect(field(page, 'identityCode')).toBeFocused();

  // Lower case, spaces and a national number are accepted, too.
  await field(page, 'identityCode').fill(' 021179-905r ');
  await field(page, 'phone').fill('040 123 4567');
  await field(page, 'email').focus();
  await expect(field(page, 'identityCode')).toHaveValue('021179-905R');
  await expect(field(page, 'phone')).toHaveValue('+358401234567');
});

test('a person whom the register does not know is asked to identify and keeps what was typed', async ({
  page,
}) => {
  const { id } = await freeTime('kaari', 10, 1);
  await page.goto(anonymousPage(id));
  await hydrated(page);
  const typed = { identityCode: '211298-9217', firstName: 'Matti', lastName: 'Nieminen', ...ownContact() };
  await fillReservation(page, 'en', typed);
  await termsBox(page).check();
  await submit(page).click();
  await expect(page.getByText(t('booking.reservation.identify.noPatient'))).toBeVisible();
  await expectAccessible(page);
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);

  await page
    .getByRole('main')
    .getByRole('link', { name: t('booking.reservation.identify.action') })
    .last()
    .click();
  await page.getByRole('link', { name: 'Kuusipankki' }).click();
  await identify(page, 'Matti Antero Nieminen');
  const next = href('reserve-appointment', { id }, 'en');
  await expect(page).toHaveURL(href('registration-page-for-iav-users', {}, 'en', { next }));
  await expect(page.getByLabel(t('contact.email'), { exact: true })).toHaveValue(typed.email);
  await hydrated(page);
  await expectAccessible(page);
});

test('what was typed survives a reload, another language and the identification', async ({ page }) => {
  const { id } = await freeTime('kaari', 10, 2);
  await page.goto(anonymousPage(id));
  await hydrated(page);
  const typed = { firstName: 'Aino', email: 'aino@example.com', phone: '+358409999999' };
  await fillReservation(page, 'en', typed);
  await termsBox(page).check();

  await page.reload();
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
  await expect(termsBox(page)).toBeChecked();

  await page.locator('header summary').first().click();
  await page.getByRole('link', { name: 'Svenska' }).click();
  const sv = textsIn('sv');
  await expect(page).toHaveURL(anonymousPage(id, 'sv'));
  await expect(page.getByLabel(sv('contact.email'), { exact: true })).toHaveValue(typed.email);

  await page
    .getByRole('main')
    .getByRole('link', { name: sv('booking.reservation.login.action') })
    .click();
  await page.getByRole('link', { name: 'Kuusipankki' }).click();
  await identify(page, 'Aino Maria Virtanen');
  await expect(page).toHaveURL(href('reserve-appointment', { id }, 'sv'));
  await expect(page.getByLabel(sv('contact.email'), { exact: true })).toHaveValue(typed.email);
  await expect(page.getByLabel(sv('contact.phone'), { exact: true })).toHaveValue(typed.phone);
});

test('a time that somebody has booked meanwhile', async ({ page }) => {
  const { id } = await freeTime('kaari', 11);
  await page.goto(anonymousPage(id));
  await hydrated(page);
  await bookFrom(page, id, HELMI);
  await fillReservation(page, 'en', { ...PAIVI, ...ownContact() });
  await termsBox(page).check();
  await submit(page).click();
  await expect(
    page.getByText('The appointment has already been reserved. Please choose another appointment.'),
  ).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Unfortunately the appointment is no longer available',
  );
  await hydrated(page);
  await expectAccessible(page);
  // Nobody learns who booked it.
  expect(await page.content()).not.toContain(HELMI.lastName);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('booking.taken.action') })
    .click();
  await expect(page).toHaveURL(/private-customer/);
});

test('a booking so close to its start has to be confirmed as binding', async ({ page }) => {
  const day = (ahead: number) => new Date(now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  const times = await freeTimes('kaari', { startDate: day(0), endDate: day(1) });
  const soon = times.find(
    ({ startDate, requiresAuthToReserve }) =>
      !requiresAuthToReserve && Date.parse(startDate) - now().getTime() < 23.5 * 3_600_000,
  );
  // The demo clinic is open every day, so that there is a time at any hour.
  expect(soon).toBeDefined();
  await page.goto(anonymousPage(soon?.id ?? 0));
  await hydrated(page);
  const binding = page.getByRole('checkbox', { name: t('booking.reservation.binding') });
  await expect(binding).not.toBeChecked();
  const contact = ownContact();
  await fillReservation(page, 'en', { ...ILONA, ...contact });
  await termsBox(page).check();
  await submit(page).click();
  await expect(page.getByRole('region', { name: t('booking.reservation.errors.summary') })).toBeFocused();
  await expect(page.getByText(t('booking.reservation.errors.binding')).first()).toBeVisible();
  await page.getByText(t('booking.reservation.binding'), { exact: true }).click();
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));
});

test('a time for identified patients only leads to the login and back', async ({ page }) => {
  const { startDate } = await freeTime('kaari', 12);
  const times = await freeTimes('kaari', {
    specialtyIds: 'PSY',
    startDate: startDate.slice(0, 10),
    endDate: addDays(startDate.slice(0, 10), 14),
  });
  const time = times.find(({ requiresAuthToReserve }) => requiresAuthToReserve);
  expect(time).toBeDefined();
  await page.goto(anonymousPage(time?.id ?? 0));
  await expect(page.getByText(t('booking.reservation.loginRequired.title'))).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: t('booking.reservation.loginRequired.action') }).click();
  await page.getByRole('link', { name: 'Kuusipankki' }).click();
  await identify(page, 'Aino Maria Virtanen');
  await expect(page).toHaveURL(href('reserve-appointment', { id: time?.id ?? 0 }, 'en'));
  await expect(submit(page)).toBeVisible();
});

test('a patient who is not creditworthy reads whom to call', async ({ page }) => {
  const { id } = await freeTime('kaari', 12, 1);
  await signIn(page, 'Kerttu Helena Laine', href('reserve-appointment', { id }, 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking interrupted');
  await expect(page.getByRole('main').getByRole('link', { name: /010 380 3838/ })).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
});

test('a patient who has not consented does so as a step of the booking, and books', async ({ page }) => {
  const { id } = await freeTime('kaari', 12, 2);
  await signIn(page, 'Janne Petteri Koskinen', href('reserve-appointment', { id }, 'en'));
  await expect(page.getByRole('heading', { name: t('booking.reservation.consent.title') })).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
  const give = page.getByRole('button', { name: t('booking.reservation.consent.submit') });
  await expectAccessible(page);
  await give.click();
  await expect(page.getByRole('region', { name: t('consents.errors.summary') })).toBeFocused();
  await expectAccessible(page);
  await page.getByText(t('consents.allowsBookingSms.label', { whose: 'own' }), { exact: true }).click();
  await page.getByText(t('consents.confirmsPrivacyPolicy', { whose: 'own' }), { exact: true }).click();
  // The choices are still there when the response is lost.
  await page.route('**/api/user/consent*', (route) => route.abort('connectionreset'), { times: 1 });
  await give.click();
  await expect(page.getByText(t('consents.errors.network'))).toBeVisible();
  await give.click();
  await expect(page.getByText(t('booking.reservation.consent.given'))).toBeVisible();
  await expectAccessible(page);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));
});

test('pressed twice, sent again after a lost answer: booked once', async ({ page }) => {
  const { id } = await freeTime('kaari', 13);
  await page.goto(anonymousPage(id));
  await hydrated(page);
  const contact = ownContact();
  await fillReservation(page, 'en', { ...PAIVI, ...contact });
  await termsBox(page).check();
  // The first response is lost on its way; the booking is made.
  await page.route(
    '**/api/anon/reserve-appointment*',
    async (route) => {
      await deliver(route.request());
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submit(page).dblclick();
  await expect(page.getByText(t('booking.reservation.outcome.network'))).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));
  await expect.poll(async () => (await mailsTo(contact.email)).length).toBe(1);
  // Going back does not lead to a form for a time that has been booked.
  await page.goBack();
  await expect(submit(page)).toHaveCount(0);
});

test('on a slow line the form stays until the next page comes, and does not call what was booked taken', async ({
  page,
}) => {
  const { id } = await freeTime('kaari', 13, 1);
  await signIn(page, 'Onni Kalevi Mäkelä', href('reserve-appointment', { id }, 'en'));
  await hydrated(page);
  let letCome = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/SuccessPage-/, async (route) => {
    await come;
    await route.continue();
  });
  const askedAgain = page.waitForResponse(/free\/\d+/);
  await submit(page).click();
  await page.waitForURL(/success/);
  await (await askedAgain).finished();
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(t('booking.taken.ownTitle'))).toHaveCount(0);
  letCome();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));
});

test('a session that ends in the middle of a booking loses nothing that was typed', async ({
  page,
  context,
}) => {
  const { id } = await freeTime('kaari', 14);
  const address = href('reserve-appointment', { id }, 'en');
  await signIn(page, 'Timo Olavi Rantanen', address);
  await hydrated(page);
  const contact = ownContact();
  await fillReservation(page, 'en', contact);
  // A pending read would notice the lost session before the press does.
  await page.waitForLoadState('networkidle');
  await context.clearCookies({ name: 'session' });
  await submit(page).click();
  // Its cookie disappears early: the session was ended elsewhere.
  await expect(page).toHaveURL(new RegExp(`${href('login-page-for-anonymous-users', {}, 'en')}\\?`));
  await page.getByRole('link', { name: 'Kuusipankki' }).click();
  await identify(page, 'Timo Olavi Rantanen');
  await expect(page).toHaveURL(originOf('kaari') + address);
  await expect(field(page, 'email')).toHaveValue(contact.email);
  await expect(field(page, 'phone')).toHaveValue(contact.phone);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));
});

test('from a booking to my contact details and back to the same time', async ({ page }) => {
  const { id } = await freeTime('kaari', 13);
  const own = href('reserve-appointment', { id }, 'en');
  await signIn(page, 'Onni Kalevi Mäkelä', own);
  await hydrated(page);
  await expect(page.getByText(t('booking.reservation.contactText'))).toBeVisible();
  await page.getByRole('link', { name: t('booking.reservation.ownContact.change') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient-information.title'));
  const { email } = ownContact();
  await field(page, 'email').fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('patient-information.save.booking') }).click();
  await expect(page).toHaveURL(own);
  await expect(field(page, 'email')).toHaveValue(email);
  await expectAccessible(page);
});
