import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandId } from '#contract/brand/brand.ts';
import { brandOf } from '#contract/brands/registry.ts';
import { runnableOf } from '#platform/calls/handler.ts';
import { runEndpoint } from '#platform/calls/run-endpoint.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { testContext } from '#platform/test-context.ts';
import { legalService } from './service.ts';

const key = 'GET /api/terms';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

function ask(brand: BrandId, query: object) {
  return runEndpoint(runnableOf(legalService, key), testContext(test, { brand: brandOf(brand) }), { query });
}

describe('the terms of use', () => {
  it.each(['fi', 'sv', 'en'] as const)('are Kaari’s own in %s', async (lang) => {
    expect(await ask('kaari', { lang })).toEqual({ body: { sections: brandOf('kaari').texts[lang]?.terms } });
  });

  it('are in Finnish only in Pikkujätti', async () => {
    expect(await ask('pikkujatti', { lang: 'fi' })).toEqual({
      body: { sections: brandOf('pikkujatti').texts.fi?.terms },
    });
    expect(await ask('pikkujatti', { lang: 'sv' })).toEqual({ problem: 'notFound' });
  });

  it('are in no other language', async () => {
    expect(await ask('kaari', { lang: 'de' })).toMatchObject({ problem: 'malformed' });
  });
});
