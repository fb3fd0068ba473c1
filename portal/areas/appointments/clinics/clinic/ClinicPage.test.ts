import { describe, expect, test } from 'vitest';
import { visitorSession } from '#shell/browser/testing/page-state.ts';
import { type RenderPageOptions, renderPage } from '#shell/browser/testing/render-page.ts';
import { clinicView, nextTime } from '../states/fixtures.ts';

const CLINIC = 'GET /api/clinics/{slug}';
const NEXT = 'GET /api/appointments/next';
const answers = { [CLINIC]: clinicView(), [NEXT]: { times: [nextTime()] } };
const render = (options: RenderPageOptions = {}, url = '/en/clinics/kamppi') =>
  renderPage(url, { session: visitorSession, answers, ...options });

describe('the page of a clinic', () => {
  test('says where it is and how to get in, and leads to a map', async () => {
    const { html } = await render();
    expect(html).toMatch(/<h1[^>]*>Kaari Kamppi<\/h1>/);
    expect(html).toContain('Malminrinne 3, 00180 Helsinki');
    for (const text of [
      'Lähin metroasema',
      'Omia asiakaspaikkoja ei ole',
      'ilman portaita',
      '2. kerroksessa',
    ])
      expect(html).toContain(text);
    expect(html).toContain(
      'href="https://www.openstreetmap.org/?mlat=60.1672&amp;mlon=24.9297#map=17/60.1672/24.9297"',
    );
  });

  test('tells its hours by weekdays in a row, and the days that are others', async () => {
    const { html } = await render();
    expect(html).toContain('Mon–Fri');
    expect(html).toContain('7:00–\u206020:00');
    expect(html).toContain('Jouluaatto');
    expect(
      (await render({ answers: { ...answers, [CLINIC]: clinicView({ hours: null }) } })).html,
    ).not.toContain('Opening hours');
  });

  test('leads to all of its times, to each of the next ones and to those of each service', async () => {
    const { html } = await render();
    expect(html).toContain('href="/en/booking/private-customer?clinicIds=KAM"');
    expect(html).toContain('href="/en/booking/private-customer?specialtyIds=GYN&amp;clinicIds=KAM"');
    expect(html).toContain('href="/en/anonymous-users/available-appointments/7001"');
    expect(html).toContain('href="/en/practitioners/ilona-heikkinen-1"');
  });

  test('leads who is identified to the page for them', async () => {
    const session = { person: { firstNames: 'Aino', lastName: 'Virtanen' } };
    expect((await render({ session })).html).toContain('href="/en/available-appointments/7001"');
  });

  test('tells nothing of what the clinic does not', async () => {
    const { html } = await render({ answers: { ...answers, [CLINIC]: clinicView({ parking: null }) } });
    expect(html).not.toContain('Parking');
  });

  test('without times says so, and leads to others', async () => {
    const { html } = await render({ answers: { ...answers, [NEXT]: { times: [] } } });
    expect(html).toContain('No available times in the next few days');
    expect(html).toContain('Search for other times');
  });

  test('whose calendar does not answer shows all else, and a retry', async () => {
    const { html } = await render({
      answers: { [CLINIC]: clinicView() },
      problems: { [NEXT]: 'temporarilyUnavailable' },
    });
    expect(html).toContain('We could not show the available times');
    expect(html).toContain('Malminrinne 3');
  });

  test('that is none of the brand’s says so, and leads to the search', async () => {
    const { html, head } = await render({
      answers: {},
      problems: { [CLINIC]: 'notFound', [NEXT]: 'notFound' },
    });
    expect(html).toMatch(/<h1[^>]*>The clinic was not found<\/h1>/);
    expect(html).toContain('href="/en/booking/private-customer"');
    expect(head.structuredData).toBeUndefined();
  });

  test.each([
    ['/fi/toimipisteet/kamppi', 'Aukioloajat'],
    ['/sv/mottagningar/kamppi', 'Öppettider'],
    ['/en/clinics/kamppi', 'Opening hours'],
  ])('is at %s', async (url, text) => {
    expect((await render({}, url)).html).toContain(text);
  });

  test('has its facts for search engines', async () => {
    const { head } = await render();
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
