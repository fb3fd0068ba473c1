import { describe, expect, test } from 'vitest';
import { page } from './LandingPage.tsx';
import { renderPage } from './render-page.tsx';

describe('the landing page', () => {
  test('offers every way to book that the brand has', async () => {
    const html = await renderPage(page, '/en/booking');
    expect(html).toContain('Appointment Booking');
    expect(html).toContain('href="/en/booking/private-customer"');
    expect(html).toContain('href="/en/booking/occupational-healthcare"');
  });

  test('offers no page that does not exist yet', async () => {
    const html = await renderPage(page, '/en/booking', {
      isBuilt: (key) => key === 'private-appointment-list',
    });
    expect(html).toContain('href="/en/booking/private-customer"');
    expect(html).not.toContain('occupational-healthcare');
  });

  test('keeps the scope of the app', async () => {
    const html = await renderPage(page, '/en/booking?scope=inAppBooking');
    expect(html).toContain('href="/en/booking/private-customer?scope=inAppBooking"');
  });

  test.each(['fi/ajanvaraus', 'sv/tidsbokning', 'en/booking'])(
    'says in /%s where urgent help is',
    async (path) => {
      const html = await renderPage(page, `/${path}`);
      for (const number of ['112', '116117', '0103803838']) expect(html).toContain(`href="tel:${number}"`);
    },
  );
});
