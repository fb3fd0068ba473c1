import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';

const key = 'GET /api/terms';
const since = '2026-11-22';
const sections = [
  { heading: 'What these terms cover', text: 'They cover the service.' },
  { heading: 'Urgent help', text: 'Call 112.' },
];

describe('the terms of use', () => {
  test('are numbered sections with a list that leads to them', async () => {
    const page = await openPage('/en/eula', { answers: { [key]: { since, sections } } });
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link', { name: 'Urgent help' })).toHaveAttribute('href', '#section-2');
    await expect(page.locator('#section-2')).toContainText('2. Urgent help');
    await expect(page.getByText('Call 112.')).toBeVisible();
    await expect(page.getByText('In force from 22 November 2026.')).toBeVisible();
  });

  test('that are in another language only say where', async () => {
    const page = await openPage('/sv/eula', { brand: 'pikkujatti', problems: { [key]: 'notFound' } });
    await expect(
      page.getByRole('heading', { name: 'Användarvillkoren finns inte på svenska' }),
    ).toBeVisible();
    const finnish = page.getByRole('link', { name: 'Läs användarvillkoren på finska' });
    await expect(finnish).toHaveAttribute('href', '/fi/eula');
  });

  test('that cannot be shown leave a retry', async () => {
    const page = await openPage('/fi/eula', { problems: { [key]: 'temporarilyUnavailable' } });
    await expect(page.getByRole('alert')).toContainText('Käyttöehtoja ei saatu näkyviin');
    await expect(page.getByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
  });
});
