import {
  expect,
  expectAccessible,
  hydrated,
  identify,
  originOf,
  SANDBOX,
  signIn,
  test,
} from '../fixtures.ts';
import { pressOn } from '../keyboard.ts';

test('a page for patients leads to the login page and back', async ({ page }) => {
  await page.goto('/fi');
  await expect(page).toHaveURL('/fi/kirjaudu?nextPath=%2Ffi');
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Kuusipankki' }).click();
  await identify(page, 'Aino Maria Virtanen');
  await expect(page).toHaveURL('/fi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aino');
  await hydrated(page);
  await expectAccessible(page);
});

test('the mobile certificate signs in as a bank does, by keyboard alone', async ({ page }) => {
  await page.goto('/en/login');
  await hydrated(page);
  await pressOn(page, page.getByRole('link', { name: 'Mobile certificate' }));
  await page.waitForURL(`${SANDBOX}/**`);
  await expect(page.locator('strong').filter({ hasText: 'Mobile certificate' })).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Aino Maria Virtanen' }));
  await pressOn(page, page.getByRole('button').first());
  await expect(page).toHaveURL('/en');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aino');
  await expectAccessible(page);
});

test('a cancelled identification says so, in the language it began in', async ({ page }) => {
  await page.goto('/en/login');
  await page.getByRole('link', { name: 'Lumipankki' }).click();
  await page.waitForURL(`${SANDBOX}/**`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/en\/login\?.*error=cancelled/);
  await expectAccessible(page);
});

test('a response of the identification service counts once', async ({ page }) => {
  let callback = '';
  page.on('request', (request) => {
    if (request.url().includes('/oauth/callback')) callback = request.url();
  });
  await signIn(page, 'Aino Maria Virtanen');
  await page.goto(callback);
  await expect(page).toHaveURL(/\/fi\/kirjaudu\?.*error=/);
});

test('signing in gives a new cookie', async ({ page, context }) => {
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'session');
  await page.goto('/fi/kirjaudu');
  const before = await cookie();
  await signIn(page, 'Aino Maria Virtanen');
  const after = await cookie();
  expect(after?.value).not.toBe(before?.value);
  expect(after).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test('somebody who is not registered is led to the registration, and can look for a time', async ({
  page,
}) => {
  await signIn(page, 'Matti Antero Nieminen', '/sv', 'pikkujatti');
  await expect(page).toHaveURL(`${originOf('pikkujatti')}/sv/registrering?next=%2Fsv`);
  await page.goto(`${originOf('pikkujatti')}/sv/tidsbokning`);
  await expect(page).toHaveURL(`${originOf('pikkujatti')}/sv/tidsbokning`);
});

for (const next of [
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  'javascript:alert(1)',
]) {
  test(`identification never leads outside: ${next}`, async ({ page }) => {
    await page.goto(`/oauth/authenticate?lang=fi&next=${encodeURIComponent(next)}`);
    await identify(page, 'Aino Maria Virtanen');
    await expect(page).toHaveURL('/fi');
  });
}
