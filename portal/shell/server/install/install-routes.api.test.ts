import { afterAll, beforeAll, expect, it } from 'vitest';
import { brands } from '#brands/registry.ts';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase();
  portal = await startTestPortal(test);
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

it('describes each brand in each of its languages', async () => {
  for (const brand of Object.values(brands)) {
    for (const lang of languagesOf(brand)) {
      const answer = await portal.visitor(brand.hosts[0]).get(`/app/manifest-${lang}.webmanifest`);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
      expect(answer.body).toMatchObject({ name: brand.name, lang, start_url: `/${lang}`, scope: '/' });
      expect(answer.body.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
    }
  }
});

it('serves nothing else, and opens no session', async () => {
  const visitor = portal.visitor('revontuli.localhost');
  for (const file of ['manifest-sv.webmanifest', 'manifest-de.webmanifest', 'offline-de', 'anything.js']) {
    expect((await visitor.get(`/app/${file}`)).status).toBe(404);
  }
  const answer = await visitor.get('/app/manifest-fi.webmanifest');
  expect(answer.headers['set-cookie']).toBeUndefined();
});
