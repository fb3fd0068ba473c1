import { describe, expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';
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

describe('the patient’s appointments', () => {
  test('are told with day, practitioner and place, and lead to their page', async () => {
    const upcoming = [ownAppointment(), remoteAppointment];
    const { html } = await renderPage('/fi/ajanvaraukset', { answers: { [key]: { upcoming, past: [] } } });
    expect(html).toContain('href="/fi/ajanvaraukset/72"');
    expect(html).toContain('Maanantai 23.11. </span>Klo 14.30');
    expect(html).toContain('Ilona Heikkinen, erikoislääkäri');
    expect(html).toContain('Videovastaanotto');
    expect(html).toContain('Ei menneitä aikoja.');
  });

  test('of a child are not offered for a calendar: there is no such address of a child', async () => {
    const answers = { [key]: { upcoming: [ownAppointment()], past: [] } };
    expect((await renderPage('/en/appointments', { answers })).html).toContain('in your own calendar');
    const session = { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } };
    expect((await renderPage('/en/appointments', { answers, session })).html).not.toContain('own calendar');
  });

  test('say which of them are cancelled, and by whom', async () => {
    const upcoming = [ownAppointment({ hasAppointeeCanceled: true, mayCancel: false })];
    const cancelled = [ownAppointment({ id: 60, hasPatientCanceled: true, mayCancel: false })];
    const { html } = await renderPage('/en/appointments', {
      answers: { [key]: { upcoming, past: cancelled } },
    });
    expect(html).toContain('Cancelled by the clinic');
    expect(html).toMatch(/>Cancelled</);
  });

  test('go on after exactly 20 past ones, and not after fewer', async () => {
    const full = await renderPage('/en/appointments', { answers: { [key]: { upcoming: [], past } } });
    expect(full.html).toContain('Show more past appointments');
    const short = await renderPage('/en/appointments', {
      answers: { [key]: { upcoming: [], past: past.slice(1) } },
    });
    expect(short.html).not.toContain('Show more past appointments');
  });

  test.each([
    ['/fi/ajanvaraukset', 'Ei tulevia aikoja', '/fi/ajanvaraus'],
    ['/sv/tidsbokningar', 'Inga kommande tider', '/sv/tidsbokning'],
    ['/en/appointments', 'No upcoming appointments', '/en/booking'],
  ])('%s without any says so and where to book', async (url, words, book) => {
    const { html } = await renderPage(url, { answers: { [key]: { upcoming: [], past: [] } } });
    expect(html).toContain(words);
    expect(html).toContain(`href="${book}"`);
  });

  test('that cannot be shown leave a retry', async () => {
    const { html } = await renderPage('/en/appointments', { problems: { [key]: 'temporarilyUnavailable' } });
    expect(html).toContain('We could not show the appointments');
    expect(html).toContain('Try again');
  });

  test('on their way are announced', async () => {
    const { html } = await renderPage('/en/appointments');
    expect(html).toContain('Loading appointments');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});
