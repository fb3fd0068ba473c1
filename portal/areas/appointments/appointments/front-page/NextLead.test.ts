import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { ownAppointment } from '../appointment/fixtures.ts';

const elsa = { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } };

/** The front page whose next appointment is then. */
async function withNext(url: string, startDate: string, state: object = {}) {
  const upcoming = [ownAppointment({ startDate })];
  const answers = { 'GET /api/own-appointments': { upcoming, past: [] } };
  return openPage(url, { answers, ...state });
}

describe('the sentence below the greeting', () => {
  test.each([
    ['/fi', '2026-11-21T12:30:00.000Z', 'Seuraava aikasi on tänään klo 14.30.'],
    ['/fi', '2026-11-22T12:30:00.000Z', 'Seuraava aikasi on huomenna klo 14.30.'],
    ['/fi', '2026-11-23T12:30:00.000Z', 'Seuraava aikasi on 2 päivän päästä.'],
    ['/sv', '2026-11-22T12:30:00.000Z', 'Din nästa tid är i morgon kl. 14.30.'],
    ['/en', '2026-12-12T12:30:00.000Z', 'Your next appointment is in 21 days.'],
  ])('%s says how soon the next appointment is: %s', async (url, start, words) => {
    const page = await withNext(url, start);
    await expect(page.getByText(words)).toBeVisible();
  });

  test('names the child whose appointment it is', async () => {
    const page = await withNext('/fi', '2026-11-22T12:30:00.000Z', { session: elsa });
    await expect(page.getByText('Elsa: seuraava aika on huomenna klo 14.30.')).toBeVisible();
  });

  test('passes over what the clinic has cancelled', async () => {
    const cancelled = ownAppointment({ startDate: '2026-11-22T12:30:00.000Z', hasAppointeeCanceled: true });
    const answers = { 'GET /api/own-appointments': { upcoming: [cancelled], past: [] } };
    const page = await openPage('/fi', { answers });
    await expect(page.getByText('Täällä näet aikasi ja terveystietosi.')).toBeVisible();
  });
});
