import { describe, expect, test } from 'vitest';
import { visitorSession } from '#shell/browser/testing/page-state.ts';
import { type RenderPageOptions, renderPage } from '#shell/browser/testing/render-page.ts';
import { nextTime, practitionerView } from '../states/fixtures.ts';

const PRACTITIONER = 'GET /api/practitioners/{slug}';
const NEXT = 'GET /api/appointments/next';
const answers = {
  [PRACTITIONER]: practitionerView(),
  [NEXT]: {
    times: [
      nextTime(),
      nextTime({ id: 7002, startDate: '2026-11-23T06:20:00.000Z' }),
      nextTime({
        id: 7003,
        startDate: '2026-11-24T06:20:00.000Z',
        isRemote: true,
        locationType: 'videoAppointment',
      }),
    ],
  },
};
const render = (options: RenderPageOptions = {}, url = '/en/practitioners/ilona-heikkinen-1') =>
  renderPage(url, { session: visitorSession, answers, ...options });

describe('the page of a practitioner', () => {
  test('says who they are, what they speak and where they work', async () => {
    const { html } = await render();
    expect(html).toMatch(/<h1[^>]*>Ilona Heikkinen<\/h1>/);
    for (const text of [
      'Erikoislääkäri',
      'Yleislääketiede',
      'Finnish, Swedish',
      'ilman kiirettä',
      'Etävastaanotto',
    ])
      expect(html).toContain(text);
    expect(html).toContain('href="/en/clinics/kamppi"');
  });

  test('has their next times by day and place, each a link to its booking', async () => {
    const { html } = await render();
    const days = html.match(/<h3/g);
    expect(days).toHaveLength(2);
    for (const id of [7001, 7002, 7003])
      expect(html).toContain(`href="/en/anonymous-users/available-appointments/${id}"`);
    expect(html).toContain('Video appointment');
    expect(html).toContain('href="/en/booking/private-customer?practitionerIds=1&amp;includeRemote=true"');
  });

  test('that is of nobody says so, and leads to the search', async () => {
    const { html } = await render({
      answers: {},
      problems: { [PRACTITIONER]: 'notFound', [NEXT]: 'notFound' },
    });
    expect(html).toMatch(/<h1[^>]*>The practitioner was not found<\/h1>/);
  });

  test('that cannot be shown leaves a retry', async () => {
    const { html } = await render({ answers: {}, problems: { [PRACTITIONER]: 'temporarilyUnavailable' } });
    expect(html).toContain('We could not show the practitioner’s details');
  });

  test.each([
    ['/fi/asiantuntijat/ilona-heikkinen-1', 'Seuraavat ajat'],
    ['/sv/experter/ilona-heikkinen-1', 'Följande tider'],
    ['/en/practitioners/ilona-heikkinen-1', 'Next available times'],
  ])('is at %s', async (url, text) => {
    expect((await render({}, url)).html).toContain(text);
  });

  test('has their facts for search engines', async () => {
    const { head } = await render();
    expect(head.title).toBe('Ilona Heikkinen, erikoislääkäri – Kaari');
    expect(head.structuredData).toMatchObject({
      '@type': 'Physician',
      url: 'https://kaari.example/en/practitioners/ilona-heikkinen-1',
      knowsLanguage: ['fi', 'sv'],
      location: [{ '@type': 'MedicalClinic', '@id': 'https://kaari.example/en/clinics/kamppi' }],
    });
  });
});
