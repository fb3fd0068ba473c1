import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asKeeper } from '#areas/appointments/shared/calendars/server/keep-rules.ts';
import { readClinicFile } from '#areas/appointments/shared/clinics/server/clinic-file.ts';
import { saveClinic } from '#areas/appointments/shared/clinics/server/clinic-versions.ts';
import { sealStaffName } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { brandOf } from '#brands/registry.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { countedAllowance } from '#platform/limits/test-allowance.ts';
import type { ClinicValues } from '../../clinic-values.ts';
import { endpoints } from '../../contract.ts';
import { feature } from '../feature.ts';

const LIST = 'GET /api/clinic-content';
const ITEM = 'GET /api/clinic-content/{clinic}';
const SAVE = 'POST /api/clinic-content/{clinic}/versions';
const RESTORE = 'POST /api/clinic-content/{clinic}/restoration';
const PUBLISH = 'PUT /api/clinic-content/{clinic}/publication';
const HOUR = 3_600_000;
const pikkujatti = { brand: brandOf('pikkujatti') };

let db: TestDatabase;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
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
beforeEach(() => {
  call = callerOf(db, { ...feature.service({} as never), endpoints } as never);
});

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
const of = (id: string, body?: object) => ({ params: { clinic: id }, ...(body && { body }) });
const bodyOf = async <T>(outcome: Promise<unknown>) => ((await outcome) as { readonly body: T }).body;

interface Item {
  readonly published: number;
  readonly versions: readonly {
    version: number;
    by: string | null;
    restoredFrom: number | null;
    values: ClinicValues;
  }[];
  readonly publications: readonly { version: number; by: string | null }[];
}
const item = (id: string, more = {}) => bodyOf<Item>(as('outi', ITEM, of(id), more));
/** What stands in the form of a clinic now, and the version that it goes on from. */
async function form(id: string): Promise<{ after: number; values: ClinicValues }> {
  const [last] = (await item(id)).versions;
  if (!last) throw new Error('There is no such clinic.');
  return { after: last.version, values: last.values };
}
const inTexts = (values: ClinicValues, changed: Partial<ClinicValues['texts'][number]>): ClinicValues => ({
  ...values,
  texts: values.texts.map((text) => ({ ...text, ...changed })),
});
/** Saves a change of one clinic by page; resolves to its version. */
async function save(id: string, change: (values: ClinicValues) => ClinicValues, who = 'outi') {
  const { after, values } = await form(id);
  return await bodyOf<{ version: number }>(as(who, SAVE, of(id, { ...change(values), after })));
}
async function publish(id: string, version?: number, who = 'outi') {
  const { versions, published } = await item(id);
  const newest = versions[0]?.version ?? 1;
  return as(who, PUBLISH, of(id, { version: version ?? newest, newest, published }));
}
/** What pages and lists read of a clinic. */
const told = (id: string) => readClinicFile(db.owner, id);

