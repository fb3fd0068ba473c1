import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { dueInShort } from '../fixtures.ts';

const DUE = 'GET /api/payments/due';
const show = (url: string, answer: object) => openPage(url, { answers: { [DUE]: answer } });

describe('the front page', () => {
  test.each([
    [
      '/fi',
      'Maksettavat laskut',
      'Yhden laskun eräpäivä on mennyt',
      'Maksa 2 laskua verkossa',
      /\/fi\/maksa\/72\?and=71$/,
    ],
    [
      '/sv',
      'Fakturor att betala',
      'En fakturas förfallodag har passerat',
      'Betala 2 fakturor på nätet',
      /\/sv\/betala\/72\?and=71$/,
    ],
    [
      '/en',
      'Invoices to pay',
      'The due date of one invoice has passed',
      'Pay 2 invoices online',
      /\/en\/pay\/72\?and=71$/,
    ],
  ])(
    '%s has what is due, what of it is overdue and the way to pay',
    async (url, title, overdue, pay, href) => {
      const block = (await show(url, dueInShort())).getByRole('region', { name: title });
      await expect(block).toContainText('310');
      await expect(block).toContainText(overdue);
      await expect(block.getByRole('link', { name: pay })).toHaveAttribute('href', href);
      await expect(block.getByRole('link')).toHaveCount(2);
    },
  );

  test('says when one invoice is due, and what could not be shown', async () => {
    const one = dueInShort({ count: 1, overdue: 0, dueDate: '2026-12-04', payable: [], isWhole: false });
    const block = (await show('/en', one)).getByRole('region', { name: 'Invoices to pay' });
    await expect(block).toContainText(/Due date: .*4 December 2026/);
    await expect(block).toContainText('We could not show all invoices.');
    await expect(block.getByRole('link')).toHaveText('Show all invoices');
  });

  test.each([
    ['nothing is due', { answers: { [DUE]: dueInShort({ count: 0, dueDate: null, payable: [] }) } }],
    ['nobody can tell', { problems: { [DUE]: 'temporarilyUnavailable' as const } }],
  ])('has no block where %s', async (_, options) => {
    const page = await openPage('/en', options);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Invoices to pay' })).toHaveCount(0);
  });
});

describe('the menu', () => {
  const line = async (answer: object) =>
    (await show('/en', answer))
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: /^Invoices/ });

  test('counts what is to be paid', async () => {
    await expect(await line(dueInShort())).toHaveAccessibleName('Invoices 3 to pay');
  });

  test.each([
    ['there is nothing', { count: 0 }],
    ['a source is missing', { isWhole: false }],
  ])('has no count where %s', async (_, changes) => {
    await expect(await line(dueInShort(changes))).toHaveAccessibleName('Invoices');
  });
});
