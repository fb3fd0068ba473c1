import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { testFrontEnd } from '../render/test-front-end.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { type RawAnswer, rawRequest, sendRaw } from './test-raw-request.ts';

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase();
  portal = await startTestPortal(test, { frontEnd: testFrontEnd(), config: { rateLimit: 100_000 } });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

const ask = (target: string, lines?: readonly string[]) => sendRaw(portal.port, rawRequest(target, lines));

function expectProtected({ headers }: RawAnswer) {
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
}

describe('an address that cannot be read', () => {
  it.each([
    ['/%ZZ', 'fi'],
    ['/sv/%ZZ', 'sv'],
    ['/en/%', 'en'],
    ['/en/%E4%', 'en'],
    ['/fi/%C3%28', 'fi'],
    ['/fi/varaus/%FF', 'fi'],
  ])('is no page, in the look and language of the others, and is not repeated: %s', async (target, lang) => {
    const answer = await ask(target);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain(`<h1>not-found kaari ${lang}</h1>`);
    expect(answer.body).not.toContain('%');
    expectProtected(answer);
  });

  it.each([
    '/api/%ZZ',
    '/api/appointments/free/%ZZ',
    '/api/own-appointments/%C3%28',
    '/oauth/%ZZ',
    '/%61pi/%ZZ',
  ])('is no call: %s', async (target) => {
    const answer = await ask(target);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('%');
    expect(answer.headers['x-request-id']).toBeDefined();
    expectProtected(answer);
  });

  it('has no effect where it is only a parameter’s', async () => {
    const answer = await ask('/fi/ajanvaraus?x=%ZZ');
    expect([answer.status, answer.body.includes('<h1>appointment-reservation-landing-page')]).toEqual([
      200,
      true,
    ]);
  });

  it('is answered as any other, whatever it is', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        '%',
        '%Z',
        '%25',
        '%2F',
        '%2e%2e',
        '%00',
        '%c3',
        '/',
        '//',
        ';',
        '#',
        'api',
        'fi',
        'assets',
        ':id',
        '*',
      ),
      fc.string({ unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        const answer = await ask(`/${parts.join('')}`);
        expect(answer.headers['x-request-id']).toBeDefined();
        expectProtected(answer);
      }),
      { numRuns: 150 },
    );
  });
});

describe('an address that is too long', () => {
  it.each([
    `/api/anon/appointment/${'a'.repeat(3000)}`,
    `/api/appointments/free/${'1'.repeat(401)}`,
    `/fi/varaus/${'a'.repeat(3000)}`,
  ])('is refused as a wrong one is', async (target) => {
    const answer = await ask(target);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers['x-request-id']).toBeDefined();
    expectProtected(answer);
  });

  it('is not read where it is longer than any', async () => {
    const answer = await ask(`/fi/${'a'.repeat(40_000)}`);
    expect(answer.status).toBe(431);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(answer.body)).toMatchObject({ status: 431, code: 'headersTooLarge' });
    expectProtected(answer);
  });
});

describe('a host', () => {
  const host = 'Host: kaari.localhost';

  it.each([
    ['twice the same', [host, host]],
    ['two', [host, 'Host: pikkujatti.localhost']],
    ['two, spelled in two ways', [host, 'hOST: kaari.localhost']],
    ['none', []],
  ])('is named once, and %s is refused', async (_name, lines) => {
    for (const target of ['/fi', '/api/session']) {
      const answer = await ask(target, lines);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'malformed' });
      expectProtected(answer);
    }
  });

  it('that an address names counts instead of the header', async () => {
    const own = await ask('http://kaari.localhost/sv/lediga-tider', ['Host: elsewhere.example']);
    expect([own.status, own.body.includes(' kaari sv')]).toEqual([404, true]);
    const call = await ask('http://kaari.localhost/api/session', ['Host: elsewhere.example']);
    expect([call.status, JSON.parse(call.body).lang]).toEqual([200, 'fi']);
    expect((await ask('http://elsewhere.example/fi', [host])).status).toBe(421);
  });

  it('need not be named by a probe', async () => {
    expect((await ask('/health/live', [])).status).toBe(200);
    expect((await ask('/health/live', [host, host])).status).toBe(400);
  });
});

describe('what is no HTTP', () => {
  it.each([
    'nonsense\r\n\r\n',
    'GET /fi HTTP/9.9\r\nHost: kaari.localhost\r\n\r\n',
    'GET /fi HTTP/1.1\r\nHost: kaari.localhost\r\nx y: z\r\n\r\n',
    'POST /api/session HTTP/1.1\r\nHost: kaari.localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    'PUT /api/session HTTP/1.1\r\nHost: kaari.localhost\r\nContent-Length: x\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: kaari.localhost\r\nConnection: close\r\n\r\n',
  ])('is answered with a problem that repeats nothing: %j', async (bytes) => {
    const answer = await sendRaw(portal.port, bytes);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.body).not.toContain('kaari');
    expectProtected(answer);
  });
});
