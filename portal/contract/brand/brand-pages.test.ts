import { describe, expect, test } from 'vitest';
import { fixtureBrand } from '#brands/fixture-brand.ts';
import { missingPages } from '#brands/missing-pages.ts';
import { publicBrand } from '#brands/public-brand.ts';
import { brands } from '#brands/registry.ts';
import { PAGE_KEYS } from '../routes/route-words.ts';
import { hasPage, pageLanguages } from './brand-pages.ts';

describe('the pages of a brand', () => {
  test('are all except those of missing features and its absent pages', () => {
    const missing = PAGE_KEYS.filter((key) => missingPages(fixtureBrand).includes(key));
    expect(missing).toEqual(
      expect.arrayContaining(['kela65-appointment-list', 'conversation', 'pikkutsatti']),
    );
    expect(missing).toEqual(expect.arrayContaining(['vaccinations-list', 'invoices-page']));
    expect(missing).not.toContain('certificates');
    expect(missing).not.toContain('appointment');
  });

  test('what Pikkujätti lacks (BRAND-02)', () => {
    const keys = [
      'certificates',
      'conversation-list',
      'questionnaire-list',
      'employee-memo-page',
      'prescription-renewal',
    ] as const;
    for (const key of keys) {
      expect(hasPage(publicBrand(brands.pikkujatti, 'fi'), key)).toBe(false);
      expect(hasPage(publicBrand(brands.kaari, 'fi'), key)).toBe(true);
    }
    expect(hasPage(publicBrand(brands.kaari, 'fi'), 'hpa-front-page')).toBe(false);
    expect(hasPage(publicBrand(brands.pikkujatti, 'fi'), 'hpa-front-page')).toBe(true);
  });
});

describe('what a page knows of its brand', () => {
  const brand = publicBrand(fixtureBrand, 'fi');

  test('is in its language, with the brand’s own texts compiled', () => {
    expect(brand.languages).toEqual(['fi', 'en']);
    expect(brand.customerServiceHours).toBe('ma–pe klo 8–16');
    expect(brand.messages).toMatchObject({ booking: { landing: { title: 'Koe: varaa aika' } } });
    expect(publicBrand(fixtureBrand, 'en').messages).toEqual({});
    expect(() => publicBrand(fixtureBrand, 'sv')).toThrow('does not have the language sv');
  });

  test('contains nothing that stays on the server', () => {
    const text = JSON.stringify(brand);
    for (const secret of [
      'koe.localhost',
      'ajat@koe.fi',
      'merchantId',
      'clientId',
      'Terms of use',
      'vahvistus',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  test('the languages of the terms are their own', () => {
    const { kaari, pikkujatti } = brands;
    expect(pageLanguages(publicBrand(pikkujatti, 'sv'), 'eula')).toEqual(['fi']);
    expect(pageLanguages(publicBrand(pikkujatti, 'sv'), 'front-page')).toEqual(['fi', 'sv', 'en']);
    expect(pageLanguages(publicBrand(kaari, 'fi'), 'eula')).toEqual(['fi', 'sv', 'en']);
  });
});
