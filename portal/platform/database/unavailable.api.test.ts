import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InScope } from '#platform/context.ts';
import { connect, connectOwner } from './connect.ts';
import { DatabaseUnavailable } from './database-error.ts';
import { findPostmaster } from './embedded/postmaster.ts';
import { type Database, openDatabase } from './open.ts';
import { createInScope } from './scope.ts';

describe('while the database is away', () => {
  let dataDir: string;
  let database: Database;
  let inScope: InScope;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'portal-away-'));
    database = await openDatabase({ dataDir });
    inScope = createInScope(database.db);
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const answer = () =>
    inScope({}, async (tx) => {
      const { rows } = await sql<{ one: number }>`select 1 as one, pg_sleep(0.005)`.execute(tx);
      return rows[0]?.one;
    });

  it.each(['SIGINT', 'SIGKILL'] as const)(
    'queries under way and new ones say so, and answers come again, after %s',
    async (signal) => {
      const refused: unknown[] = [];
      let isRunning = true;
      const patient = async () => {
        while (isRunning) await answer().catch((error) => refused.push(error));
      };
      const patients = Array.from({ length: 50 }, patient);
      process.kill(findPostmaster(join(dataDir, 'postgres'))?.pid ?? 0, signal);
      await expect.poll(() => refused.length).toBeGreaterThan(0);
      await expect.poll(() => answer().catch(() => null)).toBe(1);
      isRunning = false;
      await Promise.all(patients);
      expect(refused.filter((error) => !(error instanceof DatabaseUnavailable))).toEqual([]);
      expect(await Promise.all(Array.from({ length: 50 }, answer))).toEqual(Array(50).fill(1));
    },
  );

  it('a database that takes no connections says so too', async () => {
    const admin = new URL(database.url);
    admin.username = 'postgres';
    admin.pathname = '/postgres';
    const past = connectOwner(admin.href);
    const fresh = connect(database.url);
    await past.pool.query('alter database portal with allow_connections false');
    const refused = createInScope(fresh.db)({}, (tx) => sql`select 1`.execute(tx));
    await expect(refused).rejects.toThrow(DatabaseUnavailable);
    await past.pool.query('alter database portal with allow_connections true');
    await Promise.all([past.close(), fresh.close()]);
  });

  it('so does one that is not there while it is restored', async () => {
    const url = new URL(database.url);
    url.pathname = '/restored_soon';
    const none = connect(url.href);
    const refused = createInScope(none.db)({}, (tx) => sql`select 1`.execute(tx));
    await expect(refused).rejects.toThrow(DatabaseUnavailable);
    await none.close();
  });

  it('a pool without a free connection says so too', async () => {
    const small = connect(database.url, { max: 1, connectionTimeout: 50 });
    const scope = createInScope(small.db);
    // A busy machine needs longer to connect.
    const connected = () => scope({}, (tx) => sql`select 1`.execute(tx)).catch(() => null);
    await expect.poll(connected).not.toBeNull();
    const busy = scope({}, (tx) => sql`select pg_sleep(2)`.execute(tx));
    await expect(scope({}, (tx) => sql`select 1`.execute(tx))).rejects.toThrow(DatabaseUnavailable);
    await busy;
    await small.close();
  });

  it('errors of a query itself stay what they are', async () => {
    const wrong = inScope({}, (tx) => sql`select nothing`.execute(tx));
    await expect(wrong).rejects.toMatchObject({ code: '42703' });
  });
});
