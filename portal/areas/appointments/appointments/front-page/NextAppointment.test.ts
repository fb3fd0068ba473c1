import { describe, expect, test } from 'vitest';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { hiddenAppointment, ownAppointment, remoteAppointment } from '../appointment/fixtures.ts';

const KEY = 'GET /api/own-appointments';
const show = async (...upcoming: Appointment[]) =>
  (await renderPage('/en', { answers: { [KEY]: { upcoming, past: [] } } })).html;
/** The address of the way to another time. */
const MOVE = 'reschedule=1';
/** On the day that the page is shown, half an hour later. */
const soon = '2026-11-21T06:30:00.000Z';

describe('the next appointment on the front page', () => {
  test('says when, where and with whom, and what to do about it', async () => {
    const html = await show(ownAppointment({ id: 1 }));
    expect(html).toContain('Monday 23 November at 14:30');
    expect(html).toContain('Kaari Kamppi');
    expect(html).toContain('Ilona Heikkinen');
    for (const words of ['Show details', 'Route on a map', 'Add to calendar', MOVE])
      expect(html).toContain(words);
  });

  test('can be moved only while it may be given up', async () => {
    expect(await show(ownAppointment({ id: 1, mayCancel: false }))).not.toContain(MOVE);
  });

  test('has no way there if it is held elsewhere, or its place is hidden', async () => {
    expect(await show(remoteAppointment)).not.toContain('Route on a map');
    const hidden = await show(hiddenAppointment);
    expect(hidden).not.toContain('Route on a map');
    expect(hidden).not.toContain('Add to calendar');
  });

  test.each<[string, Partial<Appointment>, boolean]>([
    ['today', { startDate: soon, selfCheckInStatus: 'allowed' }, true],
    ['today, too early', { startDate: soon, selfCheckInStatus: 'tooEarly' }, true],
    ['on another day', { selfCheckInStatus: 'tooEarly' }, false],
    ['where there is none', { startDate: soon, selfCheckInStatus: 'statusNotAvailable' }, false],
  ])('is checked in to %s', async (_, changes, may) => {
    const html = await show(ownAppointment(changes));
    expect(html.includes('Tell us that you have arrived')).toBe(may);
  });

  test('passes over one that the clinic has cancelled, which stays in the list', async () => {
    const cancelled = ownAppointment({ id: 1, hasAppointeeCanceled: true });
    const html = await show(cancelled, ownAppointment({ id: 2, startDate: '2026-12-03T06:00:00.000Z' }));
    expect(html.indexOf('/en/appointments/2')).toBeLessThan(html.indexOf('/en/appointments/1"'));
    expect(html).toContain('Cancelled by the clinic');
  });

  test('gives way to booking where there is none', async () => {
    const html = await show();
    expect(html).toContain('You have no upcoming appointments.');
    expect(html).not.toContain('Show all appointments');
  });

  test('offers a retry where it could not be loaded, once', async () => {
    const { html } = await renderPage('/en', { problems: { [KEY]: 'unexpected' } });
    expect(html.split('We could not show the appointments')).toHaveLength(2);
  });
});

describe('the appointments after it', () => {
  test('are three, with the way to all', async () => {
    const html = await show(...[1, 2, 3, 4, 5].map((id) => ownAppointment({ id })));
    for (const id of [1, 2, 3, 4]) expect(html).toContain(`href="/en/appointments/${id}"`);
    expect(html).not.toContain('href="/en/appointments/5"');
    expect(html).toContain('Show all appointments');
  });

  test('may be none', async () => {
    expect(await show(ownAppointment())).toContain('No other upcoming appointments.');
  });
});
