import { describe, expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { visitorSession } from '#shell/browser/testing/page-state.ts';
import { renderFrame } from '#shell/browser/testing/render-frame.tsx';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { page } from './LandingPage.tsx';

/** Nobody is known: every way to book that the brand has. */
const visitor = (brand: BrandId) => ({ ...visitorSession, features: [...brandOf(brand).features] });
const render = async (url: string) => (await renderPage(url, { session: visitor('kaari') })).html;

describe('the landing page', () => {
  test('offers every way to book that the brand has', async () => {
    const { html, head } = await renderPage('/en/booking', { session: visitor('kaari') });
    expect(head.title).toContain('Appointment Booking');
    const tiles = html.match(/(?<=href="\/en\/booking\/)[\w-]+/g);
    expect(tiles).toEqual(['private-customer', 'insurance', 'occupational-healthcare', 'kela65']);
    const childrens = await renderPage('/en/booking', {
      brand: 'pikkujatti',
      session: visitor('pikkujatti'),
    });
    expect(childrens.html.match(/(?<=href="\/en\/booking\/)[\w-]+/g)).toEqual([
      'private-customer',
      'insurance',
    ]);
    expect(childrens.html).toContain('The child’s insurance may cover the visit');
  });

  test.each([
    ['kaari', '/fi/ajanvaraus', 'Lääkäriin tänään?'],
    ['kaari', '/sv/tidsbokning', 'Till läkare i dag?'],
    ['kaari', '/en/booking', 'See a doctor today?'],
    ['pikkujatti', '/fi/ajanvaraus', 'Lapselle lääkäri tänään?'],
    ['pikkujatti', '/sv/tidsbokning', 'Läkare åt barnet i dag?'],
    ['pikkujatti', '/en/booking', 'A doctor for your child today?'],
  ] as const)('of %s asks at %s what people come for: %s', async (brand, url, promise) => {
    const { html } = await renderPage(url, { brand, session: visitor(brand) });
    expect(html).toMatch(new RegExp(`<h1[^>]*>${promise.replace('?', '\\?')}</h1>`));
  });

  test('of a brand for adults leads who books for a child to the brand for children, where that is served', async () => {
    const childrensPortal = { name: 'Pikkujätti', url: 'https://pikkujatti.example/en/booking' };
    const { html } = await renderPage('/en/booking', {
      session: visitor('kaari'),
      portals: { childrensPortal },
    });
    expect(html).toContain('Are you booking for a child?');
    expect(html).toContain('href="https://pikkujatti.example/en/booking"');
    expect(await render('/en/booking')).not.toContain('Are you booking for a child?');
  });

  test('leads employees who have identified themselves straight to the times', async () => {
    const session = { features: [...brandOf('kaari').features] };
    const { html } = await renderPage('/en/booking', { session });
    expect(html).toContain('href="/en/occupational-healthcare"');
    expect(html).not.toContain('href="/en/booking/occupational-healthcare"');
  });

  test('is about a child or a young person in a brand for children', async () => {
    const { html } = await renderPage('/fi/ajanvaraus', {
      brand: 'pikkujatti',
      session: visitor('pikkujatti'),
    });
    expect(html).toContain('Lapselle tai nuorelle');
    expect(html).not.toContain('Yksityisasiakas');
    expect(await render('/fi/ajanvaraus')).toContain('Yksityisasiakas');
  });

  test('searches for a service in a town, also as the browser’s own form', async () => {
    const answers = {
      'GET /api/appointments/specialty': {
        type: 'success' as const,
        specialties: [{ code: 'GYN', name: 'Gynaecology', includesRemote: true }],
      },
      'GET /api/appointments/clinics': {
        municipalities: [{ id: 'espoo', name: 'Espoo' }],
        clinics: [],
      },
    };
    const { html } = await renderPage('/en/booking?scope=inAppBooking', {
      session: visitor('kaari'),
      answers,
    });
    const form = /<form.*?<\/form>/s.exec(html)?.[0] ?? '';
    expect(form).toMatch(/^<form[^>]* action="\/en\/booking\/private-customer" method="get">/);
    expect(form).toContain('<input type="hidden" name="scope" value="inAppBooking"/>');
    const lists = form.match(/<noscript>.*?<\/noscript>/gs) ?? [];
    expect(lists[0]).toContain('<select name="specialtyIds"');
    expect(lists[0]).toContain('<option value="GYN">Gynaecology</option>');
    expect(lists[1]).toContain('<select name="municipalityIds"');
    expect(lists[1]).toContain('<option value="espoo">Espoo</option>');
  });

  test('breaks no opening hours', async () => {
    expect(await render('/fi/ajanvaraus')).toContain('klo\u00a07–\u206021');
  });

  test('offers no page that does not exist yet', async () => {
    const html = await renderFrame({
      page,
      url: '/en/booking',
      brand: 'kaari',
      isBuilt: (key) => key === 'private-appointment-list',
    });
    expect(html).toContain('action="/en/booking/private-customer"');
    expect(html).not.toContain('occupational-healthcare');
    // The search of the opening is the one way to book: no tile repeats it.
    expect(html).not.toContain('href="/en/booking/private-customer"');
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
