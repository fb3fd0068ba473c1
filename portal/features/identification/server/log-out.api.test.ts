import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { Handler } from '#platform/handler.ts';
import { runEndpoint } from '#platform/run-endpoint.ts';
import { testContext } from '#platform/test-context.ts';
import { identificationService } from './service.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

async function addSession(name: string): Promise<Buffer> {
  const hash = test.vault.hash('session', name);
  await test.owner
    .insertInto('sessions')
    .values({ id_hash: hash, draft_seed: hash, created_at: TEST_NOW, active_at: TEST_NOW })
    .execute();
  return hash;
}

function logOut(hash: Buffer) {
  const key = 'POST /api/logout';
  const { endpoints, handlers } = identificationService;
  const handler = handlers[key] as Handler<Endpoint>;
  return runEndpoint(key, endpoints[key], handler, testContext(test, { session: { hash } }), {});
}

it('ends the session that asks, and no other', async () => {
  const [own, other] = [await addSession('own'), await addSession('other')];
  expect(await logOut(own)).toEqual({ body: { type: 'success' } });
  const rows = await test.owner.selectFrom('sessions').select('id_hash').execute();
  expect(rows).toEqual([{ id_hash: other }]);
});

it('is a success without a session, too', async () => {
  expect(await logOut(test.vault.hash('session', 'nobody'))).toEqual({ body: { type: 'success' } });
});
