import { describe, expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';

const SHOW = 'GET /api/anon/video/{guest}';
const url = `/en/video-guest/${'a'.repeat(43)}`;
const stranger = { person: null, isSessionValid: false };
const visit = {
  startDate: '2026-11-21T06:10:00.000Z',
  endDate: '2026-11-21T06:30:00.000Z',
  isCancelled: false,
  kind: 'interpreter',
};
const show = (changes = {}) =>
  renderPage(url, {
    session: stranger,
    answers: { [SHOW]: { type: 'success', visit: { ...visit, ...changes } } },
  });

describe('a guest’s page', () => {
  test('says when the appointment is and as what they come, and is for no search engine', async () => {
    const { html, head } = await show();
    expect(html).toContain('Saturday 21 November, 8:10–8:30');
    expect(html).toContain('You have been invited to a video appointment as an interpreter.');
    expect(html).toContain('You can join the appointment now.');
    expect(html).not.toContain('Invite someone');
    expect(head.robots).toContain('noindex');
    expect((await show({ kind: 'guardian' })).html).toContain('as a guardian, family member or friend.');
  });

  test('is not open before, and says what to do when it is over', async () => {
    const later = { startDate: '2026-11-21T12:30:00.000Z', endDate: '2026-11-21T12:50:00.000Z' };
    expect((await show(later)).html).toContain('You can join from 14:15.');
    const past = { startDate: '2026-11-21T04:00:00.000Z', endDate: '2026-11-21T04:20:00.000Z' };
    expect((await show(past)).html).toContain('contact the person who sent you the link');
  });

  test('says that a link is not valid, and offers another try when the server could not be asked', async () => {
    const gone = { session: stranger, answers: { [SHOW]: { type: 'appointment-not-found' } } };
    expect((await renderPage(url, gone)).html).toContain('The link is no longer valid');
    const failed = { session: stranger, problems: { [SHOW]: 'temporarilyUnavailable' as const } };
    expect((await renderPage(url, failed)).html).toContain('Try again');
  });
});
