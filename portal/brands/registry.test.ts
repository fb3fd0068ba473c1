import { describe, expect, test } from 'vitest';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import { brandOf, brandOfHost, brands } from './registry.ts';

describe('the brand of a host', () => {
  test.each([
    ['kaari.localhost:3000', 'kaari'],
    ['pikkujatti.localhost:3000', 'pikkujatti'],
    ['PIKKUJATTI.localhost', 'pikkujatti'],
    ['localhost:8080', 'kaari'],
    ['127.0.0.1:3000', 'kaari'],
    ['[::1]:3000', 'kaari'],
    ['nobody.localhost', undefined],
    ['kaari.localhost.evil.example', undefined],
    ['evil.example:3000', undefined],
    ['', undefined],
  ])('%j is %s in development', (host, id) => {
    expect(brandOfHost(host)?.id).toBe(id);
  });

  test.each([
    ['oma.kaari.example', 'kaari'],
    ['oma.pikkujatti.example:443', 'pikkujatti'],
    ['localhost', undefined],
    ['127.0.0.1', undefined],
    ['kaari.localhost', undefined],
  ])('%j is %s where hosts are configured', (host, id) => {
    const configured = { kaari: ['oma.kaari.example'], pikkujatti: ['oma.pikkujatti.example'] };
    expect(brandOfHost(host, configured)?.id).toBe(id);
  });
});

describe.each(Object.values(brands))('$name', (brand) => {
  test('is found by its own name', () => {
    expect(brandOf(brand.id)).toBe(brand);
  });

  test('says in its privacy notice how long the law has invoices and books kept', () => {
    const periods = { fi: /kuusi vuotta.*kymmenen vuotta/, sv: /sex år.*tio år/, en: /six years.*ten years/ };
    for (const [language, { privacy }] of Object.entries(brand.texts)) {
      const text = privacy.sections.map((section) => section.text).join('\n');
      expect(text).toMatch(periods[language as keyof typeof periods]);
    }
  });

  test('has terms in a language of its own, and a privacy notice in each', () => {
    const texts = languagesOf(brand).flatMap((language) => brand.texts[language] ?? []);
    const terms = texts.flatMap((text) => text.terms ?? []);
    expect(terms.length).toBeGreaterThanOrEqual(1);
    for (const { since, sections } of [...terms, ...texts.map(({ privacy }) => privacy)]) {
      expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(sections.length).toBeGreaterThanOrEqual(5);
      for (const { heading, text } of sections) {
        expect(heading.trim().length).toBeGreaterThan(3);
        expect(text.trim().length).toBeGreaterThan(80);
      }
    }
  });

  test('is served at each of its hosts', () => {
    for (const host of brand.hosts) expect(brandOfHost(`${host}:3000`)?.id).toBe(brand.id);
  });

  test('has a sender that a phone can show', () => {
    expect(brand.sender.sms).toMatch(/^[A-Za-z\d]{1,11}$/);
  });
});

test('no host is served by two brands', () => {
  const hosts = Object.values(brands).flatMap((brand) => brand.hosts);
  expect(new Set(hosts).size).toBe(hosts.length);
});

test('Pikkujätti lacks the pages of BRAND-02', () => {
  for (const feature of [
    'customer-messaging-enabled',
    'certificates',
    'questionnaires',
    'employee-memo',
  ] as const) {
    expect(brands.pikkujatti.features).not.toContain(feature);
    expect(brands.kaari.features).toContain(feature);
  }
});
