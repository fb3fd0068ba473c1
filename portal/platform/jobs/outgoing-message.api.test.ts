import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { InScope } from '../context.ts';
import { DatabaseUnavailable } from '../database/database-error.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '../database/test-database.ts';
import { deliverMessage, queueMessage } from './outgoing-message.ts';

let test: TestDatabase;
let patientId: string;
let sent: string[];
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  ({ id: patientId } = await test.owner.selectFrom('patients').select('id').executeTakeFirstOrThrow());
});
beforeEach(() => {
  sent = [];
});
afterAll(() => test.drop());

async function queue(): Promise<string> {
  await test.owner.deleteFrom('messages').execute();
  const message = { channel: 'email', template: 'any', brand: 'kaari', language: 'fi' } as const;
  await test.inScope({ patientId }, (tx) =>
    queueMessage(tx, { vault: test.vault, now: TEST_NOW }, 'send', {
      ...message,
      patientId,
      recipient: 'aino@example.com',
      content: {},
    }),
  );
  const { id } = await test.owner.selectFrom('messages').select('id').executeTakeFirstOrThrow();
  return id;
}

const deliver = (messageId: string, inScope: InScope, signal: AbortSignal) =>
  deliverMessage(
    { inScope, vault: test.vault, now: () => TEST_NOW },
    { patientId, messageId },
    signal,
    async ({ recipient }) => void sent.push(recipient),
  );
const sentAt = async () =>
  (await test.owner.selectFrom('messages').select('sent_at').executeTakeFirstOrThrow()).sent_at;

it('is noted as sent once the database is back, when it goes away right after the sending', async () => {
  const id = await queue();
  const over = new AbortController();
  let refusals = 0;
  const flaky: InScope = async (scope, work) => {
    if (sent.length > 0 && refusals < 2) {
      refusals += 1;
      // The worker has noticed, too.
      over.abort();
      throw new DatabaseUnavailable('away');
    }
    return test.inScope(scope, work);
  };
  await deliver(id, flaky, over.signal);
  expect(refusals).toBe(2);
  expect(await sentAt()).toEqual(TEST_NOW);
  await deliver(id, test.inScope, new AbortController().signal);
  expect(sent).toEqual(['aino@example.com']);
});

it('is left to the job’s next worker when its own was given up before the sending', async () => {
  const id = await queue();
  await expect(deliver(id, test.inScope, AbortSignal.abort())).rejects.toThrow();
  expect([sent, await sentAt()]).toEqual([[], null]);
});
