import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectOwner } from '../../portal/platform/database/connect.ts';
import { accountFor } from '../../portal/platform/database/embedded/account.ts';
import { packagedBinaries } from '../../portal/platform/database/embedded/binaries.ts';
import { findPostmaster } from '../../portal/platform/database/embedded/postmaster.ts';
import { type Embedded, startEmbedded } from '../../portal/platform/database/embedded/start.ts';

const PATIENCE_MS = 120_000;

/** A server that archives its log, as a managed one does, and so can be restored from a base backup. */
export interface ArchivedServer {
  readonly url: string;
  readonly ownerUrl: string;
  /** Copies the running server's files. Resolves when all that the copy needs is archived. */
  backUp(): Promise<void>;
  /** Archives what has been written so far, as a server does by itself at least every minute. */
  archive(): Promise<void>;
  /** Removes the server and its files at once. */
  lose(): Promise<void>;
  stop(): Promise<void>;
}

const LOGIN = 'portal';
const DATABASE = 'portal';
const addresses = (server: Embedded) => ({
  url: server.connection(LOGIN, DATABASE),
  ownerUrl: server.connection('postgres', DATABASE),
});

/** @param folder gets `first` (the server), `archive` and `base` (its copies) */
export async function startArchived(folder: string): Promise<ArchivedServer> {
  const [dataDir, archive, base] = ['first', 'archive', 'base'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const data = join(dataDir, 'postgres');
  mkdirSync(archive);
  accountFor((await packagedBinaries()).postgres, folder).own(archive);
  const server = await startEmbedded({
    dataDir,
    settings: { archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f` },
  });
  await asSuperuser(server.connection('postgres', 'postgres'), async (query) => {
    await query(`create role ${LOGIN} login`);
    await query(`create database ${DATABASE}`);
  });
  return {
    ...addresses(server),
    stop: server.stop,
    backUp: () =>
      asSuperuser(server.connection('postgres', 'postgres'), async (query) => {
        await query("select pg_backup_start('drill', true)");
        // Files may disappear while they are copied: the log brings the copy up to date.
        spawnSync('cp', ['-a', data, base]);
        for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(base, name), { force: true });
        for (const name of readdirSync(join(base, 'pg_wal')))
          rmSync(join(base, 'pg_wal', name), { recursive: true });
        const [stopped] = await query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)');
        writeFileSync(join(base, 'backup_label'), stopped?.labelfile ?? '');
      }),
    archive: () =>
      asSuperuser(server.connection('postgres', 'postgres'), async (query) => {
        const [last] = await query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
        const file = join(archive, last?.file ?? '');
        await until(() => existsSync(file), `The archive does not get ${file}.`);
      }),
    async lose() {
      process.kill(findPostmaster(data)?.pid ?? 0, 'SIGKILL');
      rmSync(data, { recursive: true, force: true, maxRetries: 10 });
      await server.stop();
    },
  };
}

/** Restores the server elsewhere, with all that was archived. Resolves when it accepts changes. */
export async function restore(folder: string): Promise<Pick<ArchivedServer, 'url' | 'ownerUrl' | 'stop'>> {
  const dataDir = join(folder, 'second');
  const data = join(dataDir, 'postgres');
  mkdirSync(dataDir);
  spawnSync('cp', ['-a', join(folder, 'base'), data]);
  writeFileSync(join(data, 'recovery.signal'), '');
  const { own } = accountFor((await packagedBinaries()).postgres, dataDir);
  for (const name of ['recovery.signal', 'backup_label']) own(join(data, name));
  const server = await startEmbedded({
    dataDir,
    settings: { restore_command: `cp ${join(folder, 'archive')}/%f %p` },
  });
  await asSuperuser(server.connection('postgres', 'postgres'), async (query) => {
    const isBack = async () =>
      (await query<{ back: boolean }>('select not pg_is_in_recovery() as back'))[0]?.back === true;
    await until(isBack, 'The database does not come back.');
  });
  return { ...addresses(server), stop: server.stop };
}

type Query = <R>(text: string) => Promise<R[]>;

/** In one session: a backup belongs to the session that started it. */
async function asSuperuser<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const { pool, close } = connectOwner(url);
  const client = await pool.connect();
  try {
    return await work(async (text) => (await client.query(text)).rows);
  } finally {
    client.release();
    await close();
  }
}

async function until(isTrue: () => boolean | Promise<boolean>, complaint: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(complaint);
    await sleep(50);
  }
}
