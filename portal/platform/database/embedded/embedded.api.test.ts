import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPostmaster } from './postmaster.ts';
import { type Embedded, startEmbedded } from './start.ts';

let dataDir: string;
let data: string;
const started: Embedded[] = [];

beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'portal-embedded-')), 'data');
  data = join(dataDir, 'postgres');
});

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  expect(findPostmaster(data)).toBeNull();
  rmSync(join(dataDir, '..'), { recursive: true, force: true });
});

async function start(): Promise<Embedded> {
  const server = await startEmbedded({ dataDir });
  started.push(server);
  return server;
}

async function query(server: Embedded, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.connection('postgres', 'postgres') });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Another portal process that has started the database and keeps running. */
async function anotherProcess(): Promise<ChildProcess> {
  const code = `const { startEmbedded } = await import(${JSON.stringify(new URL('./start.ts', import.meta.url).href)});
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
    console.log('started');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const postmaster = () => findPostmaster(data)?.pid ?? 0;

describe('the embedded database', () => {
  it('keeps its data from one start to the next', async () => {
    const first = await start();
    await query(first, 'create table kept as select 1 as value');
    await first.stop();
    expect(postmaster()).toBe(0);
    expect(await query(await start(), 'select value from kept')).toEqual([{ value: 1 }]);
  });

  it('is found again after the process that started it was killed', async () => {
    const child = await anotherProcess();
    const before = postmaster();
    expect(before).toBeGreaterThan(0);
    await kill(child);
    await query(await start(), 'select 1');
    expect(postmaster()).toBe(before);
  });

  it('is one for two processes that start at once, and stops with the last', async () => {
    const [child, here] = await Promise.all([anotherProcess(), start()]);
    const shared = postmaster();
    await here.stop();
    expect(postmaster()).toBe(shared);
    const again = await start();
    expect(await query(again, 'select 1 as one')).toEqual([{ one: 1 }]);
    await kill(child);
  });

  it('comes back by itself under the same address when its server is killed, with all that was committed', async () => {
    const server = await start();
    await query(server, 'create table kept as select 1 as value');
    const before = postmaster();
    process.kill(before, 'SIGKILL');
    await expect
      .poll(() => query(server, 'select value from kept').catch(() => null))
      .toEqual([{ value: 1 }]);
    expect(postmaster()).not.toBe(before);
  });

  it('starts over a pid file whose number now belongs to another program', async () => {
    await (await start()).stop();
    writeFileSync(
      join(data, 'postmaster.pid'),
      `${process.pid}\n${data}\n0\n5432\n/tmp/gone\n\n        0         0\n`,
    );
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is made again after its creation was interrupted', async () => {
    mkdirSync(`${data}.new`, { recursive: true });
    writeFileSync(join(`${data}.new`, 'PG_VERSION'), '18');
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(process.getuid?.() === 0)('works for root in a folder that only root may enter', async () => {
    chmodSync(join(dataDir, '..'), 0o700);
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('listens on nothing but a socket that only its own account may reach', async () => {
    const server = await start();
    const settings = await query(
      server,
      `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_permissions') as mode,
        current_setting('fsync') as fsync`,
    );
    expect(settings).toEqual([{ addresses: '', mode: '0700', fsync: 'on' }]);
  });

  it('says in one sentence that its folder cannot be written', async () => {
    writeFileSync(join(dataDir, '..', 'file'), '');
    const refused = startEmbedded({ dataDir: join(dataDir, '..', 'file', 'data') });
    await expect(refused).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/cannot be written to.*DATA_DIR/),
    });
  });

  it('says in one sentence that its data is of another version', async () => {
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'PG_VERSION'), '15\n');
    await expect(start()).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/PostgreSQL 15 .* brings 18/),
    });
  });
});
