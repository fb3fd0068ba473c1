import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';

const key = 'GET /api/privacy-notice';
const sections = [{ heading: 'Who sees your data', text: 'Those who need it in their work.\nNobody else.' }];

describe('the privacy notice', () => {
  test.each([
    ['kaari', '/fi/tietosuojaseloste', 'Tietosuojaseloste', 'Voimassa 22.11.2026 alkaen.'],
    ['kaari', '/sv/dataskyddsbeskrivning', 'Dataskyddsbeskrivning', 'Gäller från och med'],
    ['kaari', '/en/privacy-notice', 'Privacy notice', 'In force from 22 November 2026.'],
    ['pikkujatti', '/sv/dataskyddsbeskrivning', 'Dataskyddsbeskrivning', 'Gäller från och med'],
  ] as const)('of %s has a page at %s', async (brand, url, title, since) => {
    const page = await openPage(url, {
      brand,
      answers: { [key]: { since: '2026-11-22', sections } },
    });
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('1. Who sees your data');
    await expect(page.getByRole('paragraph').filter({ hasText: 'Nobody else.' })).toHaveText('Nobody else.');
    await expect(page.getByText(since)).toBeVisible();
  });

  test('that cannot be shown leaves a retry', async () => {
    const page = await openPage('/sv/dataskyddsbeskrivning', {
      problems: { [key]: 'temporarilyUnavailable' },
    });
    await expect(page.getByRole('alert')).toContainText('Vi kunde inte visa dataskyddsbeskrivningen');
  });
});
