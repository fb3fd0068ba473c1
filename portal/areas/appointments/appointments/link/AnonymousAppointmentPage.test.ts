import { describe, expect, test } from 'vitest';
import { appointmentToken } from '#contract/routes/appointment-token.ts';
import { patientSession, visitorSession } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';
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

  test('tells a parent who may cancel a child’s, and by which number', async () => {
    const { html } = await renderPage(`/en/appointment/${pair}`, {
      brand: 'pikkujatti',
      session: visitorSession,
      answers: success,
    });
    expect(html).toContain('an older child must identify themselves');
    expect(html).toMatch(/customer service at <a href="tel:/);
    expect(html).toContain('Go to identification');
    expect(html).not.toContain('nobody else can cancel your appointment');
  });

  test('leads a signed-in patient straight to it', async () => {
    const { html } = await renderPage(`/en/appointment/${pair}`, {
      session: patientSession,
      answers: success,
    });
    expect(html).toContain('href="/en/appointments/72"');
    expect(html).toContain('Open the appointment');
  });

  test('lets a signed-in patient cancel their own, and nobody else', async () => {
    const own = { [key]: { type: 'success', appointment: linkedAppointment({ mayCancel: true }) } };
    const { html } = await renderPage(`/en/appointment/${pair}`, { session: patientSession, answers: own });
    expect(html).toContain('Cancel appointment');
  });

  test.each([
    ['allowed', 'Final part of the personal identity code', true],
    ['tooEarly', 'You can check in from 14:00.', true],
    ['onlyAtReception', 'Check in at the reception of the clinic when you arrive.', false],
    ['checkedIn', 'You already have checked in for this appointment.', false],
    ['statusNotAvailable', 'Your appointment', false],
  ] as const)('to which checking in is %s says so', async (selfCheckInStatus, words, hasField) => {
    const { html } = await renderPage(`/en/appointment/${short}`, {
      session: visitorSession,
      answers: {
        [key]: {
          type: 'success',
          appointment: linkedAppointment({ startDate: '2026-11-21T12:30:00.000Z', selfCheckInStatus }),
        },
      },
    });
    expect(html).toContain(words);
    expect(html.includes('<input')).toBe(hasField);
    expect(html.includes('disabled=""')).toBe(selfCheckInStatus === 'tooEarly');
  });

  test('asks nobody to check in days ahead', async () => {
    const { html } = await renderPage(`/en/appointment/${short}`, {
      session: visitorSession,
      answers: {
        [key]: { type: 'success', appointment: linkedAppointment({ selfCheckInStatus: 'tooEarly' }) },
      },
    });
    expect(html).not.toContain('<input');
    expect(html).not.toMatch(/check in/i);
  });

  test.each([
    [{ type: 'appointment-already-cancelled' }, 'The appointment is cancelled', '/en/booking'],
    [success[key], 'The appointment has not been cancelled', `/en/appointment/${short}`],
    [{ type: 'appointment-not-found' }, 'Appointment not found', '/en/login'],
  ])('%s is what the page says that follows cancelling', async (answer, words, next) => {
    const { html, head } = await renderPage(`/en/appointment/${short}/cancelled`, {
      session: visitorSession,
      answers: { [key]: answer },
    });
    expect(html).toContain(words);
    expect(html).toContain(`href="${next}`);
    expect(head.robots).toBe('noindex');
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
