import { describe, test } from 'vitest';
import { appointmentToken } from '#contract/routes/appointment-token.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { patientSession, visitorSession } from '#shell/browser/testing/page-state.ts';
import { linkedAppointment } from '../appointment/fixtures.ts';

const key = 'GET /api/anon/appointment/{token}';
const pair = appointmentToken(72, 'a-secret-of-22-letters');
const short = 'AbCdEfGhIjKlMnOpQrSt';
const cancel = { name: 'Cancel appointment' };
const success = { [key]: { type: 'success', appointment: linkedAppointment() } };

describe('an appointment by its link', () => {
  test.each([pair, short])('%s tells when, with whom and where', async (token) => {
    const page = await openPage(`/fi/varaus/${token}`, { session: visitorSession, answers: success });
    await expect(page.getByRole('heading', { name: 'Maanantai 23. marraskuuta 2026' })).toBeVisible();
    await expect(page.getByText('Ilona Heikkinen')).toBeVisible();
    await expect(page.getByText('Esimerkkikatu 1')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test.each([pair, short])(
    '%s leads to the appointment, where it is cancelled after a login',
    async (token) => {
      const page = await openPage(`/en/appointment/${token}`, { session: visitorSession, answers: success });
      const costs = 'If you cancel later or do not come, we charge the price of the visit.';
      await expect(page.getByText(costs)).toBeVisible();
      await expect(page.getByText('so that nobody else can cancel your appointment')).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'Identify yourself and go to the appointment' }),
      ).toHaveAttribute('href', `/en/login?${new URLSearchParams({ nextPath: '/en/appointments/72' })}`);
      await expect(page.getByRole('button', cancel)).toHaveCount(0);
    },
  );

  test('tells a parent who may cancel a child’s, and by which number', async () => {
    const main = (
      await openPage(`/en/appointment/${pair}`, {
        brand: 'pikkujatti',
        session: visitorSession,
        answers: success,
      })
    ).getByRole('main');
    await expect(main).toContainText('an older child must identify themselves');
    await expect(main).toContainText('customer service at 010 380 3838');
    await expect(main.getByRole('link', { name: '010 380 3838' })).toHaveAttribute('href', /^tel:/);
    await expect(main.getByRole('link', { name: 'Go to identification' })).toBeVisible();
    await expect(main).not.toContainText('nobody else can cancel your appointment');
  });

  test('leads a signed-in patient straight to it', async () => {
    const page = await openPage(`/en/appointment/${pair}`, { session: patientSession, answers: success });
    const link = page.getByRole('link', { name: 'Open the appointment' });
    await expect(link).toHaveAttribute('href', '/en/appointments/72');
  });

  test('lets a signed-in patient cancel their own, and nobody else', async () => {
    const own = { [key]: { type: 'success', appointment: linkedAppointment({ mayCancel: true }) } };
    const page = await openPage(`/en/appointment/${pair}`, { session: patientSession, answers: own });
    await expect(page.getByRole('button', cancel)).toBeVisible();
  });

  test.each([
    ['allowed', 'Final part of the personal identity code', true],
    ['tooEarly', 'You can check in from 14:00.', true],
    ['onlyAtReception', 'Check in at the reception of the clinic when you arrive.', false],
    ['checkedIn', 'You already have checked in for this appointment.', false],
    ['statusNotAvailable', 'so we only show the basic details', false],
  ] as const)('to which checking in is %s says so', async (selfCheckInStatus, words, hasField) => {
    const page = await openPage(`/en/appointment/${short}`, {
      session: visitorSession,
      answers: {
        [key]: {
          type: 'success',
          appointment: linkedAppointment({ startDate: '2026-11-21T12:30:00.000Z', selfCheckInStatus }),
        },
      },
    });
    await expect(page.getByText(words)).toBeVisible();
    const field = page.getByRole('main').getByRole('textbox');
    await expect(field).toHaveCount(hasField ? 1 : 0);
    await expect(page.getByRole('main').locator(':disabled').first()).toBeAttached({
      attached: selfCheckInStatus === 'tooEarly',
    });
  });

  test('asks nobody to check in days ahead', async () => {
    const page = await openPage(`/en/appointment/${short}`, {
      session: visitorSession,
      answers: {
        [key]: { type: 'success', appointment: linkedAppointment({ selfCheckInStatus: 'tooEarly' }) },
      },
    });
    await expect(page.getByRole('main').locator('input')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/check in/i);
  });

  test.each([
    [{ type: 'appointment-already-cancelled' }, 'The appointment is cancelled', '/en/booking'],
    [success[key], 'The appointment has not been cancelled', `/en/appointment/${short}`],
    [{ type: 'appointment-not-found' }, 'Appointment not found', '/en/login'],
  ])('%s is what the page says that follows cancelling', async (answer, words, next) => {
    const page = await openPage(`/en/appointment/${short}/cancelled`, {
      session: visitorSession,
      answers: { [key]: answer },
    });
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('main').locator(`[href^="${next}"]`)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test.each([
    ['appointment-not-found', 'Appointment not found'],
    ['appointment-already-cancelled', 'The appointment has already been cancelled'],
  ])('%s', async (type, words) => {
    const page = await openPage(`/en/appointment/${pair}`, {
      session: visitorSession,
      answers: { [key]: { type } },
    });
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('that cannot be shown leaves a retry', async () => {
    const page = await openPage(`/en/appointment/${pair}`, { problems: { [key]: 'tooManyRequests' } });
    await expect(page.getByText('Apologies! Something went wrong...')).toBeVisible();
  });
});
