import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { visitorSession } from '#shell/browser/testing/page-state.ts';

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
    const page = await openPage(url, { brand, session });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  });

  test('leads to each bank and back to where the visitor was going', async () => {
    const url = '/sv/loggain?nextPath=%2Fsv%2Ftidsbokningar%2F12';
    const page = await openPage(url, { session, answers });
    for (const { id, name, logo } of methods) {
      const way = page.getByRole('link', { name });
      const query = new URLSearchParams({ lang: 'sv', next: '/sv/tidsbokningar/12', acr_values: id });
      await expect(way).toHaveAttribute('href', `/oauth/authenticate?${query}`);
      await expect(way.locator('img')).toHaveAttribute('src', logo);
    }
    const ways = page.getByRole('listitem').filter({ has: page.locator('[href*="acr_values="]') });
    await expect(ways).toContainText(methods.map(({ name }) => name));
  });

  test('says before the choice what is wrong with a bank', async () => {
    const page = await openPage('/fi/kirjaudu', { session, answers });
    await expect(page.getByText('Huoltokatko tiistaina')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/Huoltokatko tiistaina.*Koivupankki/);
  });

  test('offers another try where the banks cannot be shown', async () => {
    const problems = { 'GET /api/identification-methods': 'temporarilyUnavailable' } as const;
    const page = await openPage('/en/login', { session, problems });
    await expect(page.getByRole('alert')).toContainText('We could not show the ways to identify yourself');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('goes on to the front page when nothing else is asked for', async () => {
    const page = await openPage('/en/login?nextPath=https%3A%2F%2Felsewhere.example', { session, answers });
    await expect(page.getByRole('link', { name: 'Koivupankki' })).toHaveAttribute('href', /next=%2Fen&/);
    expect(await page.content()).not.toMatch('elsewhere');
  });

  test.each([
    ['cancelled', 'Identification was cancelled'],
    ['failed', 'Identification failed'],
    ['replayed', 'had already been used'],
    ['expired', 'The identification has expired'],
    ['unavailable', 'Identification is not available right now'],
    ['surprise', 'Logging in failed'],
  ])('tells an identification that was %s', async (error, words) => {
    const page = await openPage(`/en/login?error=${error}`, { session });
    await expect(page.getByRole('main')).toContainText(words);
  });
});

describe('the timed-out page', () => {
  test.each([
    ['en/expired-session', '', 'You were logged out because you were inactive for 30 minutes.'],
    [
      'en/expired-session',
      '&reason=longest',
      'You were logged out because it has been over 12 hours since you were authenticated',
    ],
    ['fi/katkennut-istunto', '', 'Sinut kirjattiin ulos, koska et tehnyt palvelussa mitään 30 minuuttiin.'],
    [
      'fi/katkennut-istunto',
      '&reason=longest',
      'Sinut kirjattiin ulos, koska tunnistautumisestasi on kulunut yli 12 tuntia.',
    ],
    ['sv/utgatt-session', '', 'Du loggades ut eftersom du inte gjorde något i tjänsten på 30 minuter.'],
    [
      'sv/utgatt-session',
      '&reason=longest',
      'Du loggades ut eftersom det har gått över 12 timmar sedan du identifierade dig.',
    ],
  ])('%s with the query %s gives the reason that was', async (address, query, reason) => {
    const page = await openPage(`/${address}?next=%2Fen%2Fappointments${query}`, { session });
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('[href$="?nextPath=%2Fen%2Fappointments"]')).toBeVisible();
  });

  test('offers no way by text message, which does not exist yet', async () => {
    const page = await openPage('/fi/katkennut-istunto', { session });
    await expect(page.locator('[href*="/tunnistautuminen"]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Kirjaudu' })).toHaveAttribute(
      'href',
      '/fi/kirjaudu',
    );
  });
});
