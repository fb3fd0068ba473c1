import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { visitorSession } from '#shell/browser/testing/page-state.ts';
import { type RenderPageOptions, renderPage } from '#shell/browser/testing/render-page.ts';
import { clinicView, nextTime } from '../states/fixtures.ts';

const CLINIC = 'GET /api/clinics/{slug}';
const NEXT = 'GET /api/appointments/next';
const answers = { [CLINIC]: clinicView(), [NEXT]: { times: [nextTime()] } };
const URL = '/en/clinics/kamppi';
const open = async (options: RenderPageOptions = {}, url = URL) =>
  (await openPage(url, { session: visitorSession, answers, ...options })).getByRole('main');

describe('the page of a clinic', () => {
  test('says where it is and how to get in, and leads to a map', async () => {
    const main = await open();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Kaari Kamppi');
    for (const text of [
      'Malminrinne 3, 00180 Helsinki',
      'Lähin metroasema',
      'Omia asiakaspaikkoja ei ole',
      'ilman portaita',
      '2. kerroksessa',
    ])
      await expect(main).toContainText(text);
    const map = 'https://www.openstreetmap.org/?mlat=60.1672&mlon=24.9297#map=17/60.1672/24.9297';
    await expect(main.locator(`[href="${map}"]`)).toBeVisible();
  });

  test('tells its hours by weekdays in a row, and the days that are others', async () => {
    const main = await open();
    for (const text of ['Mon–Fri', '7:00–\u206020:00', 'Jouluaatto']) await expect(main).toContainText(text);
    const without = await open({ answers: { ...answers, [CLINIC]: clinicView({ hours: null }) } });
    await expect(without.getByText('Opening hours')).toHaveCount(0);
  });

  test('leads to all of its times, to each of the next ones and to those of each service', async () => {
    const main = await open();
    for (const address of [
      '/en/booking/private-customer?clinicIds=KAM',
      '/en/booking/private-customer?specialtyIds=GYN&clinicIds=KAM',
      '/en/anonymous-users/available-appointments/7001',
      '/en/practitioners/ilona-heikkinen-1',
    ])
      await expect(main.locator(`[href="${address}"]`).first()).toBeVisible();
  });

  test('leads who is identified to the page for them', async () => {
    const session = { person: { firstNames: 'Aino', lastName: 'Virtanen' } };
    await expect((await open({ session })).locator('[href="/en/available-appointments/7001"]')).toBeVisible();
  });

  test('tells nothing of what the clinic does not', async () => {
    const main = await open({ answers: { ...answers, [CLINIC]: clinicView({ parking: null }) } });
    await expect(main.getByText('Parking')).toHaveCount(0);
  });

  test('without times says so, and leads to others', async () => {
    const main = await open({ answers: { ...answers, [NEXT]: { times: [] } } });
    await expect(main).toContainText('No available times in the next month');
    await expect(main.getByRole('link', { name: 'Search for other times' })).toBeVisible();
  });

  test('whose calendar does not answer shows all else, and a retry', async () => {
    const main = await open({
      answers: { [CLINIC]: clinicView() },
      problems: { [NEXT]: 'temporarilyUnavailable' },
    });
    await expect(main).toContainText('We could not show the available times');
    await expect(main).toContainText('Malminrinne 3');
  });

  test('that is none of the brand’s says so, and leads to the search', async () => {
    const gone = { answers: {}, problems: { [CLINIC]: 'notFound', [NEXT]: 'notFound' } } as const;
    const main = await open(gone);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('The clinic was not found');
    await expect(main.locator('[href="/en/booking/private-customer"]')).toBeVisible();
    const { head } = await renderPage(URL, { session: visitorSession, ...gone });
    expect(head.structuredData).toBeUndefined();
  });

  test.each([
    ['/fi/toimipisteet/kamppi', 'Aukioloajat'],
    ['/sv/mottagningar/kamppi', 'Öppettider'],
    ['/en/clinics/kamppi', 'Opening hours'],
  ])('is at %s', async (url, name) => {
    await expect((await open({}, url)).getByRole('heading', { name })).toBeVisible();
  });

  test('has its facts for search engines', async () => {
    const { head } = await renderPage(URL, { session: visitorSession, answers });
    expect(head.title).toBe('Kaari Kamppi – Kaari');
    expect(head.description).toContain('Kaari Kamppi, Malminrinne 3');
    expect(head.robots).toBeUndefined();
    expect(head.structuredData).toMatchObject({
      '@type': 'MedicalClinic',
      url: 'https://kaari.example/en/clinics/kamppi',
      telephone: '+358103803838',
      address: { streetAddress: 'Malminrinne 3', addressCountry: 'FI' },
      geo: { latitude: 60.1672, longitude: 24.9297 },
      specialOpeningHoursSpecification: [{ validFrom: '2026-12-24', opens: '00:00', closes: '00:00' }],
    });
  });
});
