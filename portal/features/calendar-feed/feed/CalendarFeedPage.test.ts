import { describe, expect, test } from 'vitest';
import { renderPage } from '#app/testing/render-page.ts';
import type { Feed } from '../contract.ts';

const SHOW = 'GET /api/calendar-feed';
const url = '/en/appointments/calendar';
const show = async (feed: Feed | null) => (await renderPage(url, { answers: { [SHOW]: { feed } } })).html;

describe('the address for a calendar', () => {
  test('is offered to a patient who has none', async () => {
    const html = await show(null);
    expect(html).toContain('Create an address');
    expect(html).toContain('Without details, the calendar only shows Appointment');
    expect(html).not.toContain('Stop using the address');
  });

  test('is not shown again, and can be replaced or ended', async () => {
    const html = await show({ createdAt: '2026-11-20T08:00:00.000Z', showsDetails: true, readOn: null });
    expect(html).toContain('The address cannot be shown again');
    expect(html).toContain('Create a new address');
    expect(html).toContain('Stop using the address');
    expect(html).toContain('Not yet');
    expect(html).not.toContain('.ics');
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
