import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { visitorSession } from '#shell/browser/testing/page-state.ts';
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
    const page = await openPage(url, { session: visitorSession, answers: ready });
    await expect(page.getByRole('heading', { name: when, level: 2 })).toBeVisible();
    await expect(page.getByRole('button', { name: action })).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: /\b90 / })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', 'tel:0103803838');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test.each([
    ['appointment-not-found', 'The link is no longer valid'],
    ['appointment-already-cancelled', 'The appointment has already been cancelled'],
  ])('says %s and offers nothing to press', async (type, words) => {
    const page = await openPage(`/en/appointment/${token}/unknown-booking`, {
      session: visitorSession,
      answers: { [key]: { type } },
    });
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  test('that cannot be shown leaves a retry', async () => {
    const page = await openPage(`/en/appointment/${token}/unknown-booking`, {
      session: visitorSession,
      problems: { [key]: 'temporarilyUnavailable' },
    });
    await expect(page.getByText('Nothing has been cancelled.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
