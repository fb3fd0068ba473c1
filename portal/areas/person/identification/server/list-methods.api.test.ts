import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_METHODS_FILE } from '#demo/identification/demo-methods.ts';
import { readMethods } from '#outside/identification/client/methods-file.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { askedMethod } from './asked-method.ts';
import { logoPath, logoRoute } from './logos.ts';
import { createIdentificationService } from './service.ts';

const [first, second] = readMethods(DEMO_METHODS_FILE);
if (!first || !second) throw new Error('The demo has banks');
const notice = { fi: 'Huoltokatko klo 1–5.', sv: 'Serviceavbrott kl. 1–5.', en: 'Maintenance 1:00–5:00.' };
const methods = [{ ...second, notice }, first];

let db: TestDatabase;
let call: Call<typeof endpoints>;
let server: FastifyInstance;
beforeAll(async () => {
  db = await createTestDatabase();
  call = callerOf(db, createIdentificationService(methods));
  server = fastify();
  await server.register(logoRoute(methods));
});
afterAll(() => Promise.all([db.drop(), server.close()]));

test('the ways to identify are the installation’s, in its order, with what to know', async () => {
  expect(await call('GET /api/identification-methods', { query: { lang: 'sv' } })).toEqual({
    body: {
      methods: [
        { id: second.id, name: second.name.sv, logo: logoPath(second), notice: notice.sv },
        { id: first.id, name: first.name.sv, logo: logoPath(first), notice: null },
      ],
    },
  });
});

test('are in no other language', async () => {
  expect(await call('GET /api/identification-methods', { query: { lang: 'de' } })).toMatchObject({
    problem: 'malformed',
  });
});

test('a logo is served as the image that it is, for good, and nothing else is', async () => {
  const logo = await server.inject(logoPath(first));
  expect(logo.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(logo.rawPayload).toEqual(first.logo.content);
  for (const name of ['methods.json', '..%2Fmethods.json', 'kuusipankki.svg'])
    expect((await server.inject(logoPath(first).replace(/[^/]+$/, name))).statusCode).toBe(404);
});

test('only a method of the installation is asked for', () => {
  expect(askedMethod(`x ${first.id}`, methods)).toMatchObject({ method: first.id });
  expect(askedMethod(first.id, [second])).not.toHaveProperty('method');
});
