import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';

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
  openPage(url, {
    session: stranger,
    answers: { [SHOW]: { type: 'success', visit: { ...visit, ...changes } } },
  });

describe('a guest’s page', () => {
  test('says when the appointment is and as what they come, and is for no search engine', async () => {
    const page = await show();
    await expect(page.getByText('Saturday 21 November, 8:10–8:30')).toBeVisible();
    await expect(
      page.getByText('You have been invited to a video appointment as an interpreter.'),
    ).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: 'You can join the appointment now.' }),
    ).toBeVisible();
    await expect(page.getByText('Invite someone')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const guardian = await show({ kind: 'guardian' });
    await expect(guardian.getByText('as a guardian, family member or friend.')).toBeVisible();
  });

  test('is not open before, and says what to do when it is over', async () => {
    const later = { startDate: '2026-11-21T12:30:00.000Z', endDate: '2026-11-21T12:50:00.000Z' };
    await expect((await show(later)).getByText('You can join from 14:15.')).toBeVisible();
    const past = { startDate: '2026-11-21T04:00:00.000Z', endDate: '2026-11-21T04:20:00.000Z' };
    await expect((await show(past)).getByText('contact the person who sent you the link')).toBeVisible();
  });

  test('says that a link is not valid, and offers another try when the server could not be asked', async () => {
    const gone = await openPage(url, {
      session: stranger,
      answers: { [SHOW]: { type: 'appointment-not-found' } },
    });
    await expect(gone.getByText('The link is no longer valid')).toBeVisible();
    const failed = await openPage(url, {
      session: stranger,
      problems: { [SHOW]: 'temporarilyUnavailable' },
    });
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
