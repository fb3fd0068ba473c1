import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPostmaster } from '#platform/database/embedded/postmaster.ts';
import { type Database, openDatabase } from '#platform/database/open.ts';
import { createInScope } from '#platform/database/scope.ts';
import { testVault } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { TestAnswer, Visitor } from '../test-visitor.ts';

const CALLERS = 12;

let dataDir: string;
let database: Database;
let portal: TestPortal;

beforeAll(async () => {
  // A server of its own: others must not lose theirs.
  dataDir = mkdtempSync(join(tmpdir(), 'portal-restart-'));
  database = await openDatabase({ dataDir });
  const test = { ...database, inScope: createInScope(database.db), vault: testVault };
  // Few callers ask as much here as many would.
  portal = await startTestPortal(test, { config: { rateLimit: 1_000_000 } });
});
afterAll(async () => {
  await portal?.close();
  await database?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it.each([
  ['stopped', 'SIGINT'],
  ['killed', 'SIGKILL'],
] as const)('costs 503s and nothing else when the database is %s under load', async (_how, signal) => {
  const answers: TestAnswer[] = [];
  let isOver = false;
  const load = Array.from({ length: CALLERS }, () => call(portal.visitor(), () => isOver, answers));
  const isServed = () => answers.some(({ status }) => status === 200);
  await expect.poll(isServed).toBe(true);
  const running = findPostmaster(join(dataDir, 'postgres'));
  expect(running).not.toBeNull();
  const before = answers.length;
  process.kill(running?.pid ?? 0, signal);
  const isServedAgain = () => {
    const since = answers.slice(before).map(({ status }) => status);
    return since.includes(503) && since.lastIndexOf(200) > since.indexOf(503);
  };
  await expect.poll(isServedAgain).toBe(true);
  isOver = true;
  await Promise.all(load);

  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503]);
  const refused = answers.filter(({ status }) => status === 503);
  for (const { headers, body } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    if (body.status === 503) expect(body).toMatchObject({ code: 'temporarilyUnavailable' });
    // Of a process that is not ready.
    else expect(body.status).toMatch(/^(noDatabase|notFetching)$/);
  }
  expect((await portal.visitor().get('/api/session')).status).toBe(200);
  // Ready is who asks for jobs again, too, which a busy machine begins with a moment later.
  const readiness = async () => (await portal.visitor().get('/health/ready')).status;
  await expect.poll(readiness, { interval: 200 }).toBe(200);
});

/** Somebody who changes and reads what the database keeps, and asks again at once. */
async function call(visitor: Visitor, isOver: () => boolean, answers: TestAnswer[]): Promise<void> {
  await visitor.csrfToken();
  while (!isOver()) {
    answers.push(await visitor.send('PUT', '/api/session', { body: { analyticsConsent: true } }));
    answers.push(await visitor.get('/api/session'));
    answers.push(await visitor.get('/health/ready'));
  }
}
