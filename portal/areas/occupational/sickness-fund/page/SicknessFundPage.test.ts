import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { MEMBERS_FUND } from '../fixtures.ts';

const KEY = 'GET /api/sickness-fund';
const show = (url: string, answer: object = MEMBERS_FUND) => openPage(url, { answers: { [KEY]: answer } });

describe('the page of the sickness fund', () => {
  test('tells every figure, and since when they hold', async () => {
    const page = await show('/en/sairauskassa');
    await expect(page.getByText('In force from 1 January 2024.')).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText([
      'You pay €5.00 a visit',
      'You pay €15.00 a visit, at most 12 visits a year',
      'The fund pays 50%, up to €200.00 a visit, at most 2 visits a year',
      'The fund pays up to €300.00',
      'The fund pays 50%',
      'The fund pays 50%',
      'At most 10 therapy sessions',
      'The fund pays 50%, up to €500.00 a year',
    ]);
  });

  test('tells what the member has used, and what is left', async () => {
    const page = await show('/en/sairauskassa?tab=use');
    await expect(page.getByRole('definition')).toHaveText([
      '1 time',
      '3/12 visits used, 9 visits left',
      '2/2 visits used, none left',
      'Not used',
      '2 times',
      'Not used',
      '0/10 therapy sessions used, 10 therapy sessions left',
      '2 times, the fund has paid €79.00, €421.00 left',
    ]);
  });

  test.each([
    [
      '/fi/sairauskassa?tab=contact',
      'Arkisin klo 7–21, viikonloppuisin ja pyhinä klo 9–18.',
      'Arkisin klo 8–20',
    ],
    [
      '/sv/sairauskassa?tab=contact',
      'Vardagar kl. 7–21, veckoslut och helgdagar kl. 9–18.',
      'Vardagar kl. 8–20',
    ],
    [
      '/en/sairauskassa?tab=contact',
      'Weekdays 7:00–21:00, weekends and public holidays 9:00–18:00.',
      'Weekdays 8:00–20:00',
    ],
  ])('tells at %s when phone and chat are answered', async (url, phone, chat) => {
    const page = await show(url);
    await expect(page.getByRole('definition').nth(0)).toContainText(phone);
    await expect(page.getByRole('definition').nth(1)).toContainText(chat);
  });

  test('has four tabs, each with an address', async () => {
    const page = await show('/fi/sairauskassa?tab=how');
    const tabs = page.getByRole('navigation', { name: 'Sairauskassa' }).getByRole('link');
    await expect(tabs).toHaveText(['Edut', 'Oma käyttö', 'Näin toimit', 'Yhteys']);
    await expect(tabs.nth(0)).toHaveAttribute('href', '/fi/sairauskassa');
    await expect(tabs.nth(1)).toHaveAttribute('href', '/fi/sairauskassa?tab=use');
    await expect(tabs.nth(2)).toHaveAttribute('aria-current', 'true');
  });

  test('says so to those who are not members, without tabs', async () => {
    const page = await show('/sv/sairauskassa', { type: 'no-member' });
    await expect(page.getByRole('heading', { name: 'Du är inte medlem i sjukkassan' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Sjukkassan' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: '010 380 3838' })).toBeVisible();
  });

  test('that cannot be shown offers a retry', async () => {
    const page = await openPage('/en/sairauskassa', { problems: { [KEY]: 'unexpected' } });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
