import { describe, expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { askedBy, REQUEST } from '../fixtures.ts';

const KEY = 'GET /api/record-app-request';
const at = (path: string) => `${path}?request=${REQUEST}`;

describe('the question of an app', () => {
  test.each([
    ['/fi/sovelluslupa', 'Saako sovellus lukea terveystietojasi?', 'Reseptit', 'Älä anna lupaa'],
    ['/sv/apptillstand', 'Får appen läsa dina hälsouppgifter?', 'Recept', 'Ge inte tillstånd'],
    ['/en/app-permission', 'May an app read your health record?', 'Prescriptions', 'Do not give permission'],
  ])('%s says who asks, for what and for how long', async (path, title, prescriptions, deny) => {
    const { html } = await renderPage(at(path), { answers: { [KEY]: askedBy() } });
    for (const words of [title, 'Omat mittaukset', prescriptions, deny]) expect(html).toContain(words);
    expect(html.match(/type="checkbox"/g)).toHaveLength(14);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('offers no longer than an hour to an app that asks for no more', async () => {
    const { html } = await renderPage(at('/en/app-permission'), {
      answers: { [KEY]: askedBy({ wantsToStay: false, types: ['Immunization'] }) },
    });
    expect(html).toContain('The permission ends in an hour.');
    expect(html.match(/type="checkbox"/g)).toHaveLength(1);
  });

  test('says that it is gone, that it failed, and nothing without one', async () => {
    const gone = await renderPage(at('/en/app-permission'), { problems: { [KEY]: 'notFound' } });
    expect(gone.html).toContain('The request was not found');
    expect((await renderPage('/en/app-permission')).html).toContain('The request was not found');
    const failed = await renderPage(at('/en/app-permission'), {
      problems: { [KEY]: 'temporarilyUnavailable' },
    });
    expect(failed.html).toContain('Try again');
  });
});
