import { describe, expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import type { Guest } from '../contract.ts';

const SHOW = 'GET /api/video/{id}';
const url = '/en/appointments/73/video';
const visit = {
  startDate: '2026-11-21T06:10:00.000Z',
  endDate: '2026-11-21T06:30:00.000Z',
  isCancelled: false,
  practitioner: { name: 'Ilona Heikkinen', title: 'general practitioner' },
  guests: [] as readonly Guest[],
};
const show = async (changes: Partial<typeof visit> = {}, session = {}) =>
  (await renderPage(url, { session, answers: { [SHOW]: { visit: { ...visit, ...changes } } } })).html;
const later = { startDate: '2026-11-21T12:30:00.000Z', endDate: '2026-11-21T12:50:00.000Z' };
const past = { startDate: '2026-11-21T04:00:00.000Z', endDate: '2026-11-21T04:20:00.000Z' };
const guest = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'interpreter',
  createdAt: '2026-11-20T08:00:00.000Z',
} as const;

describe('a video appointment', () => {
  test('says when and with whom it is, and is open in time', async () => {
    const html = await show();
    expect(html).toContain('Saturday 21 November, 8:10–8:30');
    expect(html).toContain('Ilona Heikkinen, general practitioner');
    expect(html).toContain('You can join the appointment now.');
    expect(html).not.toContain('You can join from');
    expect(html).toContain('Test your devices');
    expect(html).toContain('Invite someone');
  });

  test('is not open before, says from when on, and has its devices tried', async () => {
    const html = await show(later);
    expect(html).toContain('You can join from 14:15.');
    expect(html).toContain('It will tell you when you can join');
    expect(html).toContain('Start the test');
  });

  test.each([
    ['is over', past, 'The appointment can no longer be joined'],
    ['was cancelled', { isCancelled: true }, 'The appointment is cancelled'],
  ])('that %s says so and what to do now', async (_, changes, words) => {
    const html = await show(changes);
    expect(html).toContain(words);
    expect(html).toContain('Book a new appointment');
    expect(html).not.toContain('Start the test');
    expect(html).not.toContain('Create a link');
  });

  test('lists its guests, whose links are not shown', async () => {
    const html = await show({ guests: [guest] });
    expect(html).toContain('Remove the link: Interpreter');
    expect(html).not.toContain('video-guest/');
  });

  test('of a child is told as the child’s', async () => {
    const session = { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } };
    const html = await show({}, session);
    expect(html).toContain('to your child’s appointment');
    expect(html).toContain('>Guardian<');
    expect(await show()).toContain('>Family member or friend<');
  });

  test('that there is not leaves the way to one’s own', async () => {
    const { html } = await renderPage(url, { problems: { [SHOW]: 'notFound' } });
    expect(html).toContain('We could not find a video appointment');
    expect(html).toContain('href="/en/appointments"');
  });

  test('offers another try when the server could not be asked', async () => {
    const { html } = await renderPage(url, { problems: { [SHOW]: 'temporarilyUnavailable' } });
    expect(html).toContain('Try again');
  });
});
