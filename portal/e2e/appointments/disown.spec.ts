import { href } from '#contract/routes/routes.ts';
import { freeTime, mailsTo } from '../api.ts';
import { expect, expectAccessible, hydrated, test } from '../fixtures.ts';
import { expectGoodStep, fillReservation, ownContact, termsBox } from '../steps.ts';
import { textsIn } from '../texts.ts';

// No other test books for him: once he has disowned a booking, nobody can without logging in.
const TIMO = { identityCode: '190488-9317', firstName: 'Timo', lastName: 'Rantanen' };
const ON_RECORD = 'timo.rantanen@example.com';

/** The link in the message that warns a patient. */
async function warningLink(): Promise<string | undefined> {
  const mails = await mailsTo(ON_RECORD);
  return mails.map(({ text }) => /https?:\S+\/en-tunne-varausta/.exec(text)?.[0]).find(Boolean);
}

test('a patient is notified of somebody else’s booking and takes it back without logging in', async ({
  page,
}) => {
  const t = textsIn('fi');
  const { id } = await freeTime('kaari', 16, 2);
  const typed = ownContact();
  await page.goto(href('reserve-appointment-for-anonymous-users', { id }, 'fi'));
  await hydrated(page);
  await fillReservation(page, 'fi', { ...TIMO, ...typed });
  await termsBox(page).check();
  await page.getByRole('button', { name: t('booking.reservation.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));

  await expect.poll(warningLink).toBeDefined();
  const link = (await warningLink()) ?? '';
  await page.goto(link);
  // Opening it earlier, as a mail scanner does, changes nothing.
  await page.reload();
  await hydrated(page);
  await expectGoodStep(page, t('appointments.disown.title'));

  const action = page.getByRole('button', { name: t('appointments.disown.action') });
  await page.route('**/disownment*', (route) => route.abort('connectionreset'), { times: 1 });
  await action.press('Enter');
  await expect(page.getByText(t('appointments.disown.networkError'))).toBeVisible();
  await expectAccessible(page);
  await action.press('Enter');
  const done = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t('appointments.disown.done.title') });
  await expect(done).toBeFocused();
  await expectAccessible(page);
  await expect
    .poll(async () => (await mailsTo(typed.email)).map(({ subject }) => subject).join())
    .toMatch(/Varaamasi aika on peruttu/);

  await page.reload();
  await expect(page.getByText(t('appointments.disown.cancelled.title'))).toBeVisible();
  await expectAccessible(page);
  await page.goto(href('reserve-appointment-for-anonymous-users', { id }, 'fi'));
  await hydrated(page);
  await fillReservation(page, 'fi', { ...TIMO, ...typed });
  await termsBox(page).check();
  await page.getByRole('button', { name: t('booking.reservation.submit') }).click();
  await expect(page.getByText(t('booking.reservation.identify.patientInfoConflict'))).toBeVisible();
  await expectAccessible(page);
});
