import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';

const PAGES = [
  ['kaari', '/fi/saavutettavuusseloste', 'saavutettavuusvaatimukset.fi', '21.11.2026'],
  ['pikkujatti', '/sv/tillganglighetsutlatande', 'tillganglighetskrav.fi', '21.11.2026'],
  ['revontuli', '/en/accessibility-statement', 'webaccessibility.fi', '21'],
] as const;

describe('the accessibility statement', () => {
  test.each(PAGES)('of %s at %s says what the law asks for', async (brand, url, authority, date) => {
    const page = await openPage(url, { brand });
    const main = page.getByRole('main');
    for (const words of ['306/2019', 'WCAG 2.2', 'Traficom', date]) await expect(main).toContainText(words);
    for (const address of [
      `https://www.${authority}/`,
      `mailto:saavutettavuus@${brand}.example`,
      'tel:0103803838',
    ])
      await expect(main.locator(`[href="${address}"]`).first()).toBeVisible();
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
  });

  test.each([
    ['kaari', 0],
    ['pikkujatti', 1],
  ] as const)('of %s speaks of acting for a child only where that is what is done', async (brand, times) => {
    const page = await openPage('/en/accessibility-statement', { brand });
    await expect(page.getByText('acting on behalf of a child')).toHaveCount(times);
    await expect(page.getByText('Firefox')).toBeVisible();
  });

  test.each([
    ['/fi/saavutettavuusseloste', 'Saavutettavuusseloste – Kaari'],
    ['/sv/tillganglighetsutlatande', 'Tillgänglighetsutlåtande – Kaari'],
  ])('%s has a title that can be searched for: without soft hyphens', async (url, title) => {
    const page = await openPage(url, { brand: 'kaari' });
    expect(await page.title()).toBe(title);
  });

  test('is linked from the end of every page that has one', async () => {
    const page = await openPage('/sv/tidsbokning', { brand: 'kaari' });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Tillgänglighet' });
    await expect(link).toHaveAttribute('href', '/sv/tillganglighetsutlatande');
  });
});
