import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { expect, expectAccessible, hydrated, PORT, test } from '../fixtures.ts';

const COMMAND = fileURLToPath(new URL('../../commands/professionals.ts', import.meta.url));

/** What an operator types, beside the portal that runs. */
function professionals(args: readonly string[], input = ''): string {
  const env = { ...process.env, NODE_ENV: 'test', PORT: String(PORT), DATA_DIR: process.env.E2E_DATA_DIR };
  return execFileSync(process.execPath, [COMMAND, ...args], { env, input, encoding: 'utf8' });
}

/** Gives the browser a device with passkeys, whose owner is there. */
async function addDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Presses a control as who has no pointer does. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

test('somebody who was invited makes a passkey and signs in by it, by keyboard alone', async ({ page }) => {
  const added = professionals(
    ['add'],
    JSON.stringify({
      identityCode: '010190-987H',
      name: 'Noor Haddad',
      title: { fi: 'lääkäri', sv: 'läkare', en: 'doctor' },
    }),
  );
  const user = /number (\d+)/.exec(added)?.[1] ?? '';
  const code = /success {2}([\w-]+)/.exec(professionals(['invite', user]))?.[1] ?? '';

  await addDevice(page);
  await page.goto(href('workspace', {}, 'en'));
  await expect(page).toHaveURL(/\/en\/workspace\/sign-in/);
  await hydrated(page);
  await expectAccessible(page);
  await page.getByLabel('Invitation code').focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invitation: Noor Haddad')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Create a passkey');
  await expect(page.getByRole('heading', { level: 1, name: 'Workspace for professionals' })).toBeVisible();

  // Of the portal for patients they are a visitor.
  await page.goto(href('my-information', {}, 'en'));
  await expect(page).toHaveURL(/log-?in/);

  await page.context().clearCookies();
  await page.goto(href('workspace', {}, 'en'));
  await hydrated(page);
  await press(page, 'Log in with a passkey');
  await expect(page.getByText('Noor Haddad').first()).toBeVisible();
  await expect(page).toHaveURL(/\/en\/workspace$/);
});
