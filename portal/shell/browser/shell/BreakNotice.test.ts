import { describe, test } from 'vitest';
import type { BreakAhead } from '#contract/pages/render.ts';
import { expect, openPage } from '../testing/open-page.ts';
import { visitorSession } from '../testing/page-state.ts';

const breaksAhead: readonly BreakAhead[] = [
  {
    part: 'booking',
    startsAt: '2026-11-22T20:00:00.000Z',
    endsAt: '2026-11-22T22:00:00.000Z',
    pages: ['appointment-reservation-landing-page'],
  },
  {
    part: 'payment',
    startsAt: '2026-11-22T21:00:00.000Z',
    endsAt: null,
    pages: ['appointment-reservation-landing-page'],
  },
  { part: 'results', startsAt: '2026-11-22T20:00:00.000Z', endsAt: null, pages: ['lab-list'] },
];
const open = (url: string) => openPage(url, { session: visitorSession, breaksAhead });

describe('the notice of breaks ahead', () => {
  test.each([
    ['/fi/ajanvaraus', 'Tulevat huoltokatkot', 'Ajanvaraus:', 'Maksaminen:', '/fi/hairiot'],
    ['/sv/tidsbokning', 'Kommande serviceavbrott', 'Tidsbokning:', 'Betalning:', '/sv/storningar'],
    ['/en/booking', 'Planned maintenance', 'Booking:', 'Payment:', '/en/service-status'],
  ])(
    '%s says what and when, and links to the status, before any script',
    async (url, title, first, second, status) => {
      const main = (await open(url)).getByRole('main');
      await expect(main.getByText(title)).toBeVisible();
      const lines = main.getByRole('listitem');
      await expect(lines.filter({ hasText: first })).toContainText('22');
      await expect(lines.filter({ hasText: second })).toBeVisible();
      await expect(main.locator(`a[href="${status}"]`)).toBeVisible();
      await expect(main.getByRole('alert')).toHaveCount(0);
    },
  );

  test('is not on pages of other parts', async () => {
    const page = await open('/fi/saavutettavuusseloste');
    await expect(page.getByText('Tulevat huoltokatkot')).toHaveCount(0);
  });
});
