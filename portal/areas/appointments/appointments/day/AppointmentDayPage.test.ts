import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { hiddenAppointment, ownAppointment, remoteAppointment } from '../appointment/fixtures.ts';

const KEY = 'GET /api/own-appointments/on/{date}';
const URL = '/en/appointments/day/2026-11-23';
const later = {
  ...remoteAppointment,
  startDate: '2026-11-23T14:00:00.000Z',
  endDate: '2026-11-23T14:45:00.000Z',
};
const show = (url: string, appointments: object[], session = {}) =>
  openPage(url, { answers: { [KEY]: { appointments } }, session });

describe('the appointments of a day', () => {
  test.each([
    [
      '/fi/ajanvaraukset/paiva/2026-11-23',
      'Päivän ajat: maanantai 23. marraskuuta 2026',
      'Tulosta sivu',
      'Näin osallistut',
    ],
    [
      '/sv/tidsbokningar/dag/2026-11-23',
      'Dagens tider: måndag 23 november 2026',
      'Skriv ut sidan',
      'Så deltar du',
    ],
    [URL, 'Appointments for the day: Monday 23 November 2026', 'Print the page', 'How to take part'],
  ])('%s has each with time, place or way to join, and can be printed', async (url, title, print, join) => {
    const page = await show(url, [ownAppointment({ notes: 'Ole syömättä 4 tuntia.' }), later]);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByRole('button', { name: print })).toBeVisible();
    const [visit, video] = [main.getByRole('region').nth(0), main.getByRole('region').nth(1)];
    for (const words of [
      'Ilona Heikkinen, erikoislääkäri',
      'Kaari Kamppi, Esimerkkikatu 1, 00100 Helsinki',
      '2. kerros, huone 14',
      'Ovi on pihan puolella.',
      'Ilmoittaudu 2. kerroksen vastaanottoon.',
      'Ole syömättä 4 tuntia.',
    ])
      await expect(visit).toContainText(words);
    await expect(video).toContainText(join);
    await expect(video).not.toContainText('Esimerkkikatu');
  });

  test('say from when one can check in, what to bring and whom to call for changes', async () => {
    const page = await show(URL, [ownAppointment({ selfCheckInStatus: 'tooEarly' })]);
    const main = page.getByRole('main');
    await expect(main).toContainText('Check in from 14:00');
    await expect(main).toContainText('Bring an identity document and the Kela card.');
    await expect(main.getByText('change or cancel an appointment').getByRole('link')).toHaveAttribute(
      'href',
      /^tel:/,
    );
  });

  test('of a child are named as the child’s, and a hidden place stays hidden', async () => {
    const actingFor = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
    const main = (await show(URL, [hiddenAppointment], { actingFor })).getByRole('main');
    await expect(main).toContainText('Appointments of Elsa Sofia Lindström');
    await expect(main).toContainText('We do not show the place of this appointment');
    await expect(main).not.toContainText('Esimerkkikatu');
  });

  test('that are none say so, and lead to booking', async () => {
    const main = (await show(URL, [])).getByRole('main');
    await expect(main.getByRole('heading', { name: 'No appointments on this day' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Print the page' })).toHaveCount(0);
  });

  test.each(['2026-02-30', '2026-1-1', 'today'])('of %s, which is no day, are no page', async (date) => {
    await expect(openPage(`/en/appointments/day/${date}`)).rejects.toThrow('No page has the address');
  });

  test('that cannot be shown leave a retry', async () => {
    const page = await openPage(URL, { problems: { [KEY]: 'temporarilyUnavailable' } });
    await expect(page.getByRole('alert')).toContainText('We could not show the day’s appointments');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('on their way are announced', async () => {
    const page = await openPage(URL);
    await expect(page.getByRole('main').getByRole('status')).toBeAttached();
  });
});
