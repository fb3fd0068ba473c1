import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { InScope, Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { createVault } from '#platform/vault.ts';
import { type Connection, connect, connectOwner } from './connect.ts';
import type { ConnectionQueue } from './connection-queue.ts';
import { createInScope } from './scope.ts';
import { type ServerVersion, TEMPLATE, TEST_LOGIN } from './test-cluster.ts';

const SEEDED_TEMPLATE = 'template_seeded';
const SEED_LOCK = 1;
/** Two hundred who want one connection each get it in turn, however slow the machine. */
const WAIT_MS = 120_000;

/** The moment of the seeded clinic: a Monday, nine o'clock in Helsinki, the week before summer time begins. */
export const TEST_NOW = new Date('2026-03-23T07:00:00Z');

/** Keys that are the same in every run; never those of a real database. */
export const testVault: Vault = createVault({
  keys: { test: Buffer.alloc(32, 'sealing') },
  currentKey: 'test',
  hashKey: Buffer.alloc(32, 'hashing'),
});

export interface TestDatabaseOptions {
  /** Which server it is made on; the packaged one when absent. */
  readonly server?: ServerVersion;
  /** With the demo clinic as of TEST_NOW; empty otherwise. */
  readonly seeded?: boolean;
}

/** A database of a test file's own. */
export interface TestDatabase {
  /** As the application: sees and does what its role may. */
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  readonly queue: ConnectionQueue;
  readonly url: string;
  readonly inScope: InScope;
  /** As the owner: past row-level security, to lay out and look into. */
  readonly owner: Kysely<Tables>;
  readonly ownerUrl: string;
  asOwner<T>(work: (owner: Connection) => Promise<T>): Promise<T>;
  readonly vault: Vault;
  drop(): Promise<void>;
}

/** The versions of PostgreSQL that run here, for `describe.each(testServers())('on PostgreSQL %i', …)`. */
export function testServers(): ServerVersion[] {
  return ([18, 15] as const).filter((version) => inject('testServers')[version]);
}

/** Clones a database in some 30 ms. Call it in `beforeAll` and its `drop` in `afterAll`. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { server = 18, seeded = false } = options;
  const adminUrl = inject('testServers')[server];
  if (!adminUrl) throw new Error(`PostgreSQL ${server} does not run here: ask testServers().`);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(adminUrl, async (admin) => {
    if (seeded) await makeSeededTemplate(admin, adminUrl);
    await admin.query(`create database ${name} template ${seeded ? SEEDED_TEMPLATE : TEMPLATE}`);
  });

  const url = addressOf(adminUrl, name, TEST_LOGIN);
  const ownerUrl = addressOf(adminUrl, name);
  const application = connect(url, { connectionTimeout: WAIT_MS });
  const owner = connectOwner(ownerUrl);
  return {
    db: application.db,
    pool: application.pool,
    queue: application.queue,
    url,
    inScope: createInScope(application.db),
    owner: owner.db,
    ownerUrl,
    asOwner: (work) => work(owner),
    vault: testVault,
    drop: async () => {
      await Promise.all([application.close(), owner.close()]);
      await asAdmin(adminUrl, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

/** Seeds once in a run, by whichever test file asks first; the others wait for it. */
async function makeSeededTemplate(admin: pg.Client, adminUrl: string): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [SEED_LOCK]);
  try {
    const found = await admin.query('select from pg_database where datname = $1', [SEEDED_TEMPLATE]);
    if (found.rows.length > 0) return;
    const draft = `${SEEDED_TEMPLATE}_draft`;
    await admin.query(`drop database if exists ${draft}`);
    await admin.query(`create database ${draft} template ${TEMPLATE}`);
    const owner = connectOwner(addressOf(adminUrl, draft));
    try {
      const { seedDemo } = await import('#demo/seed.ts');
      await seedDemo(owner.db, { vault: testVault, now: TEST_NOW });
      // A clone has no statistics of its own for a while: without these a search of a whole calendar took 12 s instead of 0.06.
      await sql`analyze`.execute(owner.db);
    } finally {
      await owner.close();
    }
    await admin.query(`alter database ${draft} rename to ${SEEDED_TEMPLATE}`);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [SEED_LOCK]);
  }
}

async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function addressOf(adminUrl: string, database: string, login?: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  if (login) url.username = login;
  return url.href;
}
