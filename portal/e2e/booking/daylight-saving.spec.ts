import type { AvailableAppointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { helsinkiTime } from '#contract/time/time.ts';
import { formatTime } from '#contract/time/time-format.ts';
import { freeTimes, weekday } from '../api.ts';
import { listOn } from '../every-page.ts';
import { DESKTOP, expect, hydrated, signIn, test } from '../fixtures.ts';
import { openTimes } from '../steps.ts';
import { textsIn } from '../texts.ts';

// Half a day away from Finland, and with clock changes on other days.
for (const timezoneId of ['America/New_York', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: DESKTOP });

    test('times are those of the clinic’s clocks', async ({ page }) => {
      const t = textsIn('fi');
      const times = await freeTimes('kaari', { startDate: weekday(17) });
      await page.goto(listOn('fi', 17));
      await hydrated(page);
      for (const { id, startDate } of times) {
        await expect(page.locator(`#time-${id} time`)).toHaveText(formatTime(new Date(startDate), 'fi'));
      }
      const [clock = ''] = await openTimes(page).first().locator('time').allTextContents();
      await openTimes(page).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.reservation.title'));
      await expect(page.getByRole('main')).toContainText(clock);
      // A patient's own pages come from the server and must not change when scripts take over.
      await signIn(page, 'Aino Maria Virtanen', '/fi/ajanvaraukset');
      const before = await page.locator('main time, main h3').allTextContents();
      await hydrated(page);
      expect(await page.locator('main time, main h3').allTextContents()).toEqual(before);
    });

    test('both sides of a change of the clocks read the same hour', async ({ page }) => {
      const t = textsIn('fi');
      // Summer time begins on 28 March 2027 and ends on 31 October 2027.
      const days = ['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31'];
      const [like] = await freeTimes('kaari', { startDate: weekday(17) });
      if (!like) throw new Error('There is no time to take after');
      const appointments = days.map((day, index) => at(like, 900_000 + index, helsinkiTime(day, 9, 15)));
      await page.goto(listOn('fi', 17));
      await hydrated(page);
      await page.route(
        ({ pathname }) => pathname === '/api/appointments',
        (route) =>
          route.fulfill({
            json: {
              availableAppointments: { type: 'Success', appointments, continuing: [] },
              otherDays: appointments,
            },
          }),
      );
      await page.getByRole('link', { name: t('booking.list.timeOfDay.morning') }).click();
      await expect(page.locator('a[id^="time-"] time')).toHaveText(days.map(() => '9.15'));
      const others = page.getByRole('region', { name: t('booking.list.others') }).locator('time');
      await expect(others).toContainText([
        'La 27.3.2027 klo 9.15',
        'Su 28.3.2027 klo 9.15',
        'La 30.10.2027 klo 9.15',
        'Su 31.10.2027 klo 9.15',
      ]);
    });
  });
}

function at(like: AvailableAppointment, id: number, starts: Date): AvailableAppointment {
  const endDate = new Date(starts.getTime() + like.durationMinutes * 60_000).toISOString();
  return { ...like, id, startDate: starts.toISOString(), endDate };
}
