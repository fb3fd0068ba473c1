import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureBrand } from '#brands/fixture-brand.ts';
import { registerPages } from './page-route.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = fastify();
  await server.register(cookie);
  server.decorateRequest('brand');
  server.decorateRequest('session');
  server.addHook('onRequest', async (request) => {
    request.brand = fixtureBrand;
    request.session = { person: {}, patientId: 'aino' } as typeof request.session;
  });
  registerPages(server, {
    isBuilt: async () => true,
    isSecure: false,
    breaks: { of: async () => null },
    clock: () => new Date(),
    sendPage: async (_request, reply, page, lang) => {
      const key = typeof page === 'string' ? page : page.key;
      return reply.code(key === 'not-found' ? 404 : 200).send({ key, lang });
    },
  });
});
afterAll(() => server.close());

const get = async (url: string, headers = {}) => server.inject({ url, headers });

describe('a brand with two languages and one feature', () => {
  test.each([
    ['/fi/todistukset', 'certificates', 'fi'],
    ['/en/certificates', 'certificates', 'en'],
    ['/fi/ajanvaraukset', 'appointment-list', 'fi'],
  ])('has %s', async (url, key, lang) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json()]).toEqual([200, { key, lang }]);
  });

  test.each([
    ['/sv', 'fi'],
    ['/en/todistukset', 'en'],
    ['/sv/certifikat', 'fi'],
    ['/fi/rokotukset', 'fi'],
    ['/en/invoices', 'en'],
    ['/fi/kyselyt', 'fi'],
    ['/en/booking/kela65', 'en'],
    ['/fi/asiointipolku', 'fi'],
  ])('has no %s, and says so in %s', async (url, lang) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json()]).toEqual([404, { key: 'not-found', lang }]);
  });

  test('leads a link to another language to the page’s own words', async () => {
    const answer = await get('/en/todistukset?next=/fi/ajanvaraukset&wordsOf=fi');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      '/en/certificates?next=%2Fen%2Fappointments',
    ]);
  });

  test.each([
    [{ 'accept-language': 'sv' }, '/fi'],
    [{ 'accept-language': 'sv, en;q=0.5' }, '/en'],
    [{ cookie: 'language=sv' }, '/fi'],
    [{ cookie: 'language=en', 'accept-language': 'fi' }, '/en'],
  ])('leads %j to %s', async (headers, location) => {
    const answer = await get('/', headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });
});

test('a form that is sent before its page has scripts leads to the page again', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (url: string) => server.inject({ method: 'POST', url, headers, payload: 'email=a' });
  const answer = await post('/fi/ajanvaraukset?a=b');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/fi/ajanvaraukset?a=b']);
  expect((await post('/fi/there-is-no-such-page')).statusCode).toBe(404);
});
