import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addStaff } from '#areas/messages/shared/staff/server/add-staff.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { feature } from './feature.ts';

const LIST = 'GET /api/workspace/questionnaires';
const PREVIEW = 'POST /api/workspace/questionnaires/preview';
const ADD = 'POST /api/workspace/questionnaires';

let db: TestDatabase;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase();
  call = callerOf(db, feature.service?.({ settings: { hasQuestionnairesOpen: true } } as never) as never);
  await sql`insert into employers (id, name) values ('tehdas', 'Tehdas')`.execute(db.owner);
  const title = { fi: 'lääkäri', sv: 'läkare', en: 'doctor' };
  for (const [code, more] of [
    ['adder', { addsQuestionnaires: true }],
    ['nurse', {}],
    ['former', { addsQuestionnaires: true }],
    ['hr', { employer: 'tehdas' }],
  ] as const)
    await addStaff(db.owner, db.vault, { identityCode: code, name: `Nimi ${code}`, title, ...more });
  await db.owner
    .updateTable('professional_users')
    .set({ left_at: new Date(0) })
    .where('adds_questionnaires', '=', true)
    .where('id', '=', (select) =>
      select
        .selectFrom('professional_users')
        .select((is) => is.fn.max('id').as('id'))
        .where('adds_questionnaires', '=', true),
    )
    .execute();
});
afterAll(() => db.drop());

const sessionOf = (who: string) => ({ person: { firstNames: who, lastName: 'N', identityCode: who } });
const as = (who: string, key: keyof typeof endpoints & string, body?: object) =>
  call(key, body ? { body } : { query: { lang: 'sv' } }, {
    session: sessionOf(who),
    idempotencyKey: randomUUID(),
  });
const form = (changes: object = {}) =>
  JSON.stringify({
    resourceType: 'Questionnaire',
    url: 'https://clinic.example/pets',
    version: '1',
    status: 'active',
    language: 'fi',
    title: 'Lemmikit',
    _title: {
      extension: [
        {
          url: 'http://hl7.org/fhir/StructureDefinition/translation',
          extension: [
            { url: 'lang', valueCode: 'sv' },
            { url: 'content', valueString: 'Husdjur' },
          ],
        },
      ],
    },
    item: [{ linkId: 'pets', type: 'boolean', text: 'Onko sinulla lemmikkejä?' }],
    ...changes,
  });
const preview = (content: string) => as('adder', PREVIEW, { content });
const refused = (...codes: string[]) => ({
  body: { type: 'refused', faults: codes.map((code) => expect.objectContaining({ code })) },
});

describe('a questionnaire from a file', () => {
  test('is previewed as patients would see it in each language, and nothing is kept', async () => {
    expect(await preview(form())).toMatchObject({
      body: {
        type: 'preview',
        version: '1',
        isKnown: false,
        languages: [
          { language: 'fi', isWhole: true, title: 'Lemmikit', sections: [{ items: [{ linkId: 'pets' }] }] },
          { language: 'sv', isWhole: false, title: 'Husdjur' },
          { language: 'en', isWhole: false, title: 'Lemmikit' },
        ],
      },
    });
    expect(await as('adder', LIST)).toEqual({ body: { questionnaires: [] } });
  });

  test('is refused with each reason: no JSON, no questionnaire, groups without end, what cannot be asked', async () => {
    for (const [content, ...codes] of [
      ['', 'notJson'],
      ['{', 'notJson'],
      ['null', 'notAQuestionnaire'],
      [JSON.stringify({ resourceType: 'Patient' }), 'notAQuestionnaire'],
      [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'tooDeep'],
      // What the database could not keep.
      [form({ title: 'Lemmikit\0' }), 'notJson'],
      [form({ title: 'Lemmikit \ud83d' }), 'notJson'],
      [form({ title: undefined, version: undefined }), 'shape', 'noVersion'],
      [
        form({ status: 'draft', item: [{ linkId: 'a', type: 'attachment', text: 'Kuva' }] }),
        'type',
        'status',
      ],
    ] as const) {
      expect(await preview(content)).toEqual(refused(...codes));
      expect(await as('adder', ADD, { content })).toEqual(refused(...codes));
    }
  });

  test('is added in the name of who has seen it, once', async () => {
    const added = await as('adder', ADD, { content: form() });
    const { id } = (added as { body: { id: number } }).body;
    expect(added).toEqual({ body: { type: 'added', id } });
    expect(await as('adder', ADD, { content: form() })).toEqual({ body: { type: 'unchanged', id } });
    expect(await preview(form())).toMatchObject({ body: { isKnown: true } });
    expect(await as('adder', LIST)).toEqual({
      body: {
        questionnaires: [
          { id, title: 'Husdjur', version: '1', addedAt: TEST_NOW.toISOString(), by: 'Nimi adder' },
        ],
      },
    });
  });

  test('needs a new version where another text has its own', async () => {
    const other = form({ title: 'Muut' });
    expect(await preview(other)).toEqual(refused('versionTaken'));
    expect(await as('adder', ADD, { content: other })).toEqual(refused('versionTaken'));
    expect(await as('adder', ADD, { content: form({ title: 'Muut', version: '2' }) })).toMatchObject({
      body: { type: 'added' },
    });
  });

  test.each(['nurse', 'former', 'hr', 'nobody'])('is neither seen nor added by %s', async (who) => {
    for (const key of [LIST, PREVIEW, ADD] as const)
      expect(await as(who, key, key === LIST ? undefined : { content: form({ version: '3' }) })).toEqual({
        problem: 'forbidden',
      });
    // The database holds to this by itself, past the application.
    const published = await db.inScope(
      asStaff({ session: sessionOf(who) as never, vault: db.vault, now: TEST_NOW }),
      (tx) =>
        sql`select id from publish_questionnaire('https://x.example', '1', '{}'::jsonb, ${TEST_NOW})`.execute(
          tx,
        ),
    );
    expect(published.rows).toEqual([]);
  });

  test('is not written by the application itself', async () => {
    await expect(
      db.inScope(asStaff({ session: sessionOf('adder') as never, vault: db.vault, now: TEST_NOW }), (tx) =>
        sql`insert into questionnaires (url, version, content) values ('x', '1', '{}')`.execute(tx),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

test('a questionnaire is added once under a key', async () => {
  const idempotencyKey = randomUUID();
  const send = (content: string) =>
    call(ADD, { body: { content } }, { session: sessionOf('adder'), idempotencyKey });
  const first = await send(form({ url: 'https://clinic.example/once' }));
  expect(await send(form({ url: 'https://clinic.example/once' }))).toEqual(first);
  expect(await send(form({ url: 'https://clinic.example/once', version: '2' }))).toEqual({
    problem: 'idempotencyKeyReused',
  });
});
