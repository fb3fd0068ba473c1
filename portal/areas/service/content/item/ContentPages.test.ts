import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { contentItem, contentList, publishedAnswers, shownNotices } from '../fixtures.ts';

const LIST = 'GET /api/content';
const ITEM = 'GET /api/content/{id}';
const SHOWN = 'GET /api/notices';

describe('the page of notices', () => {
  test.each([
    ['/fi/tyotila/sisallot', 'Tiedotteet ja ohjeet', 'Näkyvissä'],
    ['/sv/arbetsyta/innehall', 'Meddelanden och anvisningar', 'Visas'],
    ['/en/workspace/content', 'Announcements and help', 'Shown'],
  ])('%s has each with its state and who has saved it', async (url, title, shown) => {
    const page = await openPage(url, { answers: { [LIST]: contentList() } });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    await expect(page.getByText(/Outi Koivula/)).toHaveCount(5);
    await expect(page.getByRole('link', { name: 'Turun toimipiste on suljettu 6.12.' })).toBeVisible();
  });

  test('tells others that it is not for them', async () => {
    const page = await openPage('/en/workspace/content', { problems: { [LIST]: 'forbidden' } });
    await expect(page.getByText('This page is for service operators.')).toBeVisible();
  });
});

describe('the page of one notice', () => {
  test.each([
    ['/fi/tyotila/sisallot/7', 'Julkaistu versio: 2', 'Julkaise versio 3', 'Palautettu versiosta 1'],
    ['/sv/arbetsyta/innehall/7', 'Publicerad version: 2', 'Publicera version 3', 'Återställd från version 1'],
    ['/en/workspace/content/7', 'Published version: 2', 'Publish version 3', 'Restored from version 1'],
  ])('%s has what is published, what can be, and the history', async (url, published, publish, restored) => {
    const page = await openPage(url, { answers: { [ITEM]: contentItem() } });
    await expect(page.getByText(published)).toBeVisible();
    await expect(page.getByRole('button', { name: publish })).toBeVisible();
    await expect(page.getByText(restored)).toBeVisible();
  });

  test('says where there is none', async () => {
    const page = await openPage('/en/workspace/content/7', { problems: { [ITEM]: 'notFound' } });
    await expect(page.getByText('The content was not found')).toBeVisible();
  });
});

describe('an answer of the help', () => {
  const HELP = '/fi/ohjeita';

  test('stands in the place of the portal’s own, with what the portal fills in', async () => {
    const page = await openPage(HELP, { answers: { 'GET /api/help': publishedAnswers() } });
    const topic = page.getByRole('region', { name: 'Ota yhteyttä' });
    await expect(topic.getByText('Milloin asiakaspalvelu vastaa?')).toHaveCount(0);
    await expect(topic.getByText('Milloin vastaatte nyt?')).toBeVisible();
    await expect(topic).toContainText('Soita numeroon 010 380 3838. <b>Ei</b> lauantaisin.');
    await expect(topic.locator('[href="tel:0103803838"]').first()).toBeAttached();
    await expect(topic.locator('[href="tel:112"]')).toBeAttached();
    await expect(topic.locator('[href="/fi/ajanvaraus"]')).toBeAttached();
  });

  test('stands in a topic that operators have added, in its place', async () => {
    const page = await openPage(HELP, { answers: { 'GET /api/help': publishedAnswers() } });
    const topic = page.getByRole('region', { name: 'Etäseuranta' });
    await expect(topic.getByText('Miten etäseuranta alkaa?')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText('Etäseuranta');
    await expect(page.getByRole('link', { name: 'Etäseuranta' })).toHaveAttribute('href', '#aihe-own-12');
  });

  test('is the portal’s own where nothing is published, or cannot be read', async () => {
    for (const state of [
      { answers: { 'GET /api/help': { topics: [], answers: [] } } },
      { problems: { 'GET /api/help': 'temporarilyUnavailable' } },
    ] as const) {
      const page = await openPage(HELP, state);
      await expect(page.getByText('Milloin asiakaspalvelu vastaa?')).toBeVisible();
    }
  });
});

describe('a notice to patients', () => {
  test.each(['/fi', '/fi/ajanvaraus', '/fi/ajanvaraus/tyoterveys', '/fi/ohjeita'])(
    'stands on %s, as text',
    async (url) => {
      const page = await openPage(url, { answers: { [SHOWN]: shownNotices() } });
      await expect(page.getByText('Influenssarokotukset ovat alkaneet')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Lue lisää' })).toBeVisible();
      // What looks like markup is shown as it was written.
      await expect(page.getByText('<b>Turun</b> toimipiste on suljettu 6.12.')).toBeVisible();
      await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
    },
  );

  test('takes no place where there is none', async () => {
    const page = await openPage('/fi/ohjeita', { answers: { [SHOWN]: { notices: [] } } });
    await expect(page.getByText('Influenssarokotukset ovat alkaneet')).toHaveCount(0);
  });
});
