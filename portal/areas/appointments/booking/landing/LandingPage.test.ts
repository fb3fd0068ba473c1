import { describe, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { expect, openHtml, openPage, type Page } from '#shell/browser/testing/open-page.ts';
import { visitorSession } from '#shell/browser/testing/page-state.ts';
import { renderFrame } from '#shell/browser/testing/render-frame.tsx';
import { page as landing } from './LandingPage.tsx';

/** Nobody is known: every way to book that the brand has. */
const visitor = (brand: BrandId) => ({ ...visitorSession, features: [...brandOf(brand).features] });
const render = (url: string) => openPage(url, { session: visitor('kaari') });

describe('the landing page', () => {
  test('offers every way to book that the brand has', async () => {
    const ways = (page: Page) => page.getByRole('region', { name: 'Choose how to book' });
    const page = await render('/en/booking');
    await expect(page).toHaveTitle(/Appointment Booking/);
    const links = await ways(page).getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      '/en/booking/private-customer',
      '/en/booking/insurance',
      '/en/booking/occupational-healthcare',
      '/en/booking/kela65',
    ]);
    const childrens = await openPage('/en/booking', { brand: 'pikkujatti', session: visitor('pikkujatti') });
    await expect(ways(childrens).getByRole('link')).toHaveText(['For a child or young person', /nsurance/]);
    await expect(childrens.getByText('The child’s insurance may cover the visit')).toBeVisible();
  });

  test.each([
    ['kaari', '/fi/ajanvaraus', 'Lääkäriin tänään?'],
    ['kaari', '/sv/tidsbokning', 'Till läkare i dag?'],
    ['kaari', '/en/booking', 'See a doctor today?'],
    ['pikkujatti', '/fi/ajanvaraus', 'Lapselle lääkäri tänään?'],
    ['pikkujatti', '/sv/tidsbokning', 'Läkare åt barnet i dag?'],
    ['pikkujatti', '/en/booking', 'A doctor for your child today?'],
  ] as const)('of %s asks at %s what people come for: %s', async (brand, url, promise) => {
    const page = await openPage(url, { brand, session: visitor(brand) });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(promise);
  });

  test('of a brand for adults leads who books for a child to the brand for children, where that is served', async () => {
    const childrensPortal = { name: 'Pikkujätti', url: 'https://pikkujatti.example/en/booking' };
    const page = await openPage('/en/booking', {
      session: visitor('kaari'),
      portals: { childrensPortal },
    });
    await expect(page.getByText('Are you booking for a child?')).toBeVisible();
    await expect(page.locator('[href="https://pikkujatti.example/en/booking"]')).toBeVisible();
    await expect((await render('/en/booking')).getByText('Are you booking for a child?')).toHaveCount(0);
  });

  test('leads employees who have identified themselves straight to the times', async () => {
    const session = { features: [...brandOf('kaari').features] };
    const page = await openPage('/en/booking', { session });
    const link = page.getByRole('link', { name: 'Occupational health care customer' });
    await expect(link).toHaveAttribute('href', '/en/occupational-healthcare');
  });

  test('is about a child or a young person in a brand for children', async () => {
    const page = await openPage('/fi/ajanvaraus', { brand: 'pikkujatti', session: visitor('pikkujatti') });
    await expect(page.getByRole('link', { name: 'Lapselle tai nuorelle' })).toBeVisible();
    await expect(page.getByText('Yksityisasiakas')).toHaveCount(0);
    const adults = await render('/fi/ajanvaraus');
    await expect(adults.getByRole('link', { name: 'Yksityisasiakas' })).toBeVisible();
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
    const page = await openPage('/en/booking?scope=inAppBooking', { session: visitor('kaari'), answers });
    const form = page.getByRole('form', { name: 'Find an available time' });
    await expect(form).toHaveAttribute('action', '/en/booking/private-customer');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form.locator('[type="hidden"][name="scope"]')).toHaveValue('inAppBooking');
    const option = (list: string, value: string) => form.locator(`select[name="${list}"] [value="${value}"]`);
    await expect(option('specialtyIds', 'GYN')).toHaveText('Gynaecology');
    await expect(option('municipalityIds', 'espoo')).toHaveText('Espoo');
  });

  test('breaks no opening hours', async () => {
    // Their dash and space keep what stands around them together, which no reader of the page sees.
    expect(await (await render('/fi/ajanvaraus')).content()).toMatch('klo&nbsp;7–\u206021');
  });

  test('offers no page that does not exist yet', async () => {
    const html = await renderFrame({
      page: landing,
      url: '/en/booking',
      brand: 'kaari',
      isBuilt: (key) => key === 'private-appointment-list',
    });
    const page = await openHtml(html);
    await expect(page.getByRole('form')).toHaveAttribute('action', '/en/booking/private-customer');
    // The search of the opening is the one way to book: no tile repeats it.
    await expect(page.locator('[href*="/booking/"], [href*="occupational-healthcare"]')).toHaveCount(0);
  });

  test('says whose details a booking needs', async () => {
    const childs = await openPage('/en/booking', { brand: 'pikkujatti', session: visitorSession });
    await expect(childs.getByText('We need the child’s name and personal identity code')).toBeVisible();
    await expect(childs.getByText('We need your name')).toHaveCount(0);
    await expect((await render('/en/booking')).getByText('We need your name')).toBeVisible();
  });

  test('keeps the scope of the app', async () => {
    const page = await render('/en/booking?scope=inAppBooking');
    await expect(page.getByRole('link', { name: 'Private customer' })).toHaveAttribute(
      'href',
      '/en/booking/private-customer?scope=inAppBooking',
    );
  });

  test.each(['fi/ajanvaraus', 'sv/tidsbokning', 'en/booking'])(
    'says in /%s where urgent help is',
    async (path) => {
      const main = (await render(`/${path}`)).getByRole('main');
      for (const number of ['112', '116117', '0103803838'])
        await expect(main.locator(`[href="tel:${number}"]`)).toBeVisible();
    },
  );
});