describe('what a clinic tells', () => {
  test('is read by patients once it is published, and not before', async () => {
    const said = { directions: 'Sisäpihalta', parking: '' };
    expect(await save('TAP', (values) => inTexts(values, said))).toEqual({ type: 'saved', version: 2 });
    expect((await told('TAP'))?.directions?.fi).not.toBe('Sisäpihalta');
    expect(await publish('TAP')).toEqual({ body: { type: 'done' } });
    expect(await told('TAP')).toMatchObject({ directions: { sv: 'Sisäpihalta' }, parking: null });
    // Pressed twice.
    expect(await publish('TAP')).toEqual({ body: { type: 'done' } });
  });

  test('is its name, its address and its hours, too, with days that are exceptions', async () => {
    await save('KER', (values) => ({
      ...inTexts(values, { street: 'Uusikatu 1' }),
      ...{ postalCode: '04230', latitude: '60,4', longitude: '25.1' },
      hours: [{ weekday: 1, from: '8', to: '15.30' }],
      exceptions: [
        { day: '2026-03-30', from: '10:00', to: '12:00', fi: 'Koulutus', sv: 'Utbildning', en: 'Training' },
        { day: '2026-04-13', from: '', to: '', fi: '', sv: '', en: '' },
      ],
    }));
    await publish('KER');
    expect(await told('KER')).toMatchObject({
      street: { sv: 'Uusikatu 1' },
      postalCode: '04230',
      position: { latitude: 60.4, longitude: 25.1 },
      hours: [{ weekday: 1, from: '08:00', to: '15:30' }],
      exceptions: [
        { day: '2026-03-30', from: '10:00', to: '12:00', reason: { en: 'Training' } },
        { day: '2026-04-13' },
      ],
    });
    await save('KER', (values) => inTexts(values, { name: 'Kaari Keravan asema' }));
    await publish('KER');
    // Searches and bookings read this row.
    const row = await db.owner
      .selectFrom('clinics')
      .select(['name', 'slug'])
      .where('id', '=', 'KER')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: { sv: 'Kaari Keravan asema' }, slug: 'keravan-asema' });
  });

  test('is kept with the line ends that were looked at', async () => {
    await save('TAP', (values) => inTexts(values, { parking: 'Torilla\r\ntai pihalla' }));
    expect((await form('TAP')).values.texts[0]?.parking).toBe('Torilla\ntai pihalla');
  });

  test('has one history with the command, in which an earlier version is published once more, or is the next one', async () => {
    await save('HYV', (values) => inTexts(values, { parking: 'Torilla' }));
    await publish('HYV');
    const words = { fi: 'Hallissa', sv: 'I hallen', en: 'In the hall' };
    const saving = { author: 'Maija', now: new Date(TEST_NOW.getTime() + HOUR) };
    await asKeeper(db.owner, (keeper) => saveClinic(keeper, 'HYV', { parking: words }, saving));
    expect((await told('HYV'))?.parking?.fi).toBe('Hallissa');
    expect(await publish('HYV', 2, 'otso')).toEqual({ body: { type: 'done' } });
    expect((await told('HYV'))?.parking?.fi).toBe('Torilla');
    expect(await bodyOf(as('otso', RESTORE, of('HYV', { after: 3, version: 1 })))).toEqual({
      type: 'saved',
      version: 4,
    });
    const { versions, publications, published } = await item('HYV');
    expect(published).toBe(2);
    expect(versions.map(({ version, by, restoredFrom }) => [version, by, restoredFrom])).toEqual([
      [4, 'Nimi otso', 1],
      [3, 'Maija', null],
      [2, 'Nimi outi', null],
      [1, null, null],
    ]);
    expect(publications.map(({ version, by }) => [version, by])).toEqual([
      [2, 'Nimi otso'],
      [3, 'Maija'],
      [2, 'Nimi outi'],
      [1, null],
    ]);
    expect(versions[0]?.values).toEqual(versions[3]?.values);
  });

  test('is listed for its brand, with what is not published yet', async () => {
    await save('LEP', (values) => inTexts(values, { parking: 'Luonnos' }));
    const { clinics } = await bodyOf<{ clinics: object[] }>(as('outi', LIST, { query: { lang: 'sv' } }));
    expect(clinics).toContainEqual(
      expect.objectContaining({ id: 'LEP', name: 'Kaari Alberga', hasUnpublished: true, by: 'Nimi outi' }),
    );
    expect(clinics).toContainEqual(
      expect.objectContaining({ id: 'KAM', hasUnpublished: false, savedAt: null, by: null }),
    );
    const others = await bodyOf<{ clinics: { id: string }[] }>(as('outi', LIST, {}, pikkujatti));
    expect(others.clinics.map(({ id }) => id)).toContain('PTO');
    expect(others.clinics.map(({ id }) => id)).not.toContain('LEP');
  });
});

describe('what nobody has changed', () => {
  test('is there with one version, which patients read', async () => {
    const { versions, published, publications } = await item('TRE');
    expect([versions.length, published, publications]).toEqual([1, 1, []]);
    expect(versions[0]?.values.texts[1]).toMatchObject({ language: 'sv', name: 'Kaari Tammerfors' });
    expect(versions[0]?.values.hours.length).toBeGreaterThan(0);
  });
});

describe('two at once', () => {
  test('are told of each other: the later one neither saves, restores nor publishes', async () => {
    const { after, values } = await form('MYY');
    await save('MYY', (all) => inTexts(all, { parking: 'Nopeampi' }), 'otso');
    const behind = { body: { type: 'changedMeanwhile', by: 'Nimi otso', at: TEST_NOW.toISOString() } };
    expect(await as('outi', SAVE, of('MYY', { ...values, after }))).toEqual(behind);
    expect(await as('outi', RESTORE, of('MYY', { after, version: 1 }))).toEqual(behind);
    expect(await as('outi', PUBLISH, of('MYY', { version: 1, newest: after, published: 1 }))).toEqual(behind);
    await publish('MYY', 2, 'otso');
    expect(await as('outi', PUBLISH, of('MYY', { version: 1, newest: 2, published: 1 }))).toEqual(behind);
  });

  test('save one version', async () => {
    const { after, values } = await form('TIK');
    const both = await Promise.all(
      ['outi', 'otso'].map((who) =>
        bodyOf<{ type: string }>(as(who, SAVE, of('TIK', { ...inTexts(values, { parking: who }), after }))),
      ),
    );
    expect(both.map(({ type }) => type).toSorted()).toEqual(['changedMeanwhile', 'saved']);
  });
});

