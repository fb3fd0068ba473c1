import { href } from '#contract/routes/routes.ts';
import { VIKTOR, weekday } from './api.ts';
import { DESKTOP, expect, hydrated, originOf, PHONE, signIn, test } from './fixtures.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { expectFocusAtHeading, expectGoodStep, fieldText, openTimes, ownContact, termsBox } from './steps.ts';
import { textsIn } from './texts.ts';

test('books without signing in by keyboard alone', async ({ page }) => {
  const t = textsIn('en');
  const field = (name: string) => page.getByLabel(t(fieldText(name, 'pikkujatti')), { exact: true });
  await page.setViewportSize(DESKTOP);
  await page.goto(`${originOf('pikkujatti')}/en/booking`);
  await hydrated(page);
  await pressOn(page, page.getByRole('button', { name: t('shell.consent.decline') }));

  // The first tab stop of every page skips its header.
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('shell.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await pressOn(page, page.getByRole('link', { name: t('booking.landing.tiles.private.childTitle') }));
  await expectFocusAtHeading(page);

  // A filter: its list opens with the arrow keys, takes the focus, and returns it.
  const specialty = page.getByRole('combobox', { name: t('booking.list.filters.specialty') });
  await tabTo(page, specialty);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(specialty).toBeFocused();
  await expect(page).toHaveURL(/specialtyIds=/);

  // A day from the calendar.
  const calendar = page.getByRole('button', { name: t('controls.calendar'), exact: true });
  await pressOn(page, calendar);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(calendar).toBeFocused();
  await expect(page).toHaveURL(/startDate=/);

  await page.goto(
    originOf('pikkujatti') + href('private-appointment-list', {}, 'en', { startDate: weekday(6) }),
  );
  await hydrated(page);
  await pressOn(page, openTimes(page).first());
  await expectFocusAtHeading(page);

  // Sending the empty form: the summary takes the focus, its links lead to the fields.
  await pressOn(page, page.getByRole('button', { name: t('booking.reservation.submit') }));
  await expect(page.getByRole('region', { name: t('booking.reservation.errors.summary') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field('identityCode')).toBeFocused();

  const contact = ownContact();
  await page.keyboard.type(VIKTOR.identityCode);
  for (const [name, value] of [
    ['firstName', VIKTOR.firstName],
    ['lastName', VIKTOR.lastName],
    ['email', contact.email],
    ['phone', contact.phone],
  ] as const) {
    await tabTo(page, field(name));
    await page.keyboard.type(value);
  }
  await pressOn(page, termsBox(page), 'Space');
  await expectGoodStep(page, t('booking.reservation.title'));
  await pressOn(page, page.getByRole('button', { name: t('booking.reservation.submit') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));
  await expectFocusAtHeading(page);
});

test('books and cancels as a patient by keyboard alone, on a phone’s width', async ({ page }) => {
  const t = textsIn('sv');
  await page.setViewportSize(PHONE);
  await signIn(
    page,
    'Helmi Annikki Salonen',
    href('private-appointment-list', {}, 'sv', { startDate: weekday(7) }),
  );
  await hydrated(page);

  await pressOn(page, openTimes(page).first());
  await expectFocusAtHeading(page);
  await pressOn(page, page.getByRole('button', { name: t('booking.reservation.submit') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));
  await expectFocusAtHeading(page);

  await pressOn(page, page.getByRole('link', { name: t('booking.success.cancel') }));
  await expectFocusAtHeading(page);
  await pressOn(page, page.getByRole('button', { name: t('appointments.cancel.action') }));
  const question = page.getByRole('alertdialog', { name: t('appointments.cancel.question') });
  const keep = question.getByRole('button', { name: t('appointments.cancel.keep') });
  await expect(keep).toBeFocused();
  const confirm = question.getByRole('button', { name: t('appointments.cancel.confirm') });
  await pressOn(page, confirm);
  await expect(page).toHaveURL('/sv');
  await expectFocusAtHeading(page);
  // A toast waits while it has the focus, and can be closed.
  const toasts = page.getByRole('region', { name: t('controls.notifications') });
  const cancelled = t('shell.appointmentCancelled');
  await pressOn(page, toasts.getByRole('button'));
  await expect(toasts.getByText(cancelled, { exact: true })).toBeHidden();
  await expect(page.getByRole('main').getByText(cancelled)).toBeVisible();
});

for (const brand of ['kaari', 'pikkujatti'] as const) {
  test(`the drawer of filters keeps the focus and gives it back, by keyboard on a phone: ${brand}`, async ({
    page,
  }) => {
    const t = textsIn('sv');
    await page.setViewportSize(PHONE);
    await page.goto(originOf(brand) + href('private-appointment-list', {}, 'sv', { startDate: weekday(7) }));
    await hydrated(page);
    const filters = page.getByRole('button', { name: t('booking.list.filters.open', { count: 0 }) });
    await pressOn(page, filters);
    const drawer = page.getByRole('dialog', { name: t('booking.list.filters.title') });
    await expect(drawer).toBeVisible();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(filters).toBeFocused();
  });
}
