import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
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
const show = (changes: Partial<typeof visit> = {}, session = {}) =>
  openPage(url, { session, answers: { [SHOW]: { visit: { ...visit, ...changes } } } });
const later = { startDate: '2026-11-21T12:30:00.000Z', endDate: '2026-11-21T12:50:00.000Z' };
const past = { startDate: '2026-11-21T04:00:00.000Z', endDate: '2026-11-21T04:20:00.000Z' };
const guest = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'interpreter',
  createdAt: '2026-11-20T08:00:00.000Z',
} as const;

describe('a video appointment', () => {
  test('says when and with whom it is, and is open in time', async () => {
    const page = await show();
    await expect(page.getByText('Saturday 21 November, 8:10–8:30')).toBeVisible();
    await expect(page.getByText('Ilona Heikkinen, general practitioner')).toBeVisible();
    const join = page.getByRole('region', { name: 'Join the appointment' });
    await expect(join.getByRole('status').first()).toHaveText('You can join the appointment now.');
    await expect(join.getByRole('button')).toBeEnabled();
    await expect(page.getByText('You can join from')).toHaveCount(0);
    for (const name of ['Test your devices', 'Invite someone'])
      await expect(page.getByRole('region', { name })).toBeVisible();
  });

  test('is not open before, says from when on, and has its devices tried', async () => {
    const page = await show(later);
    await expect(page.getByRole('button', { name: 'Join the appointment' })).toBeDisabled();
    await expect(page.getByText('You can join from 14:15.')).toBeVisible();
    await expect(page.getByText('It will tell you when you can join')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start the test' })).toBeVisible();
  });

  test.each([
    ['is over', past, 'The appointment can no longer be joined'],
    ['was cancelled', { isCancelled: true }, 'The appointment is cancelled'],
  ])('that %s says so and what to do now', async (_, changes, words) => {
    const page = await show(changes);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book a new appointment' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  test('lists its guests, whose links are not shown', async () => {
    const page = await show({ guests: [guest] });
    await expect(page.getByRole('button', { name: 'Remove the link: Interpreter' })).toBeVisible();
    await expect(page.getByText('video-guest/')).toHaveCount(0);
  });

  test('of a child is told as the child’s', async () => {
    const session = { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } };
    const page = await show({}, session);
    await expect(page.getByText('to your child’s appointment')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Guardian', exact: true })).toBeVisible();
    await expect((await show()).getByRole('radio', { name: 'Family member or friend' })).toBeVisible();
  });

  test('that there is not leaves the way to one’s own', async () => {
    const main = (await openPage(url, { problems: { [SHOW]: 'notFound' } })).getByRole('main');
    await expect(main.getByText('We could not find a video appointment')).toBeVisible();
    await expect(main.getByRole('link').last()).toHaveAttribute('href', '/en/appointments');
  });

  test('offers another try when the server could not be asked', async () => {
    const page = await openPage(url, { problems: { [SHOW]: 'temporarilyUnavailable' } });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
