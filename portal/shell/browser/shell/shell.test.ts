import { describe, expect, test } from 'vitest';
import { visitorSession } from '../testing/page-state.ts';
import { renderPage } from '../testing/render-page.ts';

const session = visitorSession;
const LOG_IN = '>Log in</a>';
const STATEMENT = 'href="/en/accessibility-statement"';

const headerOf = (html: string): string => /<header.*?<\/header>/s.exec(html)?.[0] ?? '';

describe('the log-in button', () => {
  test.each(['kaari', 'pikkujatti', 'revontuli'] as const)(
    'is not on the log-in page of %s',
    async (brand) => {
      const { html } = await renderPage('/en/login', { brand, session });
      expect(headerOf(html)).not.toContain(LOG_IN);
    },
  );

  test.each(['kaari', 'pikkujatti'] as const)('is on other pages of %s', async (brand) => {
    const { html } = await renderPage('/en/booking', { brand, session });
    expect(headerOf(html)).toContain(LOG_IN);
  });
});

describe('a page without a footer', () => {
  test.each([
    ['/en/transaction-path', 'pikkujatti'],
    ['/en/authentication', 'kaari'],
    ['/en/new-customer', 'kaari'],
  ] as const)('%s leads to the accessibility statement', async (url, brand) => {
    const { html } = await renderPage(url, { brand });
    expect(html).not.toContain('<footer');
    expect(html).toContain(STATEMENT);
  });

  test('has no link to it inside the provider’s app, which has its own', async () => {
    const { html } = await renderPage('/en/transaction-path', {
      brand: 'pikkujatti',
      session: { sessionScope: 'inAppBooking' },
    });
    expect(html).not.toContain(STATEMENT);
  });
});

describe('the language switch of the children’s entry page', () => {
  const linksOf = async (url: string, person: (typeof session)['person'] = null) => {
    const { html } = await renderPage(url, { brand: 'pikkujatti', session: { ...session, person } });
    const links = [...headerOf(html).matchAll(/href="([^"]*)" lang="(\w\w)"/g)];
    return Object.fromEntries(links.map(([, address = '', lang = '']) => [lang, address]));
  };

  test.each(['/fi/asiointipolku', '/fi/asiointipolku?nextPath=%2Ffi'])(
    'leads from %s to the front page, which leads back to it in that language',
    async (url) => {
      expect(await linksOf(url)).toEqual({ sv: '/sv', en: '/en' });
    },
  );

  test('keeps the page where somebody is on the way to another, or reads an error', async () => {
    expect(await linksOf('/fi/asiointipolku?nextPath=%2Ffi%2Fajanvaraukset%2F12')).toEqual({
      sv: '/sv/transaktionsbana?nextPath=%2Fsv%2Ftidsbokningar%2F12',
      en: '/en/transaction-path?nextPath=%2Fen%2Fappointments%2F12',
    });
    expect(await linksOf('/fi/asiointipolku?error=disallowed')).toMatchObject({
      en: '/en/transaction-path?error=disallowed',
    });
  });

  test('keeps the page for identified people, whom the front page would show theirs', async () => {
    const person = { firstNames: 'Sofia', lastName: 'Lindström' };
    expect(await linksOf('/fi/asiointipolku', person)).toMatchObject({ sv: '/sv/transaktionsbana' });
  });
});
