import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkServer } from './connect.ts';
import { findPostmaster } from './embedded/postmaster.ts';
import { type Database, type OpenOptions, openDatabase, openDatabaseFor } from './open.ts';
import { testServers } from './test-database.ts';

type Addresses = Required<Pick<OpenOptions, 'databaseUrl' | 'migrationDatabaseUrl'>>;

// Only the embedded database would use it.
const dataDir = '/dev/null/unused';

describe.each(testServers())('opening a database on PostgreSQL %i', (server) => {
  const manager = `manager_${randomBytes(4).toString('hex')}`;
  const databases: string[] = [];
  let admin: pg.Client;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: address('postgres', 'postgres') });
    await admin.connect();
    // As a managed service gives it out: owns its databases, is no superuser.
    await admin.query(`create role ${manager} login createrole`);
    await admin.query(`grant portal_app to ${manager} with admin option`);
  });
  afterAll(async () => {
    for (const name of databases) await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${manager}`);
    await admin.end();
  });

  function address(login: string, database: string): string {
    const url = new URL(inject('testServers')[server] ?? '');
    url.username = login;
    url.pathname = `/${database}`;
    return url.href;
  }

  /** Addresses of an empty database, or of a copy of another: the owner's, and the application's own login's. */
  async function empty(template = 'template1'): Promise<Addresses> {
    const name = `open_${randomBytes(4).toString('hex')}`;
    await admin.query(`create database ${name} owner ${manager} template ${template}`);
    databases.push(name);
    return { databaseUrl: address('portal', name), migrationDatabaseUrl: address(manager, name) };
  }

  let first: Promise<string> | undefined;
  /** Addresses of a database that its owner has migrated: a copy of one, which takes a moment. */
  async function migrated(): Promise<Addresses> {
    first ??= empty().then(async (urls) => {
      await (await openDatabase({ dataDir, ...urls })).close();
      return new URL(urls.databaseUrl).pathname.slice(1);
    });
    return empty(await first);
  }

  async function whoActs({ pool }: Database): Promise<unknown> {
    const { rows } = await pool.query(
      "select current_user, session_user, has_table_privilege('slots', 'select') as reads",
    );
    return rows[0];
  }

  it('migrates it as its owner and acts as the application', async () => {
    const database = await openDatabase({ dataDir, ...(await empty()) });
    expect(await whoActs(database)).toEqual({
      current_user: 'portal_app',
      session_user: 'portal',
      reads: true,
    });
    await database.close();
  });

  it('does with one login for both', async () => {
    const { migrationDatabaseUrl } = await empty();
    const database = await openDatabase({ dataDir, databaseUrl: migrationDatabaseUrl });
    expect(await whoActs(database)).toEqual({
      current_user: 'portal_app',
      session_user: manager,
      reads: true,
    });
    await database.close();
  });

  it('migrates once when several processes start at the same time, and keeps the data at the next start', async () => {
    const urls = await empty();
    const together = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir, ...urls })));
    await together[0]?.pool.query("insert into workers (id) values ('kept')");
    await Promise.all(together.map((database) => database.close()));
    const again = await openDatabase({ dataDir, ...urls });
    expect((await again.pool.query('select id from workers')).rows).toEqual([{ id: 'kept' }]);
    await again.close();
  });

  it('lets the application add and run jobs in tables that it does not own', async () => {
    const database = await openDatabase({ dataDir, ...(await migrated()) });
    await database.pool.query("select graphile_worker.add_job('send')");
    const { rowCount } = await database.pool.query('delete from graphile_worker._private_jobs');
    expect(rowCount).toBe(1);
    await database.close();
  });

  it.each([
    [
      'too new for the code',
      "insert into schema_migrations values ('999-future.sql', '', now(), '998')",
      /is too new for this portal \(999-future.sql serves versions that have migration 998\)/,
    ],
    [
      'of an edited migration',
      "update schema_migrations set hash = 'other'",
      /001-foundation.sql was edited/,
    ],
  ])('refuses a schema that is %s, in one sentence', async (_, change, message) => {
    const urls = await migrated();
    const database = await openDatabase({ dataDir, ...urls });
    await database.asOwner(({ pool }) => pool.query(change));
    await database.close();
    await expect(openDatabase({ dataDir, ...urls })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(message),
    });
  });

  it('reads big numbers as numbers, moments as dates and days as they are written', async () => {
    const database = await openDatabase({ dataDir, ...(await migrated()) });
    const { rows } = await database.pool.query(
      "select 9007199254740991::bigint as id, timestamptz '2026-03-29 03:30:00+03' as at, date '2026-03-29' as day",
    );
    expect(rows).toEqual([
      { id: Number.MAX_SAFE_INTEGER, at: new Date('2026-03-29T00:30:00Z'), day: '2026-03-29' },
    ]);
    await database.close();
  });
});

describe('a database that cannot be used', () => {
  it.each([
    [
      'that nobody serves',
      'postgresql://portal:hidden@127.0.0.1:1/portal',
      /cannot be reached.*ECONNREFUSED/,
    ],
    [
      'of a host that does not exist',
      'postgresql://portal:hidden@nowhere.invalid/portal',
      /cannot be reached/,
    ],
    ['without a login', 'postgresql://127.0.0.1:1/portal', /must name its login/],
    ['that is no address', 'portal', /must name its login/],
  ])('%s is one sentence without a password', async (_, databaseUrl, message) => {
    const error = await openDatabase({ dataDir, databaseUrl }).catch((reason) => reason);
    expect(error).toMatchObject({ name: 'StartError', message: expect.stringMatching(message) });
    expect(error.message).not.toContain('hidden');
  });

  it('of a server older than 15 is refused', async () => {
    const old = { query: async () => ({ rows: [{ number: '140011' }] }) } as unknown as pg.Pool;
    await expect(checkServer(old)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/PostgreSQL 14.* needs 15/),
    });
  });
});

describe('an embedded database that a product was to go on with', () => {
  it('is stopped where the product fails to start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-open-'));
    const running = () => findPostmaster(join(folder, 'postgres'));
    const begin = async () => {
      expect(running()).not.toBeNull();
      throw new Error('The build has failed');
    };
    await expect(openDatabaseFor({ dataDir: folder }, begin)).rejects.toThrow('The build has failed');
    expect(running()).toBeNull();
    rmSync(folder, { recursive: true });
  });
});
