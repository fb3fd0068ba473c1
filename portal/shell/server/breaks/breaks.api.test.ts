import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBreak, endBreak, type NewBreak } from '#areas/messages/shared/breaks/server/keep-breaks.ts';
import type { PageState } from '#contract/pages/render.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { serverFeatures } from '../features.ts';
import { REQUESTS, type Target } from '../http/authorisation-requests.ts';
import { giveRecord } from '../http/test-record.ts';
import { testFrontEnd } from '../render/test-front-end.ts';
import { recordOf } from '../sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { Visitor } from '../test-visitor.ts';
import { createBreakWatch } from './break-watch.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000);

let db: TestDatabase;
let portal: TestPortal;
let aino: Visitor;
let target: Target;
let now = TEST_NOW;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(db, {
    clock: () => now,
    // Each page and call reads what the test has just said.
    breaksMs: 0,
    frontEnd: testFrontEnd(),
    config: { rateLimit: 1_000_000 },
  });
  const patientId = await recordOf(db, 'aino');
  const entries = await giveRecord(db, patientId, 'Flunssa');
  target = {
    patientId,
    entries,
    appointmentId: 1,
    slotId: 1,
    thread: 1,
    invoice: 1,
    questionnaire: 1,
  } as Target;
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});
beforeEach(async () => {
  now = TEST_NOW;
  aino = portal.visitor();
  await aino.signIn(AINO);
  await sql`truncate service_breaks`.execute(db.owner);
});

const add = (more: Partial<NewBreak>) =>
  addBreak(db.owner, {
    part: 'booking',
    isPlanned: true,
    announcedAt: at(0),
    startsAt: at(0),
    endsAt: at(2),
    author: 'Maija',
    ...more,
  });

async function asked(key: string) {
  const [method = '', path = ''] = key.split(' ');
  const aimed = REQUESTS[key as keyof typeof REQUESTS];
  if (!aimed) throw new Error(`Nobody has said how ${key} is asked`);
  const { params = {}, query, body } = aimed(target);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? '1'));
  const url = query ? `${filled}?${new URLSearchParams(query)}` : filled;
  return method === 'GET' ? aino.get(url) : aino.send(method, url, { body });
}

describe.each([
  ['booking', '/fi/ajanvaraus/yksityisasiakas'],
  ['results', '/fi/laboratorio'],
  ['prescriptions', '/fi/reseptit'],
  ['invoices', '/fi/laskut'],
  ['payment', '/fi/maksa-kaynti'],
] as const)('a break of %s', (part, page) => {
  const closed = serverFeatures
    .filter((feature) => feature.part === part)
    .flatMap(({ endpoints }) => Object.keys(endpoints));

  test('closes its page, and says until when', async () => {
    await add({ part, endsAt: at(0.1) });
    const { status, headers } = await aino.get(page);
    expect({ status, after: headers['retry-after'] }).toEqual({ status: 503, after: '360' });
    now = at(0.1);
    expect((await aino.get(page)).status).toBe(200);
  });

  test('closes each of its calls, and nothing that outside systems tell', async () => {
    await add({ part, endsAt: null, isPlanned: false });
    for (const key of closed) {
      const { status, headers } = await asked(key);
      if (key.includes(' /api/'))
        expect({ key, status, after: headers['retry-after'] }).toEqual({ key, status: 503, after: '300' });
      else expect(status).not.toBe(503);
    }
  });

  test('leaves the others open', async () => {
    await add({ part });
    for (const path of ['/fi', '/fi/ajanvaraukset', '/fi/omat-tiedot', '/fi/hairiot'])
      expect((await aino.get(path)).status).toBe(200);
  });
});

/** The parts that a page tells of before they are out of use. */
async function toldAt(path: string, visitor = aino): Promise<string[]> {
  const { body } = await visitor.get(path);
  const state = /id="state"[^>]*>(.*?)<\/script>/s.exec(String(body))?.[1] ?? '{}';
  const { page, breaksAhead = [] } = JSON.parse(state) as PageState;
  return breaksAhead.filter(({ pages }) => pages.some((key) => key === page.key)).map(({ part }) => part);
}

