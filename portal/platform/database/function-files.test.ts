import { expect, it } from 'vitest';
import { withFunctions } from './function-files.ts';
import { migrationOf } from './migration-file.ts';

const OLD = 'create or replace function days() returns int language sql return 30;';
const NEW = 'create or replace function days() returns int language sql return 14;';
const NAMES_OLD = '-- function: days ae8ccb3e9d67';
const NAMES_NEW = '-- function: days 97f88dc6420e';
const first = migrationOf('901-days.sql', `create table trips ();\n${NAMES_OLD}\ncreate table guests ();`);
const second = migrationOf('902-fewer-days.sql', NAMES_NEW);

const sqlOf = (migrations: Parameters<typeof withFunctions>[0], text: string) =>
  withFunctions(migrations, new Map([['days', text]])).map(({ sql }) => sql);

it('puts a function where a migration names it', () => {
  expect(sqlOf([first], OLD)).toEqual([`create table trips ();\n${OLD}\ncreate table guests ();`]);
});

it('refuses a function that was changed after the last migration that names it, and says the line', () => {
  expect(() => sqlOf([first], NEW)).toThrow(
    `functions/days.sql is another than the one that migration 901-days.sql brings: name it in a new migration, by the line '${NAMES_NEW}'.`,
  );
  expect(() => sqlOf([first, migrationOf('902-days.sql', '-- function: days')], NEW)).toThrow(NAMES_NEW);
  expect(() => sqlOf([first, second], OLD)).toThrow(NAMES_OLD);
});

it('refuses a function without a file', () => {
  expect(() => withFunctions([first], new Map())).toThrow(
    'Migration 901-days.sql names a function that has no file: functions/days.sql.',
  );
});

it('leaves the hash of a migration as it was when the function changes later', () => {
  const [before] = withFunctions([first], new Map([['days', OLD]]));
  const [after] = withFunctions([first, second], new Map([['days', NEW]]));
  expect(after?.sql).not.toBe(before?.sql);
  expect([before?.hash, after?.hash]).toEqual([first.hash, first.hash]);
});
