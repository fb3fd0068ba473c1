import { describe, expect as expectValue, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { visitorSession } from '#shell/browser/testing/page-state.ts';
import { dueInShort } from '../fixtures.ts';

const DUE = 'GET /api/payments/due';
const LIST = '/en/booking/private-customer';

describe('who books', () => {
  test.each([
    ['/fi/ajanvaraus/yksityisasiakas', 'Yhden laskun eräpäivä on mennyt', 'Maksa ja palaa varaamaan'],
    [
      '/sv/tidsbokning/privat-kund',
      'En fakturas förfallodag har passerat',
      'Betala och återvänd till bokningen',
    ],
    [LIST, 'The due date of one invoice has passed', 'Pay and return to the booking'],
  ])('is told of an overdue invoice and led to the payment and back: %s', async (url, title, pay) => {
    const page = await openPage(url, { answers: { [DUE]: dueInShort() } });
    await expect(page.getByRole('main').getByText(title)).toBeVisible();
    const href = await page.getByRole('link', { name: pay }).getAttribute('href');
    const { pathname, searchParams } = new URL(href ?? '', 'https://portal.example');
    expectValue(pathname).toMatch(/\/72$/);
    expectValue(searchParams.get('next')).toBe(url);
    expectValue(searchParams.getAll('and')).toEqual([]);
  });

  test('is led to the invoices where none of them can be paid online', async () => {
    const page = await openPage(LIST, { answers: { [DUE]: dueInShort({ payable: [] }) } });
    await expect(page.getByRole('link', { name: 'Show the invoices' })).toHaveAttribute(
      'href',
      '/en/invoices',
    );
  });

  test.each([
    ['what is due is not late', LIST, { answers: { [DUE]: dueInShort({ overdue: 0 }) } }],
    ['nobody can tell', LIST, { problems: { [DUE]: 'temporarilyUnavailable' as const } }],
    ['nobody is signed in', LIST, { session: visitorSession, answers: { [DUE]: dueInShort() } }],
  ])('is told nothing where %s', async (_, url, options) => {
    const page = await openPage(url, options);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('An unpaid invoice can prevent booking.')).toHaveCount(0);
  });
});
