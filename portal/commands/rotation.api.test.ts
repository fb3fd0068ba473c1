import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { newestKey, publishKey, retireKeys } from '#platform/keyring/rotation.ts';
import { countSealedValues } from '#platform/keyring/sealed-values.ts';
import { type Config, readConfig } from '../shell/server/config/config.ts';
import { firstVaultOf, keyringOf, wrappingOf } from '../shell/server/config/keyring-of-config.ts';
import { registerPatients, type TestPatient } from '../shell/server/reliability/register-patients.ts';
import { sealedTables } from '../shell/server/sealed-tables.ts';
import { startTestPortal, type TestPortal } from '../shell/server/test-portal.ts';
import type { TestAnswer } from '../shell/server/test-visitor.ts';

const PEOPLE = 12;
const MORE = 600;
const GRACE_MS = 1_500;
const config: Config = {
  ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' }),
  port: 0,
};
const wrapping = wrappingOf(config);

let test: TestDatabase;
let portals: TestPortal[] = [];
let patients: TestPatient[];

beforeAll(async () => {
  test = await createTestDatabase();
  const vault = firstVaultOf(config);
  await seedDemo(test.owner, { vault, now: TEST_NOW, days: 2 });
  patients = await registerPatients(test.owner, vault, PEOPLE + MORE);
  portals = [await start(), await start()];
});
afterAll(async () => {
  for (const portal of portals) await portal.close();
  await test.drop();
});

describe('two processes of the portal whose keys change under load', () => {
  it('answer every request as ever, until everything is resealed and the former key is gone', async () => {
    let isOver = false;
    const wrong: unknown[] = [];
    let answered = 0;
    const load = patients.slice(0, PEOPLE).map(async (patient, nth) => {
      const portal = portals[nth % 2] as TestPortal;
      const other = portals[(nth + 1) % 2] as TestPortal;
      const visitor = portal.visitor();
      await visitor.signIn(patient);
      for (let round = 0; !isOver; round++) {
        const streetAddress = `Katu ${nth} A ${round}`;
        const body = { emailAddress: patient.email, phoneNumber: patient.phone, ...address(streetAddress) };
        const saved: TestAnswer = await visitor.send('PUT', '/api/user', { body });
        // What one process has sealed, the other opens.
        visitor.moveTo(other.port);
        const read: TestAnswer = await visitor.get('/api/user');
        visitor.moveTo(portal.port);
        answered += 2;
        if (saved.status !== 200 || read.body.patient?.streetAddress !== streetAddress) {
          wrong.push([saved.status, saved.body, read.status, read.body]);
        }
      }
    });
    try {
      const former = (await newestKey(test.owner)).id;
      const id = await publishKey(test.owner, wrapping, GRACE_MS);
      await expect.poll(async () => (await newestKey(test.owner)).resealed_at).not.toBeNull();
      expect([...(await countSealedValues(test.owner, sealedTables)).keys()]).toEqual([id]);
      expect(await retireKeys(test.owner, sealedTables)).toEqual([former]);
      await sleep(1_000);
    } finally {
      isOver = true;
      await Promise.all(load);
    }
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(PEOPLE);
  });

  it('go on, when they are started again, where a process was killed amid the sealing', async () => {
    for (const portal of portals.splice(0)) await portal.close();
    const id = await publishKey(test.owner, wrapping, 0);
    expect(await killAmidSealing(id)).toBe('SIGKILL');
    expect((await countSealedValues(test.owner, sealedTables)).size).toBe(2);
    portals = [await start()];
    const readAll = async () => {
      const visitor = (portals[0] as TestPortal).visitor();
      for (const patient of patients.slice(0, PEOPLE)) {
        await visitor.signIn(patient);
        expect((await visitor.get('/api/user')).body.patient.emailAddress).toBe(patient.email);
      }
    };
    await readAll();
    await expect.poll(async () => (await newestKey(test.owner)).resealed_at).not.toBeNull();
    expect([...(await countSealedValues(test.owner, sealedTables)).keys()]).toEqual([id]);
    await readAll();
  });

  it('seal, once they are started, what an update has left in clear, and then open nothing in clear any more', async () => {
    for (const portal of portals.splice(0)) await portal.close();
    const [patient] = patients as [TestPatient];
    const inClear = sql`update patients set email = ${'clear.in.clear@example.com'} where id = ${patient.patientId}`;
    await inClear.execute(test.owner);
    await test.owner.insertInto('vault_keys').values({ id: 'clear', kind: 'clear' }).execute();
    portals = [await start()];
    const email = async () => {
      const visitor = (portals[0] as TestPortal).visitor();
      await visitor.signIn(patient);
      return (await visitor.get('/api/user')).body.patient?.emailAddress;
    };
    expect(await email()).toBe('in.clear@example.com');
    await expect
      .poll(async () => [...(await countSealedValues(test.owner, sealedTables)).keys()])
      .toHaveLength(1);
    const left = () => test.owner.selectFrom('vault_keys').select('id').where('id', '=', 'clear').execute();
    await expect.poll(left).toEqual([]);
    expect(await email()).toBe('in.clear@example.com');
    await inClear.execute(test.owner);
    await expect.poll(email).toBeUndefined();
  });
});

/** A process of the portal that looks at the keys more often than it would. */
async function start(): Promise<TestPortal> {
  const keyring = await keyringOf(config, test, { pollMs: 200, staleMs: 800 });
  return startTestPortal(test, { config, keyring });
}

const address = (streetAddress: string) => ({ streetAddress, postalCode: '00100', postOffice: 'Helsinki' });

/** Reseals in a process of its own, which is killed part of the way. */
async function killAmidSealing(key: string): Promise<NodeJS.Signals | null> {
  const modules = [
    '../shell/server/config/keyring-of-config.ts',
    '../shell/server/config/config.ts',
    '../shell/server/sealed-tables.ts',
    '../platform/keyring/reseal.ts',
    '../platform/database/connect.ts',
  ];
  const code = `const [{ keyringOf }, { readConfig }, { sealedTables }, { reseal }, { connect, connectOwner }] =
      await Promise.all(${JSON.stringify(modules.map((path) => import.meta.resolve(path)))}.map((m) => import(m)));
    const owner = connectOwner(${JSON.stringify(test.ownerUrl)});
    const { db } = connect(${JSON.stringify(test.url)});
    const config = readConfig({ NODE_ENV: 'test' });
    const { vault } = await keyringOf(config, { db, asOwner: (work) => work(owner) });
    await reseal(owner.db, { sealed: sealedTables, vault, key: ${JSON.stringify(key)}, onProgress: () => console.log('some') });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  const [, signal] = await once(child, 'exit');
  return signal;
}
