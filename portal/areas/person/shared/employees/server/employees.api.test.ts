import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { truncateStaff } from '#platform/database/test-truncate.ts';
import type { ReportedRow } from '../outcomes.ts';
import { importEmployees } from './import-employees.ts';
import { importFile } from './import-file.ts';

const AINO = '140385-902F';
const EERO = '131052-308T';
const codes = { acceptDevelopment: true, today: '2026-03-23' };
const HEADER = 'Hetu;Nimi;Alkupäivä;Loppupäivä;Sairauskassa';

let db: TestDatabase;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'employees-'));
  await sql`insert into employers (id, name, has_sickness_fund)
    values ('tehdas', 'Tehdas', true), ('muu', 'Muu', false)`.execute(db.owner);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await db.drop();
});
beforeEach(() => truncateStaff(db.owner, ['employees', 'employments', 'employee_imports']));

/** What became of each row of a file, as `line outcome fault`. */
async function imported(content: string | Uint8Array, employer = 'tehdas') {
  const file = join(folder, 'people.csv');
  writeFileSync(file, content);
  const rows: ReportedRow[] = [];
  const report = (some: readonly ReportedRow[]) => rows.push(...some);
  const { owner, vault } = db;
  const counts = await importFile(file, { owner, vault, employer, now: TEST_NOW, codes, report });
  return { counts, rows: rows.map((row) => [row.line, row.outcome, row.fault].filter(Boolean).join(' ')) };
}
const rowsOf = async (...lines: string[]) => (await imported([HEADER, ...lines].join('\n'))).rows;
const kept = () =>
  db.owner
    .selectFrom('employees')
    .select(['valid_from', 'valid_to', 'is_fund_member'])
    .orderBy('valid_from')
    .execute();
const register = async (code: string) => {
  const id = randomUUID();
  await db.owner
    .insertInto('patients')
    .values(sealPatient(db.vault, { id, identity_code: code, first_names: 'A', last_name: 'B' }) as never)
    .execute();
  await db.owner
    .insertInto('identities')
    .values({ identity_hash: personHash(db.vault, code), patient_id: id })
    .execute();
  return id;
};
const employmentsOf = (patientId: string) =>
  db.inScope({ patientId }, (tx) =>
    tx.selectFrom('employments').select(['employer_id', 'valid_to', 'is_fund_member']).execute(),
  );

