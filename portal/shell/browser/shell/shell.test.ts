import { describe, test } from 'vitest';
import { expect, openPage } from '../testing/open-page.ts';
import { visitorSession } from '../testing/page-state.ts';

const session = visitorSession;
const signIn = { name: 'Log in', exact: true };
const STATEMENT = '[href="/en/accessibility-statement"]';

describe('the log-in button', () => {
  test.each(['kaari', 'pikkujatti', 'revontuli'] as const)(
    'is not on the log-in page of %s',
    async (brand) => {
      const page = await openPage('/en/login', { brand, session });
      await expect(page.getByRole('banner').getByRole('link', signIn)).toHaveCount(0);
    },
  );

  test.each(['kaari', 'pikkujatti'] as const)('is on other pages of %s', async (brand) => {
    const page = await openPage('/en/booking', { brand, session });
    await expect(page.getByRole('banner').getByRole('link', signIn)).toBeVisible();
  });
});

describe('the link to the help', () => {
  test.each([
    ['a patient in Finnish', '/fi/ajanvaraus', {}, 1],
    ['a patient in Swedish', '/sv/tidsbokning', {}, 0],
    ['a patient in English', '/en/booking', {}, 0],
    ['a visitor in Finnish', '/fi/ajanvaraus', session, 0],
  ])('is in the header of %s, or not', async (_who, url, change, count) => {
    const page = await openPage(url, { session: change });
    const link = page.getByRole('banner').locator('[href="/fi/ohjeita"]');
    await expect(link).toHaveCount(count);
  });
});

describe('a page without a footer', () => {
  test.each([
    ['/en/transaction-path', 'pikkujatti'],
    ['/en/authentication', 'kaari'],
    ['/en/new-customer', 'kaari'],
  ] as const)('%s leads to the accessibility statement', async (url, brand) => {
    const page = await openPage(url, { brand });
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.locator(STATEMENT)).toBeVisible();
  });

  test('has no link to it inside the provider’s app, which has its own', async () => {
    const page = await openPage('/en/transaction-path', {
      brand: 'pikkujatti',
      session: { sessionScope: 'inAppBooking' },
    });
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator(STATEMENT)).toHaveCount(0);
  });
});

describe('the language switch of the children’s entry page', () => {
  const linksOf = async (url: string, person: (typeof session)['person'] = null) => {
    const page = await openPage(url, { brand: 'pikkujatti', session: { ...session, person } });
    const links = await page.getByRole('banner').locator('a[lang]').all();
    return Object.fromEntries(
      await Promise.all(
        links.map(async (link) => [await link.getAttribute('lang'), await link.getAttribute('href')]),
      ),
    );
  };

  test.each(['/fi/asiointipolku', '/fi/asiointipolku?nextPath=%2Ffi'])(
    'leads from %s to the front page, which leads back to it in that language',
    async (url) => {
      expect(await linksOf(url)).toEqual({ sv: '/sv', en: '/en' });
    },
  );

  test('keeps the page where somebody is on the way to another, or reads an error', async () => {
    expect(await linksOf('/fi/asiointipolku?nextPath=%2Ffi%2Fajanvaraukset%2F12')).toEqual({
      sv: '/sv/asiointipolku?nextPath=%2Ffi%2Fajanvaraukset%2F12&wordsOf=fi',
      en: '/en/asiointipolku?nextPath=%2Ffi%2Fajanvaraukset%2F12&wordsOf=fi',
    });
    expect(await linksOf('/fi/asiointipolku?error=disallowed')).toMatchObject({
      en: '/en/asiointipolku?error=disallowed&wordsOf=fi',
    });
  });

  test('keeps the page for identified people, whom the front page would show theirs', async () => {
    const person = { firstNames: 'Sofia', lastName: 'Lindström' };
    expect(await linksOf('/fi/asiointipolku', person)).toMatchObject({ sv: '/sv/asiointipolku?wordsOf=fi' });
  });
});
