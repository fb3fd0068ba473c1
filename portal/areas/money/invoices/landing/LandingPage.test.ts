import { test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { visitorSession } from '#shell/browser/testing/page-state.ts';

test.each([
  ['/fi/laskuilmoitus', 'Kenen käynnin maksat?', 'Oma käynti'],
  ['/sv/fakturaavisering', 'Vems besök betalar du?', 'Eget besök'],
  ['/en/invoice-notification', 'Whose visit are you paying for?', 'My own visit'],
])('%s asks whose visit is paid, and leads to identification', async (url, title, own) => {
  const page = await openPage(url, { session: visitorSession });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: own })).toHaveAttribute('href', /nextPath=/);
});

test('leads guardians to their children in the brand in which they act for them', async () => {
  const page = await openPage('/en/invoice-notification', { brand: 'pikkujatti' });
  await expect(page.getByRole('link', { name: 'My child’s visit (Pikkujätti)' })).toHaveAttribute(
    'href',
    /choose-child/,
  );
});

test('says that the two brands have merged', async () => {
  const childrensPortal = { name: 'Pikkujätti', url: 'https://pikkujatti.example/en/invoice-notification' };
  const page = await openPage('/en/invoice-notification', { portals: { childrensPortal } });
  await expect(page.getByText('Kaari and Pikkujätti merged on 1 June 2025')).toBeVisible();
});
