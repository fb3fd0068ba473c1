import { describe, expect, test } from 'vitest';
import { visitorSession } from '#app/testing/page-state.ts';
import { renderFrame } from '#app/testing/render-frame.tsx';
import { renderPage } from '#app/testing/render-page.ts';
import { page } from './LandingPage.tsx';

const render = async (url: string) => (await renderPage(url, { session: visitorSession })).html;

describe('the landing page', () => {
  test('offers every way to book that the brand has', async () => {
    const html = await renderFrame({ page, url: '/en/booking', brand: 'kaari' });
    expect(html).toContain('Appointment Booking');
    expect(html).toContain('href="/en/booking/private-customer"');
    expect(html).toContain('href="/en/booking/occupational-healthcare"');
  });

  test('offers no page that does not exist yet', async () => {
    const html = await renderFrame({
      page,
      url: '/en/booking',
      brand: 'kaari',
      isBuilt: (key) => key === 'private-appointment-list',
    });
    expect(html).toContain('href="/en/booking/private-customer"');
    expect(html).not.toContain('occupational-healthcare');
  });

  test('says whose details a booking needs', async () => {
    const { html } = await renderPage('/en/booking', { brand: 'pikkujatti', session: visitorSession });
    expect(html).toContain('We need the child’s name and personal identity code');
    expect(html).not.toContain('We need your name');
    expect(await render('/en/booking')).toContain('We need your name');
  });

  test('keeps the scope of the app', async () => {
    const html = await render('/en/booking?scope=inAppBooking');
    expect(html).toContain('href="/en/booking/private-customer?scope=inAppBooking"');
  });

  test.each(['fi/ajanvaraus', 'sv/tidsbokning', 'en/booking'])(
    'says in /%s where urgent help is',
    async (path) => {
      const html = await render(`/${path}`);
      for (const number of ['112', '116117', '0103803838']) expect(html).toContain(`href="tel:${number}"`);
    },
  );
});
