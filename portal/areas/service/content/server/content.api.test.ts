import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealStaffName } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { brandOf } from '#brands/registry.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { endpoints } from '../contract.ts';
import type { NoticeContent } from '../rules.ts';
import { feature } from './feature.ts';
import { createPublishedNotices } from './published-notices.ts';

const SHOWN = 'GET /api/notices';
const HELP = 'GET /api/help';
const LIST = 'GET /api/content';
const ADD = 'POST /api/content/notices';
const ITEM = 'GET /api/content/{id}';
const SAVE = 'POST /api/content/{id}/versions';
const RESTORE = 'POST /api/content/{id}/restoration';
const PUBLISH = 'PUT /api/content/{id}/publication';
const DAY = 86_400_000;

let db: TestDatabase;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase();
  for (const [code, kind] of [
    ['outi', 'operator'],
    ['otso', 'operator'],
    ['nurse', 'professional'],
  ] as const)
    await db.owner
      .insertInto('professional_users')
      .values({
        identity_hash: personHash(db.vault, code),
        kind,
        name: sealStaffName(db.vault, `Nimi ${code}`),
        title: '{}',
      })
      .execute();
});
afterAll(() => db.drop());
// Each test sees what it has written; what a process knows is another's.
beforeEach(() => {
  call = caller();
});
const caller = (): Call<typeof endpoints> =>
  callerOf(db, { ...feature.service({} as never), endpoints } as never);

const LANGUAGES = ['fi', 'sv', 'en'] as const;
const notice = (title: string, more: Partial<NoticeContent> = {}): NoticeContent => ({
  kind: 'information',
  places: ['front'],
  from: '',
  until: '',
  texts: LANGUAGES.map((language) => ({
    language,
    title: `${title} ${language}`,
    body: 'Teksti',
    linkText: '',
    link: '',
  })),
  ...more,
});
const withText = (more: object) => {
  const whole = notice('Otsikko');
  return { ...whole, texts: whole.texts.map((text) => ({ ...text, ...more })) };
};
const as = (
  identityCode: string,
  key: keyof typeof endpoints & string,
  input: object = {},
  more: object = {},
) =>
  call(key, input, {
    session: { person: { firstNames: 'A', lastName: 'B', identityCode } },
    idempotencyKey: randomUUID(),
    ...more,
  });
const bodyOf = async (outcome: Promise<unknown>) =>
  ((await outcome) as { readonly body: Readonly<Record<string, never>> }).body;
const add = async (content: object): Promise<number> =>
  (await bodyOf(as('outi', ADD, { body: content }))).id as unknown as number;
const of = (id: number, body?: object) => ({ params: { id: String(id) }, ...(body && { body }) });
const publish = (id: number, version: number | null) => as('outi', PUBLISH, of(id, { version }));
const shown = async (place = 'front', more: object = {}) =>
  (
    (await bodyOf(call(SHOWN, { query: { place, lang: 'fi' } }, more))) as unknown as {
      notices: { title: string }[];
    }
  ).notices.map(({ title }) => title);

