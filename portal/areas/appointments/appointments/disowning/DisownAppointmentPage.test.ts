import { describe, expect, test } from 'vitest';
import { visitorSession } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { disownableAppointment } from '../appointment/fixtures.ts';

const key = 'GET /api/anon/appointment/{token}/disownment';
const token = 'AbCdEfGhIjKlMnOpQrSt';
const ready = { [key]: { type: 'ready', appointment: disownableAppointment() } };

describe('the page that disowns a booking', () => {
  test.each([
    [
      'fi',
      `/fi/varaus/${token}/en-tunne-varausta`,
      'Maanantai 23. marraskuuta 2026',
      'Peru aika, josta en tiennyt',
    ],
    ['sv', `/sv/bokning/${token}/okand-bokning`, '23 november 2026', 'Avboka tiden som jag inte kände till'],
    [
      'en',
      `/en/appointment/${token}/unknown-booking`,
      '23 November 2026',
      'Cancel the appointment I did not know about',
    ],
  ])('tells in %s when it is, what a press does and whom to call', async (_, url, when, action) => {
    const { html, head } = await renderPage(url, { session: visitorSession, answers: ready });
    for (const words of [when, action, '90', 'href="tel:0103803838"']) expect(html).toContain(words);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(head.robots).toBe('noindex');
  });

  test.each([
    ['appointment-not-found', 'The link is no longer valid'],
    ['appointment-already-cancelled', 'The appointment has already been cancelled'],
  ])('says %s and offers nothing to press', async (type, words) => {
    const { html } = await renderPage(`/en/appointment/${token}/unknown-booking`, {
      session: visitorSession,
      answers: { [key]: { type } },
    });
    expect(html).toContain(words);
    expect(html).not.toContain('Cancel the appointment');
  });

  test('that cannot be shown leaves a retry', async () => {
    const { html } = await renderPage(`/en/appointment/${token}/unknown-booking`, {
      session: visitorSession,
      problems: { [key]: 'temporarilyUnavailable' },
    });
    expect(html).toContain('Nothing has been cancelled.');
  });
});