describe('an import of employees', () => {
  test('adds, ends and changes employments, and says so of each row', async () => {
    expect(await rowsOf(`${AINO};A;1.3.2026;;`, `${EERO};E;2026-01-01;31.12.2026;x`)).toEqual([
      '2 added',
      '3 added',
    ]);
    expect(await rowsOf(`${AINO};A;1.3.2026;;kyllä`, `${AINO};A;;30.4.2026;kyllä`)).toEqual([
      '2 changed',
      '3 ended',
    ]);
    expect(await kept()).toEqual([
      { valid_from: '2026-01-01', valid_to: '2026-12-31', is_fund_member: true },
      { valid_from: '2026-03-01', valid_to: '2026-04-30', is_fund_member: true },
    ]);
  });

  test('changes nothing when it is repeated', async () => {
    const lines = [`${AINO};A;1.3.2026;;`, `${EERO};E;;31.3.2026;`, `${AINO};A;;30.4.2026;`];
    expect(await rowsOf(...lines)).toEqual(['2 added', '3 errorEmployeeNotFound', '4 ended']);
    const before = await kept();
    expect(await rowsOf(...lines)).toEqual([
      '2 alreadyExists',
      '3 errorEmployeeNotFound',
      '4 employmentAlreadyEnded',
    ]);
    expect(await kept()).toEqual(before);
  });

  test('adds no employment over another of the same employer', async () => {
    await rowsOf(`${AINO};A;1.3.2026;;`);
    expect(await rowsOf(`${AINO};A;1.5.2026;;`, `${AINO};A;1.1.2026;28.2.2026;`)).toEqual([
      '2 alreadyExists',
      '3 added',
    ]);
    expect((await imported(`${HEADER}\n${AINO};A;1.3.2026;;`, 'muu')).rows).toEqual(['2 added']);
  });

  test('ends no employment for a second time', async () => {
    await rowsOf(`${AINO};A;1.3.2026;30.4.2026;`);
    expect(await rowsOf(`${AINO};A;;1.5.2026;`, `${AINO};A;1.3.2026;1.5.2026;`)).toEqual([
      '2 employmentAlreadyEnded',
      '3 employmentAlreadyEnded',
    ]);
  });

  test('goes on after a row that fails, and says why without what stands in it', async () => {
    await rowsOf(`${EERO};E;1.3.2026;;`);
    expect(
      await rowsOf(
        '010101-0000;X;1.3.2026;;',
        `${AINO};A;30.2.2026;;`,
        `${AINO};A;1.3.2026;x;`,
        `${AINO};A;1.3.2026;1.2.2026;`,
        `${AINO};A;;;`,
        `${AINO};A;1.3.2026;;ehkä`,
        `${AINO};"A;1.3.2026;;`,
        `${EERO};E;;1.1.2026;`,
        `${AINO};A`,
        `${AINO};A;1.3.2026;;`,
      ),
    ).toEqual([
      '2 failure identityCode',
      '3 failure start',
      '4 failure end',
      '5 failure end',
      '6 failure noDays',
      '7 failure fund',
      '8 failure quotes',
      '9 failure refused',
      '10 failure noDays',
      '11 added',
    ]);
  });

  test('makes nobody a member of the fund of an employer that has none', async () => {
    const told = (...lines: string[]) => imported([HEADER, ...lines].join('\n'), 'muu');
    expect((await told(`${AINO};A;1.3.2026;;x`, `${EERO};E;1.3.2026;;ei`)).rows).toEqual([
      '2 failure noFund',
      '3 added',
    ]);
    expect((await told(`${EERO};E;1.3.2026;;x`)).rows).toEqual(['2 failure noFund']);
    expect(await kept()).toMatchObject([{ is_fund_member: false }]);
  });

  test('is noted with its counts', async () => {
    await rowsOf(`${AINO};A;1.3.2026;;`, 'x;;;;');
    expect(
      await db.owner
        .selectFrom('employee_imports')
        .select(['employer_id', 'imported_by', 'counts'])
        .execute(),
    ).toEqual([{ employer_id: 'tehdas', imported_by: null, counts: { added: 1, failure: 1 } }]);
  });

  const TABLE = `Sukunimi;Hetu;Alkupäivä\r\nVirtanen;${AINO};1.3.2026\r\nMäki;${EERO};1.3.2026\r\n`;
  test.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TABLE}`)],
    ['Windows-1252', Buffer.from(TABLE, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${TABLE}`, 'utf16le')],
    ['commas', Buffer.from(TABLE.replaceAll(';', ','))],
    ['tabs', Buffer.from(TABLE.replaceAll(';', '\t'))],
    ['old line ends', Buffer.from(TABLE.replaceAll('\r\n', '\r'))],
    ['quoted fields', Buffer.from(TABLE.replaceAll(/[^;\r\n]+/g, (field) => `"${field}"`))],
  ])('reads %s', async (_, bytes) => {
    expect((await imported(bytes)).rows).toEqual(['2 added', '3 added']);
  });

  test('reads a line that names the separator, and fields over several lines', async () => {
    const text = `sep=;\nNimi;Hetu;Alkupäivä\n"Katu 1\nHelsinki; ""keskusta""";${AINO};1.3.2026\n\nE;${EERO};1.3.2026`;
    expect((await imported(text)).rows).toEqual(['3 added', '6 added']);
  });

  test('imports nothing of a file without columns that it knows', async () => {
    expect(await imported(`Nimi;Palkka\nA;1`)).toEqual({ counts: null, rows: [] });
    expect((await imported('Hetu;Nimi\n')).counts).toBeNull();
    expect((await imported('')).counts).toBeNull();
  });
});