describe('a notice', () => {
  test('is seen by patients once it is published, and no more once it is withdrawn', async () => {
    const id = await add(notice('Rokotukset'));
    expect(await shown()).not.toContain('Rokotukset fi');
    expect(await publish(id, 1)).toEqual({ body: { type: 'done' } });
    expect(await shown()).toContain('Rokotukset fi');
    expect(await publish(id, null)).toEqual({ body: { type: 'done' } });
    expect(await shown()).not.toContain('Rokotukset fi');
  });

  test('is shown whole, in the reader’s language', async () => {
    const id = await add(
      notice('Linkki', {
        kind: 'warning',
        places: ['help'],
        texts: LANGUAGES.map((language) => ({
          language,
          title: `Linkki ${language}`,
          body: 'Yksi.\n\nKaksi.',
          linkText: 'Lue lisää',
          link: 'https://thl.fi/influenssa',
        })),
      }),
    );
    await publish(id, 1);
    expect(await bodyOf(call(SHOWN, { query: { place: 'help', lang: 'sv' } }))).toEqual({
      notices: [
        {
          id,
          kind: 'warning',
          title: 'Linkki sv',
          paragraphs: ['Yksi.', 'Kaksi.'],
          link: { text: 'Lue lisää', address: 'https://thl.fi/influenssa' },
        },
      ],
    });
    await publish(id, null);
  });

  test('is shown in its places, to its brand and on its days', async () => {
    const id = await add(
      notice('Suljettu', { places: ['booking'], from: '2026-03-24', until: '2026-03-24' }),
    );
    await publish(id, 1);
    const on = (days: number) => shown('booking', { now: new Date(TEST_NOW.getTime() + days * DAY) });
    const first = Math.round((Date.parse('2026-03-24T10:00:00Z') - TEST_NOW.getTime()) / DAY);
    expect(await on(first - 1)).toEqual([]);
    expect(await on(first)).toEqual(['Suljettu fi']);
    expect(await on(first + 1)).toEqual([]);
    const now = new Date(TEST_NOW.getTime() + first * DAY);
    expect(await shown('front', { now })).not.toContain('Suljettu fi');
    expect(await shown('booking', { now, brand: brandOf('pikkujatti') })).toEqual([]);
    // Another brand’s operator page does not know it.
    expect(await as('outi', ITEM, of(id), { brand: brandOf('pikkujatti') })).toEqual({ problem: 'notFound' });
  });

  test('stays as it was published while its next version is written', async () => {
    const id = await add(notice('Ensin'));
    await publish(id, 1);
    expect(await as('otso', SAVE, of(id, { ...notice('Sitten'), after: 1 }))).toEqual({
      body: { type: 'saved', version: 2 },
    });
    expect(await shown()).toContain('Ensin fi');
    expect(await bodyOf(as('outi', LIST, { query: { lang: 'sv' } }))).toMatchObject({
      notices: expect.arrayContaining([
        {
          id,
          title: 'Sitten sv',
          kind: 'notice',
          state: 'shown',
          hasUnpublished: true,
          savedAt: expect.any(String),
          by: 'Nimi otso',
        },
      ]),
    });
    await publish(id, 2);
    expect(await shown()).toContain('Sitten fi');
    expect(await shown()).not.toContain('Ensin fi');
  });

  test('has a history of who has saved and published what, also when an old version is restored', async () => {
    const id = await add(notice('A'));
    await as('otso', SAVE, of(id, { ...notice('B'), after: 1 }));
    await publish(id, 2);
    expect(await as('outi', RESTORE, of(id, { after: 2, version: 1 }))).toEqual({
      body: { type: 'saved', version: 3 },
    });
    await publish(id, null);
    expect(await bodyOf(as('otso', ITEM, of(id)))).toMatchObject({
      state: 'withdrawn',
      published: null,
      versions: [
        { version: 3, by: 'Nimi outi', restoredFrom: 1, notice: notice('A') },
        { version: 2, by: 'Nimi otso', restoredFrom: null, notice: notice('B') },
        { version: 1, by: 'Nimi outi', restoredFrom: null, savedAt: TEST_NOW.toISOString() },
      ],
      publications: [
        { version: null, by: 'Nimi outi' },
        { version: 2, by: 'Nimi outi', at: TEST_NOW.toISOString() },
      ],
    });
  });

  test('that somebody else has saved meanwhile is neither saved, restored nor published', async () => {
    const id = await add(notice('A'));
    await as('otso', SAVE, of(id, { ...notice('B'), after: 1 }));
    const refused = { body: { type: 'changedMeanwhile', by: 'Nimi otso', at: TEST_NOW.toISOString() } };
    expect(await as('outi', SAVE, of(id, { ...notice('C'), after: 1 }))).toEqual(refused);
    expect(await as('outi', RESTORE, of(id, { after: 1, version: 1 }))).toEqual(refused);
    expect(await publish(id, 1)).toEqual(refused);
    expect(await bodyOf(as('outi', ITEM, of(id)))).toMatchObject({ state: 'draft', versions: [{}, {}] });
  });

  test('that two save at the same moment is saved once', async () => {
    const id = await add(notice('A'));
    const both = await Promise.all(
      ['outi', 'otso'].map((who) => bodyOf(as(who, SAVE, of(id, { ...notice(who), after: 1 })))),
    );
    expect(both.map(({ type }) => type).toSorted()).toEqual(['changedMeanwhile', 'saved']);
  });

  test('that one publishes while another withdraws it is both, one after the other, or tells who was faster', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await add(notice('A'));
      await publish(id, 1);
      await as('outi', SAVE, of(id, { ...notice('B'), after: 1 }));
      const both = await Promise.all([2, null].map((version) => bodyOf(publish(id, version))));
      const done = both.filter(({ type }) => type === 'done').length;
      const { publications } = await bodyOf(as('outi', ITEM, of(id)));
      expect(publications).toHaveLength(1 + done);
      await publish(id, null);
    }
  });

  test('that does not exist, or not in this version, is not found', async () => {
    const id = await add(notice('A'));
    for (const outcome of [
      as('outi', ITEM, of(99_999)),
      as('outi', SAVE, of(99_999, { ...notice('A'), after: 1 })),
      as('outi', RESTORE, of(id, { after: 1, version: 7 })),
      publish(id, 2),
      publish(99_999, null),
    ])
      expect(await outcome).toEqual({ problem: 'notFound' });
  });

  test('that is published twice is published once', async () => {
    const id = await add(notice('A'));
    await publish(id, 1);
    expect(await publish(id, 1)).toEqual({ body: { type: 'done' } });
    expect(await bodyOf(as('outi', ITEM, of(id)))).toMatchObject({ publications: [{ version: 1 }] });
  });
});

