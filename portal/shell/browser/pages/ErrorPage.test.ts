import { describe, test } from 'vitest';
import { expect, openPage } from '../testing/open-page.ts';

describe('a part that a break has closed', () => {
  test.each([
    ['/fi/reseptit', 'Tämä osio on tilapäisesti pois käytöstä', '/fi/hairiot'],
    ['/sv/recept', 'Den här delen är tillfälligt ur bruk', '/sv/storningar'],
    ['/en/prescriptions', 'This section is temporarily unavailable', '/en/service-status'],
  ])('%s says so in place of the page', async (url, title, status) => {
    const page = await openPage(url, { instead: 'unavailable' });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: '010 380 3838' }).first()).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="${status}"]`)).toBeVisible();
  });
});