test('a press that comes twice is one version, and another press with its key is refused', async () => {
  const { after, values } = await form('TRE');
  const texts = (parking: string) => inTexts(values, { parking });
  for (const [key, first, second] of [
    [SAVE, of('TRE', { ...texts('A'), after }), of('TRE', { ...texts('B'), after })],
    [RESTORE, of('TRE', { after: 2, version: 1 }), of('TRE', { after: 2, version: 2 })],
  ] as const) {
    const press = { idempotencyKey: randomUUID() };
    const saved = await as('outi', key, first, press);
    expect(saved).toMatchObject({ body: { type: 'saved' } });
    expect(await as('outi', key, first, press)).toEqual(saved);
    expect(await as('outi', key, second, press)).toEqual({ problem: 'idempotencyKeyReused' });
  }
  expect((await item('TRE')).versions).toHaveLength(3);
});

describe('a name', () => {
  const another = { name: 'Kaari Kamppi' };
  const taken = { problem: 'invalidFields', errors: [{ field: 'texts.0.name', code: 'taken' }] };

  test('that another clinic of the brand has is refused beside its field', async () => {
    const { after, values } = await form('PAS');
    expect(await as('outi', SAVE, of('PAS', { ...inTexts(values, another), after }))).toEqual(taken);
    expect(await as('outi', SAVE, of('PAS', { ...inTexts(values, { name: '!' }), after }))).toEqual(taken);
  });

  test('that another clinic has got meanwhile is neither published nor restored', async () => {
    await save('ITA', (values) => inTexts(values, { name: 'Kaari Asema' }));
    await save('HAK', (values) => inTexts(values, { name: 'Kaari Asema' }));
    await publish('ITA');
    expect(await publish('HAK')).toEqual({ body: { type: 'nameTaken' } });
    await save('HAK', (values) => inTexts(values, { name: 'Kaari Hakaniemi' }));
    expect(await as('outi', RESTORE, of('HAK', { after: 3, version: 2 }))).toEqual({
      body: { type: 'nameTaken' },
    });
  });
});

describe('what is wrong', () => {
  test('is told by field', async () => {
    const { after, values } = await form('JAR');
    const [fi, ...others] = inTexts(values, { parking: '' }).texts;
    const wrong = {
      ...values,
      texts: [{ ...fi, name: '', parking: 'Vain suomeksi' }, ...others],
      postalCode: '4',
      latitude: '60',
      longitude: '',
      hours: [
        { weekday: 1, from: '8', to: '25' },
        { weekday: 2, from: '12', to: '8' },
        { weekday: 3, from: '8', to: '12' },
        { weekday: 3, from: '11', to: '16' },
      ],
      exceptions: [
        { day: '', from: '8', to: '', fi: 'Syy', sv: '', en: '' },
        ...[1, 2].map(() => ({ day: '2026-05-05', from: '', to: '', fi: '', sv: '', en: '' })),
      ],
    };
    expect(await as('outi', SAVE, of('JAR', { ...wrong, after }))).toEqual({
      problem: 'invalidFields',
      errors: [
        { field: 'texts.0.name', code: 'required' },
        { field: 'texts.1.parking', code: 'required' },
        { field: 'texts.2.parking', code: 'required' },
        { field: 'postalCode', code: 'postalCode' },
        { field: 'longitude', code: 'position' },
        { field: 'hours.0.to', code: 'clock' },
        { field: 'hours.1.to', code: 'order' },
        { field: 'hours.3.from', code: 'overlap' },
        { field: 'exceptions.0.day', code: 'day' },
        { field: 'exceptions.0.to', code: 'clock' },
        { field: 'exceptions.0.sv', code: 'required' },
        { field: 'exceptions.0.en', code: 'required' },
        { field: 'exceptions.2.day', code: 'twice' },
      ],
    });
  });

  test.each(['NOSUCH', 'RMT', 'PTO'])('is a clinic that this brand has no page of: %s', async (id) => {
    const { values } = await form('KAM');
    for (const [key, input] of [
      [ITEM, of(id)],
      [SAVE, of(id, { ...values, after: 1 })],
      [RESTORE, of(id, { after: 1, version: 1 })],
      [PUBLISH, of(id, { version: 1, newest: 1, published: 1 })],
    ] as const)
      expect(await as('outi', key, input)).toEqual({ problem: 'notFound' });
  });

  test.each([
    ['a zero character', '\u0000'],
    ['half a character', '\ud800'],
    ['a line of its own', '\n'],
  ])('is why a day is an exception, with %s in it', async (_, sign) => {
    const { after, values } = await form('JAR');
    const exceptions = [
      { day: '2026-05-05', from: '', to: '', fi: `Kou${sign}lutus`, sv: 'Utbildning', en: 'Training' },
    ];
    expect(await as('outi', SAVE, of('JAR', { ...values, exceptions, after }))).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'exceptions.0.fi', code: 'invalid' }],
    });
  });

  test('is a number that is none', async () => {
    for (const [key, body] of [
      [RESTORE, { after: 0, version: 1 }],
      [PUBLISH, { version: 1, newest: 'x', published: 1 }],
    ] as const)
      expect(await as('outi', key, of('KAM', body))).toMatchObject({ problem: 'invalidFields' });
  });

  test('is a version that there is not', async () => {
    expect(await as('outi', RESTORE, of('KAM', { after: 1, version: 9 }))).toEqual({ problem: 'notFound' });
    expect(await as('outi', PUBLISH, of('KAM', { version: 9, newest: 1, published: 1 }))).toEqual({
      problem: 'notFound',
    });
  });
});

