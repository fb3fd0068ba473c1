import { describe, expect, test } from 'vitest';
import { visitorSession } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';

const session = visitorSession;
const bank = (id: string, name: string, notice: string | null = null) => ({
  id,
  name,
  logo: `/assets/identification-logos/${id}.svg`,
  notice,
});
const methods = [
  bank('koivupankki', 'Koivupankki'),
  bank('haapapankki', 'Haapapankki', 'Huoltokatko tiistaina klo 1–5.'),
  bank('mobile', 'Mobilcertifikat'),
];
const answers = { 'GET /api/identification-methods': { methods } };

describe('the login page', () => {
  test.each([
    ['kaari', '/fi/kirjaudu', 'Tervetuloa Kaareen'],
    ['kaari', '/sv/loggain', 'Välkommen till Kaari'],
    ['kaari', '/en/login', 'Welcome to Kaari'],
    ['pikkujatti', '/fi/kirjaudu', 'Tervetuloa Pikkujättiin'],
    ['pikkujatti', '/sv/loggain', 'Välkommen till Pikkujätti'],
    ['pikkujatti', '/en/login', 'Welcome to Pikkujätti'],
  ] as const)('of %s welcomes at %s', async (brand, url, words) => {
    const { html } = await renderPage(url, { brand, session });
    expect(html).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`));
  });

  test('leads to each bank and back to where the visitor was going', async () => {
    const url = '/sv/loggain?nextPath=%2Fsv%2Ftidsbokningar%2F12';
    const { html } = await renderPage(url, { session, answers });
    for (const { id, name, logo } of methods) {
      const query = new URLSearchParams({ lang: 'sv', next: '/sv/tidsbokningar/12', acr_values: id });
      expect(html).toContain(`href="/oauth/authenticate?${String(query).replaceAll('&', '&amp;')}"`);
      expect(html).toContain(name);
      expect(html).toContain(`src="${logo}"`);
    }
    const places = methods.map(({ id }) => html.indexOf(`acr_values=${id}`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('says before the choice what is wrong with a bank', async () => {
    const { html } = await renderPage('/fi/kirjaudu', { session, answers });
    expect(html.indexOf('Huoltokatko tiistaina')).toBeGreaterThan(0);
    expect(html.indexOf('Huoltokatko tiistaina')).toBeLessThan(html.indexOf('acr_values=koivupankki'));
  });

  test('offers another try where the banks cannot be shown', async () => {
    const problems = { 'GET /api/identification-methods': 'temporarilyUnavailable' } as const;
    const { html } = await renderPage('/en/login', { session, problems });
    expect(html).toContain('We could not show the ways to identify yourself');
  });

  test('goes on to the front page when nothing else is asked for', async () => {
    const { html } = await renderPage('/en/login?nextPath=https%3A%2F%2Felsewhere.example', {
      session,
      answers,
    });
    expect(html).toContain('next=%2Fen&amp;');
    expect(html).not.toContain('elsewhere');
  });

  test.each([
    ['cancelled', 'Identification was cancelled'],
    ['failed', 'Identification failed'],
    ['replayed', 'had already been used'],
    ['expired', 'The identification has expired'],
    ['unavailable', 'Identification is not available right now'],
    ['surprise', 'Logging in failed'],
  ])('tells an identification that was %s', async (error, words) => {
    const { html } = await renderPage(`/en/login?error=${error}`, { session });
    expect(html).toContain(words);
  });
});

describe('the timed-out page', () => {
  test.each([
    ['', '30 minutes'],
    ['&after=60', '1 hour'],
    ['&after=720', '12 hours'],
  ])('with the query %s says that it was %s', async (query, limit) => {
    const { html } = await renderPage(`/en/expired-session?next=%2Fen%2Fappointments${query}`, { session });
    expect(html).toContain(
      `You were logged out because it has been over ${limit} since you were authenticated`,
    );
    expect(html).toContain('href="/en/login?nextPath=%2Fen%2Fappointments"');
  });

  test('offers no way by text message, which does not exist yet', async () => {
    const { html } = await renderPage('/fi/katkennut-istunto', { session });
    expect(html).not.toContain('/tunnistautuminen');
    expect(html).toContain('href="/fi/kirjaudu"');
  });
});