describe('an employment that was imported', () => {
  test('is the patient’s at once, and when it ends', async () => {
    const aino = await register('121076-928B');
    await rowsOf(`121076-928B;A;1.3.2026;;x`);
    expect(await employmentsOf(aino)).toEqual([
      { employer_id: 'tehdas', valid_to: null, is_fund_member: true },
    ]);
    await rowsOf(`121076-928B;A;;30.4.2026;x`);
    expect(await employmentsOf(aino)).toMatchObject([{ valid_to: '2026-04-30' }]);
  });

  test('is theirs when they register, and when they return', async () => {
    await rowsOf(`${AINO};A;1.3.2026;;`);
    const aino = await register(AINO);
    expect(await employmentsOf(aino)).toHaveLength(1);
    const close = (at: Date | null) =>
      db.owner.updateTable('patients').set({ account_closed_at: at }).where('id', '=', aino).execute();
    await close(TEST_NOW);
    await db.owner.deleteFrom('employments').execute();
    await rowsOf(`${AINO};A;1.3.2026;;x`);
    expect(await employmentsOf(aino)).toEqual([]);
    await close(null);
    expect(await employmentsOf(aino)).toMatchObject([{ is_fund_member: true }]);
  });
});

describe('an HR user', () => {
  const scopeOf = (code: string) => ({ professional: { hash: personHash(db.vault, code), now: TEST_NOW } });
  beforeEach(async () => {
    const add = (code: string, employer: string | null, left: Date | null = null) =>
      db.owner
        .insertInto('professional_users')
        .values({
          identity_hash: personHash(db.vault, code),
          kind: employer ? 'hr' : 'professional',
          name: db.vault.seal('professional_users.name', code),
          title: '{}',
          employer_id: employer,
          left_at: left,
        })
        .execute();
    await add('hr', 'tehdas');
    await add('other hr', 'muu');
    await add('former hr', 'tehdas', TEST_NOW);
    await add('nurse', null);
    await rowsOf(`${AINO};A;1.3.2026;;`);
  });
  const seenBy = (code: string) =>
    db.inScope(scopeOf(code), async (tx) => ({
      employees: (await tx.selectFrom('employees').select('employer_id').execute()).length,
      imports: (await tx.selectFrom('employee_imports').select('id').execute()).length,
    }));

  test.each([
    ['hr', 1],
    ['other hr', 0],
    ['former hr', 0],
    ['nurse', 0],
    ['nobody', 0],
  ])('sees those whom their employer employs, and nobody else does: %s', async (code, seen) => {
    expect(await seenBy(code)).toEqual({ employees: seen, imports: seen });
  });

  test('imports for their employer alone', async () => {
    const rows = [
      {
        line: 2,
        employee: { identityCode: EERO, validFrom: '2026-03-01', validTo: null, isFundMember: null },
      },
    ];
    const importAs = (code: string) =>
      db.inScope(scopeOf(code), (tx) => importEmployees({ tx }, db.vault, rows));
    expect(await importAs('other hr')).toEqual([{ line: 2, outcome: 'added' }]);
    expect(
      await db.owner.selectFrom('employees').select('employer_id').orderBy('employer_id').execute(),
    ).toEqual([{ employer_id: 'muu' }, { employer_id: 'tehdas' }]);
    for (const code of ['nurse', 'former hr', 'nobody'])
      await expect(importAs(code)).rejects.toMatchObject({ code: '42501' });
  });

  test.each([
    ['reads the hash of nobody’s identity code', sql`select identity_hash from employees`],
    ['names no other employer', sql`select * from import_employees('muu', '[]')`],
    [
      'adds nobody past the import',
      sql`insert into employees (employer_id, identity_hash, valid_from) values ('tehdas', 'x', now())`,
    ],
    ['ends nothing past the import', sql`update employees set valid_to = now()`],
    [
      'notes no import of another employer',
      sql`insert into employee_imports (employer_id, imported_at, counts) values ('muu', now(), '{}')`,
    ],
  ])('%s', async (_, statement) => {
    await expect(db.inScope(scopeOf('hr'), (tx) => statement.execute(tx))).rejects.toMatchObject({
      code: '42501',
    });
  });
});
