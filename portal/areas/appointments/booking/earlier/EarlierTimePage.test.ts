import { describe, expect, test } from 'vitest';
import { type RenderPageOptions, renderPage } from '#shell/browser/testing/render-page.ts';
import type { EarlierTime } from '../earlier-contract.ts';
import { bookedAppointment } from '../moving/fixtures.ts';
import { freeTime } from '../reservation/fixtures.ts';

const OWN = 'GET /api/own-appointments/{ids}';
const SHOW = 'GET /api/appointments/{id}/earlier-time';
const own = { appointments: [bookedAppointment()] };
const render = async (options: RenderPageOptions) =>
  (await renderPage('/en/appointments/72/earlier-time', options)).html;
const show = (shown: EarlierTime) => render({ answers: { [OWN]: own, [SHOW]: shown } });
const offer = {
  time: freeTime(),
  expiresAt: '2026-11-22T10:15:00.000Z',
  isBinding: false,
  bindingNoticeHours: 24,
  cancellationNoticeHours: 24,
};

describe('an earlier time', () => {
  test('is waited for by who asks for it', async () => {
    const html = await show({ wait: null, offer: null });
    for (const words of [
      'Notify me',
      'Only with the same practitioner',
      'We will hold the time for you for 15 minutes',
    ])
      expect(html).toContain(words);
  });

  test('that is waited for says which, and how to end that', async () => {
    const wait = { samePractitioner: false, sameClinic: true, since: '2026-11-20T08:00:00.000Z' };
    const html = await show({ wait, offer: null });
    for (const words of [
      'With any practitioner in the same field.',
      'Only at the same clinic.',
      'Stop notifying me',
    ])
      expect(html).toContain(words);
  });

  test('that is offered says until when it is held, and what taking it means', async () => {
    const html = await show({ wait: null, offer });
    for (const words of [
      'holding this time for you until 12:15',
      'Take this time',
      'I will not take it',
      'Ilona Heikkinen',
    ])
      expect(html).toContain(words);
    expect(html).not.toContain('name="acceptsBinding"');
    expect(await show({ wait: null, offer: { ...offer, isBinding: true } })).toContain(
      'name="acceptsBinding"',
    );
  });

  test('that is offered stands beside the time that the patient has', async () => {
    const html = await show({ wait: null, offer });
    for (const words of ['Current time', '3 December', 'Matti Meikäläinen']) expect(html).toContain(words);
  });

  test('that is on its way says so, in an outline that keeps the footer below the first screen', async () => {
    expect(await render({})).toMatch(/role="status"[^>]*>(<[^>]*>)*Loading/);
  });

  test('for an appointment that there is not says so, and offers another try when it failed', async () => {
    expect(await render({ answers: { [OWN]: own }, problems: { [SHOW]: 'notFound' } })).toContain(
      'could not be found',
    );
    expect(
      await render({ answers: { [OWN]: own }, problems: { [SHOW]: 'temporarilyUnavailable' } }),
    ).toContain('Try again');
  });
});
