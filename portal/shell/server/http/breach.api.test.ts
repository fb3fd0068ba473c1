import { randomBytes, randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { href } from '#contract/routes/routes.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { testFrontEnd } from '../render/test-front-end.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { secretsOf, type Visitor } from '../test-visitor.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const PAGE = href('appointment-list', {}, 'fi');
/** As many characters of a secret as a guess has. */
const GUESSED = 16;

let test: TestDatabase;
let portal: TestPortal;
let victim: Visitor;
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { frontEnd: testFrontEnd(), config: { rateLimit: 100_000 } });
  victim = portal.visitor();
  await victim.signIn(AINO);
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

/** Bytes of the page whose address has a guess. */
async function lengthWith(guess: string, encoding: string): Promise<number> {
  const { status, headers } = await victim.get(`${PAGE}?guess=${guess}`, {
    headers: { 'accept-encoding': encoding },
  });
  expect([status, headers['content-encoding']]).toEqual([200, encoding]);
  return Number(headers['content-length']);
}

/**
 * By how many bytes a page is shorter on average if its address has parts of secrets, and not any other texts. Another part each
 * time: one and the same may be like a word of the page by chance, which is worth a byte or two.
 */
async function saved(secrets: readonly string[], encoding: string, guesses: number): Promise<number> {
  const parts = () =>
    secrets.map((secret) => {
      const start = randomInt(secret.length - GUESSED + 1);
      return secret.slice(start, start + GUESSED);
    });
  const others = () => secrets.map(() => randomBytes(GUESSED).toString('base64url').slice(0, GUESSED));
  let bytes = 0;
  for (let done = 0; done < guesses; done += 2) {
    bytes += await lengthWith(others().join('.'), encoding);
    bytes -= await lengthWith(parts().join('.'), encoding);
  }
  return (bytes * 2) / guesses;
}

describe('the length of a packed page that shows a text from its address', () => {
  it.each(['br', 'gzip'])(
    'tells nothing of the secrets in it, in a thousand guesses: %s',
    async (encoding) => {
      const { csrfToken, draftKey, formerDraftKey } = await secretsOf(victim);
      // Only what is the same in each answer is the secret itself.
      expect(await secretsOf(victim)).toEqual({ csrfToken, draftKey, formerDraftKey });
      const bytes = await saved([csrfToken, draftKey, formerDraftKey], encoding, 1000);
      // One secret that is not masked is worth some eleven.
      expect(Math.abs(bytes)).toBeLessThan(3);
    },
    // A quarter of it where nothing else runs.
    110_000,
  );

  it.each(['br', 'gzip'])('tells what is not masked, in forty: %s', async (encoding) => {
    const { personId } = (await victim.get('/api/session')).body;
    expect(await saved([personId], encoding, 40)).toBeGreaterThan(5);
  });
});

describe('a page that a script of another site may have had asked for', () => {
  const asked = async (headers: Record<string, string>) =>
    (await victim.get(PAGE, { headers: { 'accept-encoding': 'gzip, br', ...headers } })).headers;

  it.each(['cross-site', 'same-site'])('leaves as it is: %s', async (site) => {
    const headers = await asked({ 'sec-fetch-site': site });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding');
  });

  it.each([
    '/oauth/authenticate',
    '/oauth/authorize',
    '/oauth/callback',
    '/api/insurance/lahitapiola-apply-permit',
    '/api/insurance/lahitapiola-permit-return',
  ])('leaves as it is where %s answers with an error page', async (step) => {
    const busy = await startTestPortal(test, { frontEnd: testFrontEnd(), config: { rateLimit: 1 } });
    const visitor = busy.visitor();
    const headers = { 'accept-encoding': 'gzip, br', 'sec-fetch-site': 'cross-site' };
    await visitor.get(step, { headers });
    const answer = await visitor.get(step, { headers });
    await busy.close();
    expect(answer.status).toBe(429);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['the reader has followed a link', { 'sec-fetch-site': 'cross-site', 'sec-fetch-user': '?1' }],
    ['they come from a page of the portal', { 'sec-fetch-site': 'same-origin' }],
    ['they have typed its address', { 'sec-fetch-site': 'none', 'sec-fetch-user': '?1' }],
  ])('leaves packed if %s', async (_, sent) => {
    expect(await asked(sent)).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  });
});
