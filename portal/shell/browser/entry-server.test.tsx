import { afterEach, beforeEach, describe, test, vi } from 'vitest';
import appointments from '#areas/appointments/appointments/messages/sv.json' with { type: 'json' };
import { BRAND_IDS } from '#brands/brand-ids.ts';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { PageState } from '#contract/pages/render.ts';
import { href, match, type PageMatch } from '#contract/routes/routes.ts';
import { renderer } from './entry-server.tsx';
import { expect, openHtml } from './testing/open-page.ts';
import { pageState, patientSession, publicBrandOf, visitorSession } from './testing/page-state.ts';

async function render(url: string, brand: BrandId, change: Partial<PageState> = {}) {
  const bare = pageState(url, brand, change);
  const state = { ...bare, messages: await renderer.messages(bare.page.key, bare.lang) };
  const head = await renderer.document(state, 'https://kaari.example');
  const html = new TextDecoder().decode(await renderer.render(state, { nonce: 'n' }));
  return { head, html, page: await openHtml(html) };
}

// A message without a text, a key without a message and a React warning are all logged here.
let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

describe.each(BRAND_IDS)('the front page of %s', (brand) => {
  test.each([
    ['/fi', 'Hei, Aino', 'Etusivu'],
    ['/sv', 'Hej Aino', 'Startsida'],
    ['/en', 'Hello, Aino', 'Front page'],
  ])('%s greets the patient', async (url, greeting, title) => {
    const { head, page } = await render(url, brand);
    const { name } = brandOf(brand);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
    expect(head.title).toBe(`${title} – ${name}`);
    expect(head.robots).toBe('noindex');
  });
});

describe('what replaces a page', () => {
  test.each([
    ['/fi/olematon', 'Sivua ei löytynyt'],
    ['/sv/finns-inte', 'Sidan hittades inte'],
    ['/en/nowhere', 'Page not found'],
  ])('%s says so in its language, with a way home', async (url, heading) => {
    const { head, page } = await render(url, 'pikkujatti');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main.getByRole('link').first()).toHaveAttribute('href', url.slice(0, 3));
    expect(head.title).toBe(`${heading} – Pikkujätti`);
    expect(head.robots).toBe('noindex');
  });

  test.each(BRAND_IDS)('%s says without a script when too many are here', async (brand) => {
    const { head, html, page } = await render('/fi', brand, {
      page: { key: 'busy', url: '/fi' },
      session: { ...visitorSession, analyticsConsent: false },
    });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Palvelussa on nyt ruuhkaa');
    // The address of the document itself.
    await expect(main.locator('a[href=""]')).toBeVisible();
    expect(html).not.toMatch(/<script|<style|nonce|<button/);
    expect(head.title).toBe(`Palvelussa on nyt ruuhkaa – ${brandOf(brand).name}`);
    expect(head.robots).toBe('noindex');
  });

  test('an error names the request and whom to call', async () => {
    const { page } = await render('/en', 'kaari', {
      page: { key: 'error', url: '/en', requestId: 'request-7' },
    });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Apologies! Something went wrong...');
    await expect(main).toContainText('request-7');
    await expect(main.getByRole('link', { name: '010 380 3838' })).toHaveAttribute('href', 'tel:0103803838');
  });
});

describe('the shell', () => {
  test('offers the other two languages of the same page', async () => {
    const { page } = await render('/sv/tidsbokning', 'kaari', { session: visitorSession });
    const languages = page.getByRole('banner').locator('[hreflang]');
    await expect(languages).toHaveText(['Suomi', 'English']);
    await expect(languages.first()).toHaveAttribute('href', '/fi/tidsbokning?wordsOf=sv');
    await expect(languages.last()).toHaveAttribute('href', '/en/tidsbokning?wordsOf=sv');
  });

  test('has neither header, menu nor footer inside the app', async () => {
    const session = { ...visitorSession, sessionScope: 'inAppBooking' as const };
    const { page } = await render('/fi/ajanvaraus', 'kaari', { session });
    await expect(page.getByRole('main')).toHaveCount(1);
    for (const role of ['banner', 'navigation', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
  });

  test('keeps a visitor’s name and log-out out of an anonymous page', async () => {
    const { page } = await render('/fi/ajanvaraus', 'kaari', { session: visitorSession });
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByText('Kirjaudu ulos')).toHaveCount(0);
  });
});

describe('what the server has fetched', () => {
  const visit = match('/sv') as PageMatch;
  const request = {
    session: patientSession,
    brand: publicBrandOf('kaari'),
    now: new Date('2031-05-01T20:59:00Z'),
  };

  test('is fetched under the address at which the page looks it up', async () => {
    expect(await renderer.calls(visit, request)).toContainEqual({
      key: 'GET /api/own-appointments',
      url: '/api/own-appointments?lang=sv&only=upcoming',
      input: { query: { lang: 'sv', only: 'upcoming' } },
    });
  });

  test('is asked of the day by the server’s clock, in Helsinki', async () => {
    const list = match(href('private-appointment-list', {}, 'fi')) as PageMatch;
    const calls = await renderer.calls(list, request);
    const dates = calls.find(({ key }) => key.endsWith('/available-appointment-dates'));
    expect(dates?.input.query).toMatchObject({ startDate: '2031-05-01' });
    const later = { ...request, now: new Date('2031-05-01T21:00:00Z') };
    expect((await renderer.calls(list, later)).map(({ url }) => url)).not.toContain(dates?.url);
  });

  test('is in the page from the start', async () => {
    const fallback = { '/api/own-appointments?lang=sv&only=upcoming': { upcoming: [], past: [] } };
    const { page } = await render('/sv', 'kaari', { fallback });
    await expect(page.getByText('Du har inga kommande tider.')).toBeVisible();
  });

  test('is an error with a retry where it was refused', async () => {
    const problem = { type: 'about:blank', title: '', status: 503, code: 'temporarilyUnavailable' } as const;
    const problems = { '/api/own-appointments?lang=sv&only=upcoming': problem };
    const { page } = await render('/sv', 'kaari', { problems });
    const alert = page.getByRole('alert').filter({ hasText: appointments.list.error.title });
    await expect(alert.getByRole('button', { name: 'Försök igen' })).toBeVisible();
  });

  test('is replaced by a skeleton where it is missing', async () => {
    const { page } = await render('/sv', 'kaari');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('Du har inga kommande tider.')).toHaveCount(0);
    await expect(page.getByText(appointments.list.error.title)).toHaveCount(0);
  });
});

describe('the modules of a page', () => {
  test('start with the sheet that orders the layers; the page’s own follows', async () => {
    const { head } = await render('/fi', 'pikkujatti');
    expect(head.modules).toEqual([
      'shell/browser/entry-client.tsx',
      'shell/browser/brands/pikkujatti.ts',
      'shell/browser/routing/addresses/fi.ts',
    ]);
    expect(head.page).toBe('shell/browser/pages/FrontPage.tsx');
  });
});
