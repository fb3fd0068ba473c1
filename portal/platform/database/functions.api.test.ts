import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFunctions } from './function-files.ts';
import { createTestDatabase, type TestDatabase, testServers } from './test-database.ts';

/** Functions of the schema that no extension brought, with all that makes one: text, owner's rights, path, who may call. */
const FUNCTIONS = `
  select proname as name, pg_get_functiondef(oid) as definition, array(
    select grantee::regrole::text || ' ' || privilege_type
    from aclexplode(coalesce(proacl, acldefault('f', proowner))) order by 1) as rights
  from pg_proc
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = oid and classid = 'pg_proc'::regclass and deptype = 'e')
  order by oid::regprocedure::text`;

interface DatabaseFunction {
  readonly name: string;
  readonly definition: string;
  readonly rights: readonly string[];
}

const files = await readFunctions();

describe.each(testServers())('functions of the database on PostgreSQL %i', (server) => {
  let test: TestDatabase;
  let migrated: readonly DatabaseFunction[];
  beforeAll(async () => {
    test = await createTestDatabase({ server });
    migrated = await test.asOwner(async ({ pool }) => (await pool.query(FUNCTIONS)).rows);
  });
  afterAll(() => test.drop());

  /** Does something in a transaction that leaves nothing behind. */
  const tried = <T>(work: (client: PoolClient) => Promise<T>): Promise<T> =>
    test.asOwner(async ({ pool }) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        return await work(client);
      } finally {
        await client.query('rollback');
        client.release();
      }
    });

  it('have a file each', () => {
    expect([...files.keys()].sort()).toEqual([...new Set(migrated.map(({ name }) => name))].sort());
  });

  it.each([...files.keys()])('are what their file says, with their rights: %s', async (name) => {
    const made = await tried(async (client) => {
      await client.query(`do $$ declare one regprocedure; begin
        for one in select oid from pg_proc where proname = '${name}' and pronamespace = 'public'::regnamespace loop
          execute format('drop function if exists %s cascade', one);
        end loop;
      end $$`);
      await client.query(files.get(name) ?? '');
      return (await client.query<DatabaseFunction>(FUNCTIONS)).rows;
    });
    expect(made.filter((one) => one.name === name)).toEqual(migrated.filter((one) => one.name === name));
  });
});