test('a press that comes again with other words is refused, and is no version', async () => {
  const id = await add(notice('A'));
  await as('outi', SAVE, of(id, { ...notice('B'), after: 1 }));
  const presses = [
    [ADD, { body: notice('C') }, { body: notice('D') }],
    [SAVE, of(id, { ...notice('C'), after: 2 }), of(id, { ...notice('D'), after: 2 })],
    [RESTORE, of(id, { after: 3, version: 1 }), of(id, { after: 3, version: 2 })],
  ] as const;
  for (const [key, first, second] of presses) {
    const press = { idempotencyKey: randomUUID() };
    expect(await as('outi', key, first, press)).toMatchObject({ body: { type: 'saved' } });
    expect(await as('outi', key, second, press)).toEqual({ problem: 'idempotencyKeyReused' });
  }
  expect(await bodyOf(as('outi', ITEM, of(id)))).toMatchObject({
    versions: [{ version: 4 }, { version: 3 }, { version: 2 }, { version: 1 }],
  });
});

const answer = (title: string, help: object = {}, text: object = {}): NoticeContent => ({
  ...notice(title),
  places: ['help'],
  texts: [{ language: 'fi', title, body: 'Soita {phone}.\n\nOdota.', linkText: '', link: '', ...text }],
  help: { topic: 'booking', question: '', place: 1, isRemoved: false, ...help },
});
const answers = async (more: object = {}) =>
  (
    (await bodyOf(call(HELP, { query: { lang: 'fi' } }, more))) as unknown as {
      answers: { id: number; title: string }[];
    }
  ).answers;

describe('a topic of the help', () => {
  const topic = (title: string, more: Partial<NoticeContent> = {}): NoticeContent => ({
    ...notice('', { places: ['help'] }),
    texts: [{ language: 'fi', title, body: '', linkText: '', link: '' }],
    topic: { place: 2 },
    ...more,
  });
  const topics = async (more: object = {}) =>
    (await bodyOf(call(HELP, { query: { lang: 'fi' } }, more))).topics as unknown;

  test('is there for patients of its brand once it is published, and no more once it is withdrawn', async () => {
    const id = await add(topic('Etäseuranta'));
    expect(await topics()).toEqual([]);
    await publish(id, 1);
    expect(await topics()).toEqual([{ key: `own-${id}`, name: 'Etäseuranta', place: 2 }]);
    expect(await topics({ brand: brandOf('pikkujatti') })).toEqual([]);
    expect(await shown('help')).not.toContain('Etäseuranta');
    expect(await bodyOf(as('outi', LIST, { query: { lang: 'sv' } }))).toMatchObject({
      notices: expect.arrayContaining([expect.objectContaining({ id, title: 'Etäseuranta', kind: 'topic' })]),
    });
    await publish(id, null);
    expect(await topics()).toEqual([]);
  });

  test('is Finnish, has a name, and is no answer besides', async () => {
    const help = { topic: 'booking', question: '', place: 1, isRemoved: false };
    for (const [wrong, field, code] of [
      [topic(''), 'texts.0.title', 'required'],
      [topic('A', { texts: notice('A').texts }), 'texts', 'required'],
      [topic('A', { help }), 'topic', 'invalid'],
    ] as const)
      expect(await as('outi', ADD, { body: wrong })).toEqual({
        problem: 'invalidFields',
        errors: expect.arrayContaining([{ field, code }]),
      });
  });
});

