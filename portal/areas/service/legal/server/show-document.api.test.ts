import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandOf, brands } from '#brands/registry.ts';
import type { BrandId, LegalDocument } from '#contract/brand/brand.ts';
import { runnableOf } from '#platform/calls/handler.ts';
import { runEndpoint } from '#platform/calls/run-endpoint.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { testContext } from '#platform/test-context.ts';
import type { DocumentCall } from '../contract.ts';
import { createLegalService } from './service.ts';

const legalService = createLegalService(45);

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

function ask(brand: BrandId, query: object, key: DocumentCall = 'GET /api/terms') {
  return runEndpoint(runnableOf(legalService, key), testContext(test, { brand: brandOf(brand) }), { query });
}

describe('the terms of use', () => {
  it.each(['fi', 'sv', 'en'] as const)('are Kaari’s own in %s', async (lang) => {
    expect(await ask('kaari', { lang })).toEqual({ body: brandOf('kaari').texts[lang]?.terms });
  });

  it('are in Finnish only in Pikkujätti', async () => {
    expect(await ask('pikkujatti', { lang: 'fi' })).toEqual({ body: brandOf('pikkujatti').texts.fi?.terms });
    expect(await ask('pikkujatti', { lang: 'sv' })).toEqual({ problem: 'notFound' });
  });

  it('are in no other language', async () => {
    expect(await ask('kaari', { lang: 'de' })).toMatchObject({ problem: 'malformed' });
  });
});

describe('the privacy notice', () => {
  const notice = 'GET /api/privacy-notice';
  const runNotice = async (brand: BrandId, lang: string) =>
    (await ask(brand, { lang }, notice)) as { readonly body: LegalDocument };
  const textOf = async (brand: BrandId, lang: string) => JSON.stringify(await ask(brand, { lang }, notice));

  it.each([
    ['kaari', 'fi', 'Rekisterinpitäjä: Kaari', '703/2023'],
    ['kaari', 'sv', 'Personuppgiftsansvarig: Kaari', '9.2 h'],
    ['kaari', 'en', 'Data controller: Kaari', 'Article 9(2)(h)'],
    ['pikkujatti', 'fi', 'Rekisterinpitäjä: Pikkujätti', 'enintään 11-vuotiaan lapsen puolesta'],
    ['pikkujatti', 'sv', 'Personuppgiftsansvarig: Pikkujätti', 'högst 11 år'],
    ['pikkujatti', 'en', 'Data controller: Pikkujätti', 'aged 11 or younger'],
    ['revontuli', 'fi', 'Rekisterinpitäjä: Revontuli', '703/2023'],
    ['revontuli', 'en', 'Data controller: Revontuli', 'Article 9(2)(h)'],
  ] as const)('is told by %s in %s', async (brand, lang, ...words) => {
    const text = await textOf(brand, lang);
    for (const each of words) expect(text).toContain(each);
  });

  it('speaks of occupational health care only where there is any', async () => {
    expect(await textOf('kaari', 'fi')).toContain('työterveyshuolto');
    expect(await textOf('pikkujatti', 'fi')).not.toContain('työterveyshuolto');
  });

  it.each(['fi', 'sv', 'en'])('says in %s how long messages are kept by the setting', async (lang) => {
    expect(await textOf('kaari', lang)).toMatch(/\b45[ -]/);
  });

  it('names whom to ask, and no setting is left to fill in', async () => {
    for (const { id, texts, dataController } of Object.values(brands))
      for (const lang of Object.keys(texts)) {
        const { body } = await runNotice(id, lang);
        const text = body.sections.map((section) => section.text).join();
        for (const fact of Object.values(dataController)) expect(text).toContain(fact);
        expect(text).not.toMatch(/[{}]/);
      }
  });

  it('is in no language that the brand does not have', async () => {
    expect(await ask('revontuli', { lang: 'sv' }, notice)).toEqual({ problem: 'notFound' });
  });

  it('is in no other language', async () => {
    expect(await ask('kaari', { lang: 'de' }, notice)).toMatchObject({ problem: 'malformed' });
  });
});
