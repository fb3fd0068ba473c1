import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { ownAppointment, remoteAppointment } from '../appointment/fixtures.ts';

const key = 'GET /api/own-appointments';
const past = Array.from({ length: 20 }, (_, index) =>
  ownAppointment({
    id: 20 + index,
    startDate: '2026-03-02T07:00:00.000Z',
    endDate: '2026-03-02T07:20:00.000Z',
    mayCancel: false,
  }),
);

const show = (url: string, shown: { upcoming?: object[]; past?: object[] } = {}, session = {}) =>
  openPage(url, { answers: { [key]: { upcoming: [], past: [], ...shown } }, session });

describe('the patient’s appointments', () => {
  test('are told with day, practitioner and place, and lead to their page', async () => {
    const page = await show('/fi/ajanvaraukset', { upcoming: [ownAppointment(), remoteAppointment] });
    const upcoming = page.getByRole('region', { name: 'Tulevat ajat' });
    await expect(upcoming.getByRole('link', { name: 'Maanantai 23.11. Klo 14.30' })).toHaveAttribute(
      'href',
      '/fi/ajanvaraukset/72',
    );
    const rows = upcoming.getByRole('listitem');
    await expect(rows).toContainText(['Ilona Heikkinen, erikoislääkäri', 'Videovastaanotto']);
    await expect(rows.first()).toContainText('Kaari Kamppi');
    await expect(page.getByText('Ei menneitä aikoja.')).toBeAttached();
  });

  test('of a child are not offered for a calendar: there is no such address of a child', async () => {
    const calendar = async (session = {}) =>
      (await show('/en/appointments', { upcoming: [ownAppointment()] }, session)).getByText('own calendar');
    await expect(await calendar()).toBeVisible();
    const actingFor = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
    await expect(await calendar({ actingFor })).toHaveCount(0);
  });

  test('lead to a page to print for each day that has some, and for none that the clinic has cancelled', async () => {
    const page = await show('/en/appointments', {
      upcoming: [
        ownAppointment(),
        ownAppointment({
          id: 80,
          startDate: '2026-11-23T14:00:00.000Z',
          endDate: '2026-11-23T14:20:00.000Z',
        }),
        remoteAppointment,
        ownAppointment({
          id: 81,
          startDate: '2026-12-10T14:00:00.000Z',
          endDate: '2026-12-10T14:20:00.000Z',
          hasAppointeeCanceled: true,
        }),
      ],
    });
    const links = page.getByRole('link', { name: /^Print / });
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('href', '/en/appointments/day/2026-11-23');
    await expect(links.last()).toHaveAttribute('href', '/en/appointments/day/2026-12-03');
  });

  test('say which of them are cancelled, and by whom', async () => {
    const page = await show('/en/appointments', {
      upcoming: [ownAppointment({ hasAppointeeCanceled: true, mayCancel: false })],
      past: [ownAppointment({ id: 60, hasPatientCanceled: true, mayCancel: false })],
    });
    await expect(page.getByRole('listitem').filter({ hasText: 'Cancelled by the clinic' })).toBeVisible();
    await expect(page.getByText('Cancelled', { exact: true })).toBeAttached();
  });

  test('go on after exactly 20 past ones, and not after fewer', async () => {
    const more = async (shown: object[]) =>
      (await show('/en/appointments', { past: shown })).getByText('Show more past appointments');
    await expect(await more(past)).toBeAttached();
    await expect(await more(past.slice(1))).toHaveCount(0);
  });

  test.each([
    ['/fi/ajanvaraukset', 'Ei tulevia aikoja', '/fi/ajanvaraus'],
    ['/sv/tidsbokningar', 'Inga kommande tider', '/sv/tidsbokning'],
    ['/en/appointments', 'No upcoming appointments', '/en/booking'],
  ])('%s without any says so and where to book', async (url, name, book) => {
    const main = (await show(url)).getByRole('main');
    await expect(main.getByRole('heading', { name })).toBeVisible();
    await expect(main.getByRole('link').first()).toHaveAttribute('href', book);
  });

  test('that cannot be shown leave a retry', async () => {
    const page = await openPage('/en/appointments', { problems: { [key]: 'temporarilyUnavailable' } });
    await expect(page.getByRole('alert')).toContainText('We could not show the appointments');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('on their way are announced', async () => {
    const page = await openPage('/en/appointments');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading appointments');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointments');
  });
});
