import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const choose = { body: { analyticsConsent: true } };

describe('hosts', () => {
  it('answers 421 where no brand is served', async () => {
    const answer = await portal.visitor('elsewhere.example').get('/api/session');
    expect(answer.status).toBe(421);
    expect(answer.body).toMatchObject({ code: 'misdirected', status: 421 });
  });

  it.each([
    ['kaari.localhost', 'kela65'],
    ['127.0.0.1', 'kela65'],
    ['localhost:1234', 'kela65'],
    ['pikkujatti.localhost', 'guardian-login'],
  ])('shows the brand of %s', async (host, feature) => {
    expect((await portal.visitor(host).get('/api/session')).body.features).toContain(feature);
  });
});

describe('sessions', () => {
  it('gives a visitor a cookie that scripts cannot read, and no row', async () => {
    const answer = await portal.visitor().get('/api/session');
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^session=v\.[\w-]{43}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await test.owner.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('keeps a choice, for this visitor only', async () => {
    const visitor = portal.visitor();
    const answer = await visitor.send('PUT', '/api/session', choose);
    expect(answer).toMatchObject({ status: 200, body: { analyticsConsent: true } });
    expect((await visitor.get('/api/session')).body.analyticsConsent).toBe(true);
    expect((await portal.visitor().get('/api/session')).body.analyticsConsent).toBeNull();
  });

  it('knows an identified person who is not registered', async () => {
    const visitor = portal.visitor();
    await visitor.signIn({ firstNames: 'Matti', lastName: 'Nieminen', identityCode: '211298-9217' });
    const { body } = await visitor.get('/api/session');
    expect(body).toMatchObject({
      isSessionValid: false,
      person: { firstNames: 'Matti', lastName: 'Nieminen' },
    });
    expect(JSON.stringify(body)).not.toContain('211298');
  });
});

describe('content security', () => {
  it('lets pages talk to the portal and to the object storage, and to nothing else', async () => {
    const { headers } = await portal.visitor().get('/api/session');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("connect-src 'self' http://localhost:3001");
  });
});

describe('forgery', () => {
  it.each([
    ['no token', { 'x-csrf-token': '' }],
    ['a stale token', { 'x-csrf-token': 'a'.repeat(43) }],
    ['a foreign origin', { origin: 'https://elsewhere.example' }],
    ['a foreign site', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses a change with %s', async (_name, headers: Record<string, string>) => {
    const answer = await portal.visitor().send('PUT', '/api/session', { ...choose, headers });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'csrfFailed' });
  });

  it('refuses the token of another visitor', async () => {
    const token = await portal.visitor().csrfToken();
    const answer = await portal
      .visitor()
      .send('PUT', '/api/session', { ...choose, headers: { 'x-csrf-token': token } });
    expect(answer.status).toBe(403);
  });
});

describe('bad input', () => {
  it.each([
    ['no JSON', '{', 400, 'malformed'],
    ['no object', '[]', 400, 'malformed'],
    ['a wrong type', '{"analyticsConsent":"yes"}', 422, 'invalidFields'],
    ['far too much', JSON.stringify({ analyticsConsent: 'x'.repeat(70_000) }), 413, 'payloadTooLarge'],
  ])('reports %s and echoes nothing', async (_name, body, status, code) => {
    const answer = await portal.visitor().send('PUT', '/api/session', { body });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ code, status, requestId: answer.headers['x-request-id'] });
  });

  it('answers 415 for another type than JSON', async () => {
    const headers = { 'content-type': 'application/xml' };
    const answer = await portal.visitor().send('PUT', '/api/session', { body: '<a/>', headers });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupportedMediaType' } });
  });

  it('answers a call that does not exist with a problem', async () => {
    expect(await portal.visitor().get('/api/nothing')).toMatchObject({
      status: 404,
      body: { code: 'notFound' },
    });
  });
});

describe('health', () => {
  it.each(['/health/live', '/health/ready'])('%s answers probes that come by address', async (path) => {
    expect((await portal.visitor('10.0.0.1').get(path)).status).toBe(200);
  });
});