describe('a break that has not begun', () => {
  test.each([
    ['booking', '/fi/ajanvaraus'],
    ['results', '/fi/laboratorio'],
    ['prescriptions', '/fi/reseptit'],
    ['invoices', '/fi/laskut'],
    ['payment', '/fi/maksa-kaynti'],
    ['messages', '/fi/viestit'],
    ['questionnaires', '/fi/kyselyt'],
  ] as const)('of %s is told on its pages and the front page, and on no other', async (part, page) => {
    await add({ part, startsAt: at(24), endsAt: at(26) });
    expect(await toldAt(page)).toEqual([part]);
    expect(await toldAt('/fi')).toEqual([part]);
    for (const path of ['/fi/ajanvaraukset', '/fi/hairiot', '/fi/tyotila'])
      expect(await toldAt(path)).toEqual([]);
  });

  test('is told from 48 hours before, once it is announced, until it begins', async () => {
    await add({ announcedAt: at(-1), startsAt: at(49), endsAt: at(50) });
    await add({ announcedAt: at(2), startsAt: at(10), endsAt: at(11) });
    const told = () => toldAt('/fi/ajanvaraus', portal.visitor());
    expect(await told()).toEqual([]);
    now = at(1);
    expect(await told()).toEqual(['booking']);
    now = at(2);
    expect(await told()).toEqual(['booking', 'booking']);
    now = at(11);
    expect(await told()).toEqual(['booking']);
    now = at(50);
    expect(await told()).toEqual([]);
  });

  test('is not told by a brand that lacks the part', async () => {
    await add({ part: 'questionnaires', startsAt: at(24), endsAt: at(26) });
    const pikkujatti = portal.visitor('pikkujatti.localhost');
    expect(await toldAt('/fi/asiointipolku', pikkujatti)).toEqual([]);
    const { body } = await pikkujatti.get('/fi/asiointipolku');
    expect(String(body)).not.toContain('breaksAhead');
  });
});

test('a break of payment closes the form that begins one where no script runs', async () => {
  const body = new URLSearchParams({
    csrfToken: await aino.csrfToken(),
    lang: 'fi',
    reference: '1',
    amount: '100',
  });
  const send = async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await aino.send('POST', '/payments/begin', { body: body.toString(), headers });
    return status;
  };
  expect(await send()).not.toBe(503);
  await add({ part: 'payment' });
  expect(await send()).toBe(503);
});

test('a break is over when an operator ends it', async () => {
  const id = await add({ endsAt: null, isPlanned: false });
  expect((await aino.get('/fi/ajanvaraus/yksityisasiakas')).status).toBe(503);
  await endBreak(db.owner, id, at(0));
  now = at(0.01);
  expect((await aino.get('/fi/ajanvaraus/yksityisasiakas')).status).toBe(200);
});

test('breaks that were known hold while the database is away, and are read only now and then', async () => {
  await add({});
  let asks = 0;
  const errors: unknown[] = [];
  const watch = createBreakWatch({
    everyMs: 60_000,
    onError: (error) => errors.push(error),
    inScope: (scope, work) => {
      asks += 1;
      return db.inScope(scope, work);
    },
  });
  for (let page = 0; page < 5; page += 1) expect(await watch.of('booking', at(1))).toEqual({ endsAt: at(2) });
  expect(asks).toBe(1);
  expect(await watch.of('booking', at(2))).toBeNull();
  const away = createBreakWatch({
    everyMs: 0,
    onError: (error) => errors.push(error),
    inScope: () => Promise.reject(new Error('away')),
  });
  expect(await away.of('booking', at(1))).toBeNull();
  expect(errors).toHaveLength(1);
});
