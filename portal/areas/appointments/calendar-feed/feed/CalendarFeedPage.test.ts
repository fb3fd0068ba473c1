import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import type { Feed } from '../contract.ts';

const SHOW = 'GET /api/calendar-feed';
const url = '/en/appointments/calendar';
const feed = (more: Partial<Feed> = {}): Feed => ({
  createdAt: '2026-11-20T08:00:00.000Z',
  endsAt: '2027-11-20T08:00:00.000Z',
  showsDetails: false,
  readOn: null,
  ...more,
});
const show = (shown: Feed | null) => openPage(url, { answers: { [SHOW]: { feed: shown } } });
const create = { name: 'Create an address' };
const extend = { name: 'Extend by one year' };
const end = { name: 'Turn off the address' };

describe('the address for a calendar', () => {
  test('is offered to a patient who has none', async () => {
    const page = await show(null);
    await expect(page.getByRole('button', create)).toBeVisible();
    await expect(page.getByText('Without details, the calendar only shows Appointment')).toBeVisible();
    await expect(page.getByRole('button', end)).toHaveCount(0);
  });

  test('is not shown again, and can be replaced or ended', async () => {
    const page = await show(feed({ showsDetails: true }));
    await expect(page.getByText('The address cannot be shown again')).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(page.getByRole('button', { name: 'Create a new address' })).toBeVisible();
    await expect(page.getByRole('button', end)).toBeVisible();
    await expect(page.getByRole('definition').last()).toHaveText('Not yet');
    await expect(page.getByText('.ics')).toHaveCount(0);
  });

  test('says until when it is valid, and offers no more of it while that is far', async () => {
    const page = await show(feed());
    await expect(page.getByRole('term').filter({ hasText: 'Address valid until' })).toBeVisible();
    await expect(page.getByText('expire')).toHaveCount(0);
    await expect(page.getByRole('button', extend)).toHaveCount(0);
  });

  test('says in its last month that it ends, and can be let go on', async () => {
    const page = await show(feed({ endsAt: '2026-12-10T08:00:00.000Z' }));
    await expect(page.getByText('The address will expire soon')).toBeVisible();
    await expect(page.getByRole('button', extend)).toBeVisible();
  });

  test('says that it has ended, and can be let go on', async () => {
    const page = await show(feed({ endsAt: '2026-11-20T08:00:00.000Z' }));
    await expect(page.getByText('The address has expired')).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: 'Address expired' })).toBeVisible();
    await expect(page.getByRole('button', extend)).toBeVisible();
  });

  test('is none of a child', async () => {
    const session = { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } };
    const page = await openPage(url, { session });
    await expect(page.getByText('only be created for your own appointments')).toBeVisible();
    await expect(page.getByRole('button', create)).toHaveCount(0);
  });

  test('says that it is on its way, in an outline that keeps the footer below the first screen', async () => {
    const page = await openPage(url);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
  });

  test('offers another try when the server could not be asked', async () => {
    const page = await openPage(url, { problems: { [SHOW]: 'temporarilyUnavailable' } });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
