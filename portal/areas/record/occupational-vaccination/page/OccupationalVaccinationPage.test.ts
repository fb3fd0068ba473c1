import { describe, expect, test } from 'vitest';
import { visitorSession } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';

const KEY = 'GET /api/occupational-vaccination';
const OK = {
  type: 'ok',
  employers: ['Esimerkkitehdas Oy'],
  covers: ['Yleislääketiede'],
  mayBookOnline: true,
};
const show = (answer: object, url = '/fi/tyoterveysrokotus', session = {}) =>
  renderPage(url, { session, answers: { [KEY]: answer } });

describe('the page of vaccinations in occupational health care', () => {
  test.each([
    ['/fi/tyoterveysrokotus', 'Kirjaudu, niin näet', 'nextPath=%2Ffi%2Ftyoterveysrokotus'],
    ['/sv/foretagsvaccination', 'Logga in så ser du', 'nextPath=%2Fsv%2Fforetagsvaccination'],
    ['/en/occupational-vaccination', 'Log in to see', 'nextPath=%2Fen%2Foccupational-vaccination'],
  ])('%s leads visitors to a login and back', async (url, words, next) => {
    const { html } = await show({ type: 'unauthorized' }, url, visitorSession);
    expect(html).toContain(words);
    expect(html).toContain(next);
  });

  test('says that nothing is agreed, and leads to the other ways to book', async () => {
    const { html } = await show({ type: 'no-occupational-healthcare' });
    expect(html).toContain('Sinulla ei ole meillä työterveyshuoltoa');
    expect(html).toContain('href="/fi/ajanvaraus"');
  });

  test('tells what the agreement covers, and how to book', async () => {
    const { html } = await show(OK);
    for (const words of ['Esimerkkitehdas Oy', 'Yleislääketiede', 'href="/fi/tyoterveys"'])
      expect(html).toContain(words);
    expect((await show({ ...OK, covers: null })).html).toContain('Kaikki palvelut');
  });

  test('leads to the phone where nobody may book online', async () => {
    const { html } = await show({ ...OK, covers: [], mayBookOnline: false });
    expect(html).toContain('ajat varataan puhelimitse');
    expect(html).not.toContain('href="/fi/tyoterveys"');
  });

  test('that cannot be shown offers a retry', async () => {
    const { html } = await renderPage('/en/occupational-vaccination', { problems: { [KEY]: 'unexpected' } });
    expect(html).toContain('Try again');
  });
});
