import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectOwner } from './connect.ts';
import type { Binaries } from './embedded/binaries.ts';
import { lockFile } from './embedded/lock.ts';
import { shutDown } from './embedded/postmaster.ts';
import { type Embedded, startEmbedded } from './embedded/start.ts';
import { migrate } from './migrate.ts';

/** Versions of PostgreSQL that the database tests run on: the packaged one, and the oldest supported. */
export type ServerVersion = 18 | 15;

/** Address of each test server, as its superuser, to its `postgres` database. */
export type TestServers = Partial<Record<ServerVersion, string>>;

declare module 'vitest' {
  interface ProvidedContext {
    testServers: TestServers;
  }
}

/** Login of the application on a test server. */
export const TEST_LOGIN = 'portal';
/** The migrated database that each test file's own is cloned from. */
export const TEMPLATE = 'template_portal';

const PREFIX = 'portal-test-cluster-';
/** Linux's folder in memory. A database is some 800 files, and a disk takes half a second to make and delete them. */
const IN_MEMORY = '/dev/shm';
/** Ten times what a run takes, so that it never fills a machine's memory. */
const ROOM = 4 * 1024 ** 3;
const DEBIAN_15 = '/usr/lib/postgresql/15/bin';

let stop: (() => Promise<void>) | undefined;

/** Starts the servers once for a run of the API tests. */
export async function setup(project: TestProject): Promise<void> {
  await removeLeftovers();
  const folder = mkdtempSync(join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), PREFIX));
  const servers = await Promise.all([startServer(join(folder, '18')), startOldServer(join(folder, '15'))]);
  project.provide('testServers', {
    18: servers[0].connection('postgres', 'postgres'),
    ...(servers[1] && { 15: servers[1].connection('postgres', 'postgres') }),
  });
  stop = async () => {
    await Promise.all(servers.map((server) => server?.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
}

export async function teardown(): Promise<void> {
  await stop?.();
}

async function startOldServer(dataDir: string): Promise<Embedded | null> {
  if (!existsSync(DEBIAN_15)) {
    console.info(`PostgreSQL 15 is not in ${DEBIAN_15}: its share of the database tests is skipped.`);
    return null;
  }
  return startServer(dataDir, {
    initdb: join(DEBIAN_15, 'initdb'),
    postgres: join(DEBIAN_15, 'postgres'),
    initdbArguments: ['--locale=C.UTF-8'],
  });
}

async function startServer(dataDir: string, binaries?: Binaries): Promise<Embedded> {
  // Nothing here need survive a crash of the machine; the embedded database's own tests keep the defaults.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const server = await startEmbedded({ dataDir, settings, ...(binaries && { binaries }) });
  const admin = connectOwner(server.connection('postgres', 'postgres'));
  await admin.pool.query(`create role ${TEST_LOGIN} login`);
  await admin.pool.query(`create database ${TEMPLATE}`);
  await admin.close();
  const owner = connectOwner(server.connection('postgres', TEMPLATE));
  await migrate(owner.pool, TEST_LOGIN);
  await owner.close();
  return server;
}

function hasRoomInMemory(): boolean {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(process.availableMemory(), bavail * bsize) >= ROOM;
  } catch {
    return false;
  }
}

/** Ends and removes the servers of runs that were killed. */
async function removeLeftovers(): Promise<void> {
  // One folder where the temporary files are in memory, too.
  for (const home of new Set([IN_MEMORY, tmpdir()])) {
    const entries = existsSync(home) ? readdirSync(home) : [];
    for (const entry of entries.filter((each) => each.startsWith(PREFIX))) {
      try {
        await removeUnused(join(home, entry));
      } catch (error) {
        // Another user's, or one that its own run is removing right now.
        console.info(`${join(home, entry)} stays: ${String(error)}`);
      }
    }
  }
}

async function removeUnused(folder: string): Promise<void> {
  const servers = readdirSync(folder).map((version) => join(folder, version));
  const areUnused = await Promise.all(servers.map(endUnused));
  if (areUnused.length > 0 && areUnused.every(Boolean)) rmSync(folder, { recursive: true, force: true });
}

/** Ends the server in `dataDir` unless a run that lives uses it or is about to; says whether it did. */
async function endUnused(dataDir: string): Promise<boolean> {
  const starting = await lockFile(join(dataDir, 'postgres.lock'), 'exclusive', 0);
  const using = starting && (await lockFile(join(dataDir, 'postgres.users'), 'exclusive', 0));
  if (using) await shutDown(join(dataDir, 'postgres'));
  using?.();
  starting?.();
  return using !== null;
}
