import { describe, expect, test } from 'vitest';
import { patientSession, visitorSession } from '#app/testing/page-state.ts';
import { renderPage } from '#app/testing/render-page.ts';
import { appointmentToken } from '#contract/routes/appointment-token.ts';
import { linkedAppointment } from '../appointment/fixtures.ts';

const key = 'GET /api/anon/appointment/{token}';
const pair = appointmentToken(72, 'a-secret-of-22-letters');
const short = 'AbCdEfGhIjKlMnOpQrSt';
const success = { [key]: { type: 'success', appointment: linkedAppointment() } };

describe('an appointment by its link', () => {
  test.each([pair, short])('%s tells when, with whom and where', async (token) => {
    const { html, head } = await renderPage(`/fi/varaus/${token}`, {
      session: visitorSession,
      answers: success,
    });
    expect(html).toContain('Maanantai 23. marraskuuta 2026');
    expect(html).toContain('Ilona Heikkinen');
    expect(html).toContain('Esimerkkikatu 1');
    expect(head.robots).toBe('noindex');
  });

  test.each([pair, short])(
    '%s leads to the appointment, where it is cancelled after a login',
    async (token) => {
      const { html } = await renderPage(`/en/appointment/${token}`, {
        session: visitorSession,
        answers: success,
      });
      expect(html).toContain('If you cancel later or do not come, we charge the price of the visit.');
      expect(html).toContain('so that nobody else can cancel your appointment');
      expect(html).toContain(`href="/en/login?${new URLSearchParams({ nextPath: '/en/appointments/72' })}"`);
      expect(html).not.toContain('Cancel appointment');
    },
  );

  test('leads a signed-in patient straight to it', async () => {
    const { html } = await renderPage(`/en/appointment/${pair}`, {
      session: patientSession,
      answers: success,
    });
    expect(html).toContain('href="/en/appointments/72"');
    expect(html).toContain('Open the appointment');
  });

  test.each([
    ['appointment-not-found', 'Appointment not found'],
    ['appointment-already-cancelled', 'The appointment has already been cancelled'],
  ])('%s', async (type, words) => {
    const { html } = await renderPage(`/en/appointment/${pair}`, {
      session: visitorSession,
      answers: { [key]: { type } },
    });
    expect(html).toContain(words);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('that cannot be shown leaves a retry', async () => {
    const { html } = await renderPage(`/en/appointment/${pair}`, { problems: { [key]: 'tooManyRequests' } });
    expect(html).toContain('Apologies! Something went wrong...');
  });
});
