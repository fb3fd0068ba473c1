import { describe, it, test } from 'vitest';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { ownAppointment, remoteAppointment } from '../../appointments/appointment/fixtures.ts';

const show = (...upcoming: Appointment[]) =>
  openPage('/en', { answers: { 'GET /api/own-appointments': { upcoming, past: [] } } });
const wayIn = async (...upcoming: Appointment[]) =>
  (await show(...upcoming)).locator('[href="/en/appointments/73/video"]');
/** So many hours from the moment at which the page is shown, at 8:00 in Helsinki. */
const video = (hours: number, changes: Partial<Appointment> = {}): Appointment => {
  const startsAt = Date.parse('2026-11-21T06:00:00.000Z') + hours * 3_600_000;
  const startDate = new Date(startsAt).toISOString();
  return {
    ...remoteAppointment,
    startDate,
    endDate: new Date(startsAt + 1_200_000).toISOString(),
    ...changes,
  };
};

describe('the front page', () => {
  test.each([
    [0.1, 'You can join the appointment now.'],
    [5, 'You can join from 12:45.'],
    // At six minutes past midnight, of another day: it opens on this one.
    [16.1, 'You can join from 23:51.'],
  ])('has the way to a next appointment by video in %d hours', async (hours, words) => {
    const page = await show(video(hours));
    await expect(page.getByRole('region', { name: 'Video appointment' }).getByRole('link')).toHaveAttribute(
      'href',
      '/en/appointments/73/video',
    );
    await expect(page.getByText(words)).toBeVisible();
  });

  it('has it also after another appointment of the day, which may not be over yet', async () => {
    const earlier = ownAppointment({ startDate: '2026-11-21T06:30:00.000Z' });
    await expect(await wayIn(earlier, video(2))).toBeVisible();
  });

  test.each<[string, Appointment[]]>([
    ['is on another day', [video(24)]],
    ['was cancelled', [video(2, { hasAppointeeCanceled: true })]],
    ['is hidden from the reader', [video(2, { practitioner: null, clinic: null })]],
    ['is no video appointment', [video(2, { locationType: 'phoneAppointment' })]],
  ])('has none if it %s', async (_, upcoming) => {
    await expect(await wayIn(...upcoming)).toHaveCount(0);
  });
});