describe('who may change it', () => {
  test.each(['nurse', 'nobody'])('is no %s', async (who) => {
    const { values } = await form('KAM');
    for (const [key, input] of [
      [LIST, {}],
      [ITEM, of('KAM')],
      [SAVE, of('KAM', { ...values, after: 1 })],
      [RESTORE, of('KAM', { after: 1, version: 1 })],
      [PUBLISH, of('KAM', { version: 1, newest: 1, published: 1 })],
    ] as const) {
      expect(await as(who, key, input)).toEqual({ problem: 'forbidden' });
      expect(await call(key, input)).toEqual({ problem: 'authenticationRequired' });
    }
  });

  test.each([SAVE, RESTORE, PUBLISH] as const)('is held to a number of changes a minute: %s', async (key) => {
    const { values } = await form('KAM');
    const body = { ...values, after: 9, version: 1, newest: 9, published: 1 };
    const caller = { allowance: countedAllowance() };
    for (let times = 0; times < (endpoints[key].rateLimit ?? 0); times++)
      expect(await as('outi', key, of('NOSUCH', body), caller)).not.toMatchObject({
        problem: 'tooManyRequests',
      });
    expect(await as('outi', key, of('NOSUCH', body), caller)).toMatchObject({ problem: 'tooManyRequests' });
  });
});

describe('the database', () => {
  const asOperator = () => ({ professional: { hash: personHash(db.vault, 'outi'), now: TEST_NOW } });
  const rename = { parking: null };

  test('lets nobody else change a clinic, nor read what is not published', async () => {
    for (const scope of [{}, { professional: { hash: personHash(db.vault, 'nurse'), now: TEST_NOW } }]) {
      const { numUpdatedRows } = await db.inScope(scope, (tx) =>
        tx.updateTable('clinics').set(rename).where('id', '=', 'KAM').executeTakeFirst(),
      );
      expect(numUpdatedRows).toBe(0n);
      for (const table of ['clinic_versions', 'clinic_publications'] as const)
        expect(await db.inScope(scope, (tx) => tx.selectFrom(table).selectAll().execute())).toEqual([]);
      const added = db.inScope(scope, (tx) =>
        tx
          .insertInto('clinic_exceptions')
          .values({ clinic_id: 'KAM', day: '2026-12-31' } as never)
          .execute(),
      );
      await expect(added).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('lets nobody change what stands in the history, nor sign as another', async () => {
    await save('TUU', (values) => inTexts(values, { parking: 'Pihalla' }));
    const changed = db.owner.updateTable('clinic_versions').set({ author: 'Toinen' }).execute();
    await expect(changed).rejects.toMatchObject({ code: '42501' });
    const { id: otso } = await db.owner
      .selectFrom('professional_users')
      .select('id')
      .where('identity_hash', '=', personHash(db.vault, 'otso'))
      .executeTakeFirstOrThrow();
    const signed = db.inScope(asOperator(), (tx) =>
      tx
        .insertInto('clinic_versions')
        .values({
          clinic_id: 'TUU',
          version: 9,
          content: '{}',
          author: null,
          author_id: otso,
          saved_at: TEST_NOW,
        })
        .execute(),
    );
    await expect(signed).rejects.toMatchObject({ code: '42501' });
  });
});