describe('an answer of the help', () => {
  test('is read by patients of its brand once it is published, and no more once it is withdrawn', async () => {
    const id = await add(answer('Miten varaan?', { question: 'findTime', place: 2 }));
    expect(await answers()).toEqual([]);
    await publish(id, 1);
    expect(await answers()).toEqual([
      {
        id,
        topic: 'booking',
        question: 'findTime',
        place: 2,
        isRemoved: false,
        title: 'Miten varaan?',
        paragraphs: ['Soita {phone}.', 'Odota.'],
        link: null,
      },
    ]);
    expect(await answers({ brand: brandOf('pikkujatti') })).toEqual([]);
    await publish(id, null);
    expect(await answers()).toEqual([]);
  });

  test('is no notice, and is told apart in the list', async () => {
    const id = await add(answer('Ei tiedote'));
    await publish(id, 1);
    expect(await shown('help')).not.toContain('Ei tiedote');
    expect(await bodyOf(as('outi', LIST, { query: { lang: 'sv' } }))).toMatchObject({
      notices: expect.arrayContaining([
        {
          id,
          title: 'Ei tiedote',
          kind: 'help',
          state: 'shown',
          hasUnpublished: false,
          by: 'Nimi outi',
          savedAt: expect.any(String),
        },
      ]),
    });
    await publish(id, null);
  });

  test('is shown on its days', async () => {
    const id = await add({ ...answer('Myöhemmin'), from: '2099-01-01' });
    await publish(id, 1);
    expect(await answers()).toEqual([]);
    expect((await answers({ now: new Date('2099-01-02T10:00:00Z') })).map(({ title }) => title)).toEqual([
      'Myöhemmin',
    ]);
    await publish(id, null);
  });

  test.each([
    ['it has no topic', answer('A', { topic: '' }), 'help.topic', 'required'],
    ['nothing is said of what it takes away', answer('A', { isRemoved: true }), 'help.question', 'required'],
    [
      'the portal knows not what it names',
      answer('A', {}, { body: '{numero}' }),
      'texts.0.body',
      'unknownToken',
    ],
    ['it is in another language', answer('A', {}, { language: 'sv' }), 'texts', 'required'],
  ])('is refused where %s', async (_, wrong, field, code) => {
    expect(await as('outi', ADD, { body: wrong })).toEqual({
      problem: 'invalidFields',
      errors: [{ field, code }],
    });
  });
});

describe('what is wrong with a notice', () => {
  test.each([
    [
      'a language of the brand is missing',
      { ...notice('A'), texts: notice('A').texts.slice(1) },
      'texts',
      'required',
    ],
    ['a title is missing', withText({ title: ' ' }), 'texts.0.title', 'required'],
    ['a text has half a character', withText({ body: 'A \ud800' }), 'texts.0.body', 'invalid'],
    ['a text is too long', withText({ body: 'a'.repeat(2001) }), 'texts.0.body', 'tooLong'],
    [
      'a link runs a script',
      withText({ linkText: 'A', link: 'javascript:alert(1)' }),
      'texts.0.link',
      'invalid',
    ],
    ['a link has no words', withText({ link: '/fi' }), 'texts.0.linkText', 'required'],
    ['it is shown nowhere', notice('A', { places: [] }), 'places', 'required'],
    [
      'it ends before it begins',
      notice('A', { from: '2026-12-06', until: '2026-12-05' }),
      'until',
      'invalid',
    ],
  ])('is told by field: %s', async (_, wrong, field, code) => {
    const refused = { problem: 'invalidFields', errors: expect.arrayContaining([{ field, code }]) };
    expect(await as('outi', ADD, { body: wrong })).toEqual(refused);
    const id = await add(notice('A'));
    expect(await as('outi', SAVE, of(id, { ...wrong, after: 1 }))).toEqual(refused);
  });

  test('is nothing where it only looks like markup: it is kept as text', async () => {
    const title = '<img src=x onerror=alert(1)>';
    const id = await add(withText({ title }));
    await publish(id, 1);
    expect(await shown()).toContain(title);
    await publish(id, null);
  });
});

