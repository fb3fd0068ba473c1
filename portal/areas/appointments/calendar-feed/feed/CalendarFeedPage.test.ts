import { describe, expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';
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
const show = async (shown: Feed | null) =>
  (await renderPage(url, { answers: { [SHOW]: { feed: shown } } })).html;

describe('the address for a calendar', () => {
  test('is offered to a patient who has none', async () => {
    const html = await show(null);
    expect(html).toContain('Create an address');
    expect(html).toContain('Without details, the calendar only shows Appointment');
    expect(html).not.toContain('Turn off the address');
  });

  test('is not shown again, and can be replaced or ended', async () => {
    const html = await show(feed({ showsDetails: true }));
    expect(html).toContain('The address cannot be shown again');
    expect(html).toContain('Create a new address');
    expect(html).toContain('Turn off the address');
    expect(html).toContain('Not yet');
    expect(html).not.toContain('.ics');
  });

  test('says until when it is valid, and offers no more of it while that is far', async () => {
    const html = await show(feed());
    expect(html).toContain('Address valid until');
    expect(html).not.toMatch(/expire|Extend/);
  });

  test('says in its last month that it ends, and can be let go on', async () => {
    const html = await show(feed({ endsAt: '2026-12-10T08:00:00.000Z' }));
    expect(html).toContain('The address will expire soon');
    expect(html).toContain('Extend by one year');
  });

  test('says that it has ended, and can be let go on', async () => {
    const html = await show(feed({ endsAt: '2026-11-20T08:00:00.000Z' }));
    expect(html).toContain('The address has expired');
    expect(html).toContain('Address expired');
    expect(html).toContain('Extend by one year');
  });

  test('is none of a child', async () => {
    const session = { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } };
    const { html } = await renderPage(url, { session });
    expect(html).toContain('only be created for your own appointments');
    expect(html).not.toContain('Create an address');
  });

  test('says that it is on its way, in an outline that keeps the footer below the first screen', async () => {
    expect((await renderPage(url)).html).toMatch(/role="status"[^>]*>(<[^>]*>)*Loading/);
  });

  test('offers another try when the server could not be asked', async () => {
    const { html } = await renderPage(url, { problems: { [SHOW]: 'temporarilyUnavailable' } });
    expect(html).toContain('Try again');
  });
});
