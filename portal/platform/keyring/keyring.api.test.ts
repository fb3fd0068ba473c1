import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPatient, sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { connectOwner } from '#platform/database/connect.ts';
import { createTestDatabase, type TestDatabase, testServers } from '#platform/database/test-database.ts';
import { createVault } from '#platform/vault.ts';
import { sealedTables } from '#shell/server/sealed-tables.ts';
import { ensureFirstKeys, FIRST_KEY } from './first-keys.ts';
import { type Keyring, openKeyring } from './keyring.ts';
import { reseal } from './reseal.ts';
import { publishKey, retireKeys, rewrapKeys } from './rotation.ts';
import { countSealedValues } from './sealed-values.ts';
import { createWrapping } from './wrapping.ts';

const secret = randomBytes(32);
const wrapping = createWrapping(secret);
const first = { seal: randomBytes(32), hash: randomBytes(32) };
const NEVER = 3_600_000;
const KEPT = {
  identity_code: '140385-902F',
  first_names: 'Aino Maria',
  last_name: 'Virtanen',
  email: 'a@b.fi',
};

describe.each(testServers())('the keys of a database on PostgreSQL %i', (server) => {
  let test: TestDatabase;
  let keyrings: Keyring[];
  beforeEach(async () => {
    keyrings = [];
    test = await createTestDatabase({ server });
    await ensureFirstKeys(test.owner, wrapping, first);
  });
  afterEach(async () => {
    for (const keyring of keyrings) keyring.close();
    await test.drop();
  });

  const open = async (options: { staleMs?: number; pollMs?: number } = {}) => {
    const keyring = await openKeyring({ db: test.db, wrapping, pollMs: NEVER, ...options });
    keyrings.push(keyring);
    return keyring;
  };
  const addPatients = ({ vault }: Keyring, count: number) =>
    test.owner
      .insertInto('patients')
      .values(Array.from({ length: count }, () => sealPatient(vault, { id: randomUUID(), ...KEPT })))
      .execute();
  const openAll = async ({ vault }: Keyring) =>
    (await test.owner.selectFrom('patients').selectAll().execute()).map((row) => openPatient(vault, row));
  /** A key that every process may seal with at once. */
  const publish = () => publishKey(test.owner, wrapping, 0);

  it('are made once by several processes that start together', async () => {
    const others = Array.from({ length: 5 }, () => ({ seal: randomBytes(32), hash: randomBytes(32) }));
    await Promise.all(others.map((keys) => ensureFirstKeys(test.owner, wrapping, keys)));
    const { vault } = await open();
    const same = createVault({
      keys: { [FIRST_KEY]: first.seal },
      currentKey: FIRST_KEY,
      hashKey: first.hash,
    });
    expect(same.open('p', vault.seal('p', 'text'))).toBe('text');
    expect(vault.hash('p', 'text')).toEqual(same.hash('p', 'text'));
  });

  it('are published for reading before any process seals with them', async () => {
    const [early, late] = [await open(), await open()];
    const id = await publishKey(test.owner, wrapping);
    expect(await early.refresh()).toBe(FIRST_KEY);
    await sql`update vault_keys set seals_from = clock_timestamp() where id = ${id}`.execute(test.owner);
    expect(await late.refresh()).toBe(id);
    // The one that has not looked since reads what the other seals, and goes on sealing with the key that it knows.
    expect(early.vault.open('p', late.vault.seal('p', 'text'))).toBe('text');
    expect(early.vault.seal('p', 'text')).toMatch(new RegExp(`^${FIRST_KEY}\\.`));
    await early.refresh();
    expect(early.vault.seal('p', 'text')).toMatch(new RegExp(`^${id}\\.`));
  });

  it('are read before anything else by a process that has not read them for too long', async () => {
    const keyring = await open({ staleMs: 30 });
    const id = await publish();
    await sleep(40);
    await keyring.ensureFresh();
    expect(keyring.vault.seal('p', 'text')).toMatch(new RegExp(`^${id}\\.`));
  });

  it('are read again by and by', async () => {
    const keyring = await open({ pollMs: 20 });
    const id = await publish();
    await expect.poll(() => keyring.vault.seal('p', 'text')).toMatch(new RegExp(`^${id}\\.`));
  });

  it('change one at a time', async () => {
    await publish();
    await expect(publish()).rejects.toMatchObject({ name: 'StartError', message: /under way/ });
  });

  it('open under the secret of today or the one before it, and under no other', async () => {
    const next = createWrapping(randomBytes(32), [secret]);
    const keyring = await open();
    await addPatients(keyring, 1);
    expect(await rewrapKeys(test.owner, next)).toBe(2);
    expect(await rewrapKeys(test.owner, next)).toBe(0);
    const moved = await openKeyring({ db: test.db, wrapping: next, pollMs: NEVER });
    keyrings.push(moved);
    expect(await openAll(moved)).toMatchObject([KEPT]);
    expect(moved.vault.hash('identity', 'x')).toEqual(keyring.vault.hash('identity', 'x'));
    await expect(open()).rejects.toMatchObject({
      name: 'StartError',
      message: /PORTAL_SECRET is not the one/,
    });
  });

  it('are forgotten only when nothing is sealed with them any more', async () => {
    const keyring = await open();
    await addPatients(keyring, 3);
    const id = await publish();
    await keyring.refresh();
    await expect(retireKeys(test.owner, sealedTables)).rejects.toMatchObject({
      name: 'StartError',
      message: /12 by a/,
    });
    await reseal(test.owner, { sealed: sealedTables, vault: keyring.vault, key: id });
    await test.owner
      .updateTable('vault_keys')
      .set({ resealed_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect(await retireKeys(test.owner, sealedTables)).toEqual([FIRST_KEY]);
    expect(await openAll(await open())).toMatchObject([KEPT, KEPT, KEPT]);
  });

  it('reseal everything, stopped in the middle or not', async () => {
    const keyring = await open();
    await addPatients(keyring, 450);
    const id = await publish();
    await keyring.refresh();
    const abort = new AbortController();
    const stopped = reseal(test.owner, {
      sealed: sealedTables,
      vault: keyring.vault,
      key: id,
      signal: abort.signal,
      onProgress: () => abort.abort(),
    });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    const between = await countSealedValues(test.owner, sealedTables);
    expect([...between.keys()].sort()).toEqual([id, FIRST_KEY]);
    expect(new Set((await openAll(keyring)).map(({ email }) => email))).toEqual(new Set([KEPT.email]));

    await reseal(test.owner, { sealed: sealedTables, vault: keyring.vault, key: id });
    expect([...(await countSealedValues(test.owner, sealedTables)).keys()]).toEqual([id]);
    expect(new Set((await openAll(keyring)).map(({ email }) => email))).toEqual(new Set([KEPT.email]));
  });

  it('leave what somebody changes between the reading and the writing of a row', async () => {
    const keyring = await open();
    await addPatients(keyring, 3);
    const id = await publish();
    await keyring.refresh();
    const watcher = connectOwner(test.ownerUrl);
    const isHeldUp = async () =>
      (
        await watcher.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rowCount;
    const { run } = await test.owner.transaction().execute(async (tx) => {
      await tx
        .updateTable('patients')
        .set(sealPatient(keyring.vault, { email: 'new@example.com' }))
        .execute();
      const run = reseal(test.owner, { sealed: sealedTables, vault: keyring.vault, key: id });
      await expect.poll(isHeldUp).toBe(1);
      return { run };
    });
    await run;
    await watcher.close();
    expect((await openAll(keyring)).map(({ email }) => email)).toEqual(Array(3).fill('new@example.com'));
    await reseal(test.owner, { sealed: sealedTables, vault: keyring.vault, key: id });
    expect(await openAll(keyring)).toMatchObject(Array(3).fill({ ...KEPT, email: 'new@example.com' }));
    expect([...(await countSealedValues(test.owner, sealedTables)).keys()]).toEqual([id]);
  });

  it('pass over a value that does not open, and name its column', async () => {
    const keyring = await open();
    await addPatients(keyring, 2);
    await sql`update patients set email = ${`a.${'A'.repeat(50)}`} where id = (select min(id::text)::uuid from patients)`.execute(
      test.owner,
    );
    const id = await publish();
    await keyring.refresh();
    const done = await reseal(test.owner, { sealed: sealedTables, vault: keyring.vault, key: id });
    expect(done).toEqual({ rows: 2, unreadable: ['patients.email'] });
    expect((await countSealedValues(test.owner, sealedTables)).get(FIRST_KEY)).toBe(1);
  });

  it('are nothing that the application may write', async () => {
    await expect(sql`delete from vault_keys`.execute(test.db)).rejects.toMatchObject({ code: '42501' });
    await expect(sql`update vault_keys set id = 'x'`.execute(test.db)).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('have every table of theirs under its own primary key', async () => {
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select conrelid::regclass::text as table, array(
        select attname::text from unnest(conkey) with ordinality as k (num, nth)
        join pg_attribute on attrelid = conrelid and attnum = k.num order by nth) as columns
      from pg_constraint where contype = 'p' and connamespace = 'public'::regnamespace`.execute(test.owner);
    const keys = new Map(rows.map(({ table, columns }) => [table, columns]));
    for (const { table, key } of sealedTables) expect(Object.keys(key), table).toEqual(keys.get(table));
  });
});