describe('who may write', () => {
  test.each(['nurse', 'nobody'])('is no %s', async (who) => {
    const id = await add(notice('A'));
    for (const [key, input] of [
      [LIST, {}],
      [ITEM, of(id)],
      [ADD, { body: notice('B') }],
      [SAVE, of(id, { ...notice('B'), after: 1 })],
      [RESTORE, of(id, { after: 1, version: 1 })],
      [PUBLISH, of(id, { version: 1 })],
    ] as const)
      expect(await as(who, key, input)).toEqual({ problem: 'forbidden' });
    expect(await call(LIST)).toEqual({ problem: 'authenticationRequired' });
  });
});

describe('the database', () => {
  const asOperator = () => ({ professional: { hash: personHash(db.vault, 'outi'), now: TEST_NOW } });

  test('lets patients read what is published, and nothing else', async () => {
    const id = await add(notice('Salainen luonnos'));
    for (const table of ['content_items', 'content_versions', 'content_publications'] as const)
      expect(await db.inScope({}, (tx) => tx.selectFrom(table).selectAll().execute())).toEqual([]);
    const { rows } = await db.inScope({}, (tx) =>
      sql<{ id: number }>`select * from published_content('kaari')`.execute(tx),
    );
    expect(rows.map((row) => row.id)).not.toContain(id);
    expect(JSON.stringify(rows)).not.toContain('author');
    await expect(
      db.inScope({}, (tx) => tx.insertInto('content_items').values({ brand: 'kaari' }).execute()),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('lets nobody change what stands in the history, nor sign as another', async () => {
    const id = await add(notice('A'));
    await publish(id, 1);
    // Not even the owner of the schema does.
    for (const change of [
      sql`update content_versions set content = '{}'`,
      sql`delete from content_versions`,
      sql`delete from content_publications`,
    ])
      for (const run of [
        () => db.inScope(asOperator(), (tx) => change.execute(tx)),
        () => change.execute(db.owner),
      ])
        await expect(run()).rejects.toMatchObject({ code: '42501' });
    const { id: otso } = await db.owner
      .selectFrom('professional_users')
      .select('id')
      .where('identity_hash', '=', personHash(db.vault, 'otso'))
      .executeTakeFirstOrThrow();
    const signed = db.inScope(asOperator(), (tx) =>
      tx
        .insertInto('content_versions')
        .values({
          item_id: id,
          version: 2,
          content: '{}',
          author_id: otso,
          saved_at: TEST_NOW,
          restored_from: null,
        })
        .execute(),
    );
    await expect(signed).rejects.toMatchObject({ code: '42501' });
  });
});

describe('what a process knows of notices', () => {
  const context = (inScope: TestDatabase['inScope']) => ({
    brand: brandOf('kaari'),
    inScope,
    report: () => {},
  });

  test('is read once for many pages, and again once something was published', async () => {
    let reads = 0;
    const published = createPublishedNotices();
    const ask = () =>
      published.of(
        context((scope, work) => {
          reads += 1;
          return db.inScope(scope, work);
        }),
      );
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(reads).toBe(1);
    published.forget('kaari');
    await ask();
    expect(reads).toBe(2);
  });

  test('is shown while the database is away', async () => {
    const errors: unknown[] = [];
    const published = createPublishedNotices();
    const away = {
      ...context(() => Promise.reject(new Error('away'))),
      report: (error: unknown) => errors.push(error),
    };
    expect(await published.of(away)).toEqual([]);
    expect(errors).toHaveLength(1);
  });

  test('of another process is forgotten within seconds', async () => {
    const id = await add(notice('Toisen prosessin'));
    const other = caller();
    const seen = async () =>
      (
        (await bodyOf(other(SHOWN, { query: { place: 'front', lang: 'fi' } }))) as unknown as {
          notices: { id: number }[];
        }
      ).notices.some((each) => each.id === id);
    expect(await seen()).toBe(false);
    await publish(id, 1);
    await expect.poll(seen, { interval: 500 }).toBe(true);
  });
});
