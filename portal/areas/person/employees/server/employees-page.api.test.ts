import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { endpoints } from '../contract.ts';
import { feature } from './feature.ts';

const SHOW = 'GET /api/employees';
const IMPORT = 'POST /api/employees/imports';
const HEADER = 'Identity code,Start date,End date';

let db: TestDatabase;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase();
  call = callerOf(db, { ...feature.service({} as never), endpoints } as never);
  await sql`insert into employers (id, name) values ('tehdas', 'Tehdas Oy'), ('muu', 'Muu Oy')`.execute(
    db.owner,
  );
  for (const [code, employer] of [
    ['hr', 'tehdas'],
    ['colleague', 'tehdas'],
    ['other hr', 'muu'],
    ['nurse', null],
  ])
    await db.owner
      .insertInto('professional_users')
      .values({
        identity_hash: personHash(db.vault, code ?? ''),
        kind: employer ? 'hr' : 'professional',
        name: db.vault.seal('professional_users.name', `Nimi ${code}`),
        title: '{}',
        employer_id: employer ?? null,
      })
      .execute();
});
afterAll(() => db.drop());

const as = (identityCode: string, key: keyof typeof endpoints & string, body?: object) =>
  call(key, body ? { body } : {}, {
    session: { person: { firstNames: 'A', lastName: 'B', identityCode } },
    idempotencyKey: randomUUID(),
  });
const record = (line: number, text: string) => ({ line, text, isBroken: false });
const importAs = (code: string, part: object) =>
  as(code, IMPORT, { import: null, header: HEADER, records: [], ...part });

test('an HR user imports a table in parts, and reads what became of each row', async () => {
  const first = await importAs('hr', {
    records: [record(2, '140385-902F,2026-01-01,'), record(3, 'x,2026-01-01,')],
  });
  expect(first).toEqual({
    body: {
      type: 'imported',
      import: expect.any(Number),
      rows: [
        { line: 2, outcome: 'added' },
        { line: 3, outcome: 'failure', fault: 'identityCode' },
      ],
    },
  });
  const begun = (first as { body: { import: number } }).body.import;
  const second = await importAs('hr', {
    import: begun,
    records: [record(4, '131052-308T,2026-03-01,2026-03-02')],
  });
  expect(second).toMatchObject({ body: { import: begun, rows: [{ line: 4, outcome: 'added' }] } });
  expect(await as('hr', SHOW)).toEqual({
    body: {
      employer: 'Tehdas Oy',
      employedToday: 1,
      imports: [
        { id: begun, importedAt: expect.any(String), by: 'Nimi hr', counts: { added: 2, failure: 1 } },
      ],
    },
  });
  // A colleague sees it, and does not go on with it.
  expect(await as('colleague', SHOW)).toMatchObject({
    body: { employedToday: 1, imports: [{ by: 'Nimi hr' }] },
  });
  expect(await importAs('colleague', { import: begun })).toEqual({ problem: 'notFound' });
  expect(await as('other hr', SHOW)).toEqual({ body: { employer: 'Muu Oy', employedToday: 0, imports: [] } });
  expect(await importAs('other hr', { import: begun })).toEqual({ problem: 'notFound' });
});

test('an employer tells of a hundred employments of one person at most: each session of theirs reads them all', async () => {
  const days = Array.from({ length: 101 }, (_, nth) =>
    new Date(Date.UTC(2020, 0, 1 + nth)).toISOString().slice(0, 10),
  );
  const told = await importAs('other hr', {
    records: days.map((day, nth) => record(nth + 2, `140385-902F,${day},${day}`)),
  });
  const { rows } = (told as { body: { rows: object[] } }).body;
  expect(rows.slice(-2)).toEqual([
    { line: 101, outcome: 'added' },
    { line: 102, outcome: 'failure', fault: 'refused' },
  ]);
});

test('a table without columns that are known changes nothing', async () => {
  const before = await as('hr', SHOW);
  expect(await importAs('hr', { header: 'Name,Salary', records: [record(2, 'A,1')] })).toEqual({
    body: { type: 'unknownColumns' },
  });
  expect(await as('hr', SHOW)).toEqual(before);
});

test('nobody else tells of employees, or sees how many there are', async () => {
  for (const code of ['nurse', 'nobody']) {
    expect(await as(code, SHOW)).toEqual({ problem: 'forbidden' });
    expect(await importAs(code, { records: [record(2, '140385-902F,2026-01-01,')] })).toEqual({
      problem: 'forbidden',
    });
  }
  expect(await call(SHOW)).toEqual({ problem: 'authenticationRequired' });
});

test('a key takes one part of a table', async () => {
  const request = {
    session: { person: { firstNames: 'A', lastName: 'B', identityCode: 'hr' } },
    idempotencyKey: randomUUID(),
  };
  const part = (line: number) => ({
    body: { import: null, header: HEADER, records: [record(line, 'x,2026-01-01,')] },
  });
  expect(await call(IMPORT, part(2), request)).toMatchObject({ body: { type: 'imported' } });
  expect(await call(IMPORT, part(3), request)).toEqual({ problem: 'idempotencyKeyReused' });
});
