import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealStaffName } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { unknownTokens } from '#contract/help/help-tokens.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { endpoints, type HelpApi } from '../contract.ts';
import { TOPICS } from '../topics.ts';
import { feature } from './feature.ts';

const ASKED = 'GET /api/help/topics';

let db: TestDatabase;
let call: Call<HelpApi>;
beforeAll(async () => {
  db = await createTestDatabase();
  for (const [code, kind] of [
    ['outi', 'operator'],
    ['nurse', 'professional'],
  ] as const)
    await db.owner
      .insertInto('professional_users')
      .values({
        identity_hash: personHash(db.vault, code),
        kind,
        name: sealStaffName(db.vault, code),
        title: '{}',
      })
      .execute();
  call = callerOf(db, { ...feature.service({} as never), endpoints } as never);
});
afterAll(() => db.drop());
const as = (identityCode: string) =>
  call(ASKED, {}, { session: { person: { firstNames: 'A', lastName: 'B', identityCode } } });

test('an operator reads each topic with the portal’s own answers, as they would write them', async () => {
  const { body } = (await as('outi')) as {
    body: { topics: { key: string; questions: { key: string; title: string; body: string }[] }[] };
  };
  expect(body.topics.map(({ key }) => key)).toEqual(TOPICS.map(({ key }) => key));
  expect(body.topics.find(({ key }) => key === 'contact')).toMatchObject({
    name: 'Ota yhteyttä',
    needs: null,
    questions: expect.arrayContaining([
      {
        key: 'phone',
        title: 'Milloin asiakaspalvelu vastaa?',
        body: 'Palvelemme numerossa {phone}: {hours}.',
      },
    ]),
  });
  // Each can be saved as it is.
  for (const { questions } of body.topics)
    for (const { body: text } of questions) {
      expect(unknownTokens(text)).toEqual([]);
      expect(text).not.toMatch(/[<>#]/);
    }
});

test('nobody else does', async () => {
  expect(await as('nurse')).toEqual({ problem: 'forbidden' });
  expect(await call(ASKED)).toEqual({ problem: 'authenticationRequired' });
});
