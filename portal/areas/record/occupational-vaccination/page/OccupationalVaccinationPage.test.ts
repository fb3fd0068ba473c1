import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { visitorSession } from '#shell/browser/testing/page-state.ts';

const KEY = 'GET /api/occupational-vaccination';
const OK = {
  type: 'ok',
  employers: ['Esimerkkitehdas Oy'],
  covers: ['Yleislääketiede'],
  mayBookOnline: true,
};
const show = (answer: object, url = '/fi/tyoterveysrokotus', session = {}) =>
  openPage(url, { session, answers: { [KEY]: answer } });

describe('the page of vaccinations in occupational health care', () => {
  test.each([
    ['/fi/tyoterveysrokotus', 'Kirjaudu, niin näet', '/fi/kirjaudu?nextPath=%2Ffi%2Ftyoterveysrokotus'],
    ['/sv/foretagsvaccination', 'Logga in så ser du', '/sv/loggain?nextPath=%2Fsv%2Fforetagsvaccination'],
    ['/en/occupational-vaccination', 'Log in to see', '/en/login?nextPath=%2Fen%2Foccupational-vaccination'],
  ])('%s leads visitors to a login and back', async (url, name, login) => {
    const page = await show({ type: 'unauthorized' }, url, visitorSession);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', login);
  });

  test('says that nothing is agreed, and leads to the other ways to book', async () => {
    const page = await show({ type: 'no-occupational-healthcare' });
    await expect(
      page.getByRole('heading', { name: 'Sinulla ei ole meillä työterveyshuoltoa' }),
    ).toBeVisible();
    const links = page.getByRole('main').getByRole('link');
    await expect(links.filter({ hasText: 'Katso muut tavat varata' })).toHaveAttribute(
      'href',
      '/fi/ajanvaraus',
    );
    await expect(links.filter({ hasText: '010 380 3838' })).toHaveAttribute('href', 'tel:0103803838');
  });

  test('tells what the agreement covers, and how to book', async () => {
    const page = await show(OK);
    const facts = page.getByRole('definition');
    await expect(facts).toHaveText(['Esimerkkitehdas Oy', 'Yleislääketiede']);
    await expect(page.getByRole('link', { name: 'Varaa työterveysaika' })).toHaveAttribute(
      'href',
      '/fi/tyoterveys',
    );
    const everything = await show({ ...OK, covers: null });
    await expect(everything.getByRole('definition').last()).toHaveText('Kaikki palvelut');
  });

  test('leads to the phone where nobody may book online', async () => {
    const page = await show({ ...OK, covers: [], mayBookOnline: false });
    await expect(page.getByText('ajat varataan puhelimitse')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '010 380 3838' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Varaa työterveysaika' })).toHaveCount(0);
  });

  test('that cannot be shown offers a retry', async () => {
    const page = await openPage('/en/occupational-vaccination', { problems: { [KEY]: 'unexpected' } });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
