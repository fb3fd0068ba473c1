import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { visitorSession } from '#shell/browser/testing/page-state.ts';

describe('the login of staff', () => {
  test.each([
    [
      '/fi/tyotila/kirjaudu',
      'Kirjaudu pääsyavaimella',
      'Käyttäjänumero',
      'Kutsun koodi',
      'Tunnistaudu niillä',
    ],
    [
      '/sv/arbetsyta/logga-in',
      'Logga in med lösennyckel',
      'Användarnummer',
      'Inbjudningskod',
      'Identifiera dig med dem',
    ],
    [
      '/en/workspace/sign-in',
      'Log in with a passkey',
      'User number',
      'Invitation code',
      'Identify yourself with them',
    ],
  ])('%s offers each way in', async (url, passkey, user, code, bank) => {
    const page = await openPage(url, { session: visitorSession });
    await expect(page.getByRole('button', { name: passkey })).toBeVisible();
    await expect(page.getByRole('textbox', { name: user })).toBeVisible();
    await expect(page.getByRole('textbox', { name: code })).toBeVisible();
    await expect(page.getByRole('link', { name: bank })).toBeVisible();
  });

  test('leads who is signed in already on', async () => {
    const page = await openPage('/en/workspace/sign-in', {
      session: { ...visitorSession, staffName: 'Ilona Heikkinen' },
    });
    await expect(page.getByText('You are logged in: Ilona Heikkinen')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the workspace' })).toHaveAttribute(
      'href',
      '/en/workspace',
    );
  });
});
