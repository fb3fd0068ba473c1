import { describe, expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';

const PAGES = [
  ['kaari', '/fi/saavutettavuusseloste', 'saavutettavuusvaatimukset.fi', '21.11.2026'],
  ['pikkujatti', '/sv/tillganglighetsutlatande', 'tillganglighetskrav.fi', '21.11.2026'],
  ['revontuli', '/en/accessibility-statement', 'webaccessibility.fi', '21'],
] as const;

describe('the accessibility statement', () => {
  test.each(PAGES)('of %s at %s says what the law asks for', async (brand, url, authority, date) => {
    const { head, html } = await renderPage(url, { brand });
    expect(html).toContain('306/2019');
    expect(html).toContain('WCAG 2.2');
    expect(html).toContain('Traficom');
    expect(html).toContain(`https://www.${authority}/`);
    expect(html).toContain(`href="mailto:saavutettavuus@${brand}.example"`);
    expect(html).toContain('href="tel:0103803838"');
    expect(html).toContain(date);
    expect(head.robots ?? '').not.toContain('noindex');
  });

  test('is linked from the end of every page that has one', async () => {
    const { html } = await renderPage('/sv/tidsbokning', { brand: 'kaari' });
    expect(html).toContain('href="/sv/tillganglighetsutlatande"');
  });
});
