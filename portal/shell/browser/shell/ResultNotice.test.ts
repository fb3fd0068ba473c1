import { test } from 'vitest';
import { expect, openPage } from '../testing/open-page.ts';

const FOR_ANOTHER = 'Toisessa ikkunassa on vaihdettu, kenen asioita hoidetaan.';
const problems = { 'GET /api/own-appointments/{ids}': 'notFound' } as const;

test('a page that was opened for another person says so before it says what it does not find', async () => {
  const page = await openPage('/fi/ajanvaraukset/72?for-another=1', { problems });
  await expect(page.getByRole('main')).toContainText(new RegExp(`${FOR_ANOTHER}.*Ajanvarausta ei löytynyt`));
  const usual = await openPage('/fi/ajanvaraukset/72', { problems });
  await expect(usual.getByText(FOR_ANOTHER)).toHaveCount(0);
});
