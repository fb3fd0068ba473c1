import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPatient, sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { ensureFirstKeys } from '#platform/keyring/first-keys.ts';
import { openKeyring } from '#platform/keyring/keyring.ts';
import { createWrapping } from '#platform/keyring/wrapping.ts';
import { migrate } from './migrate.ts';
import { TEST_LOGIN } from './test-cluster.ts';
import { createTestDatabase, type TestDatabase, testServers } from './test-database.ts';

const wrapping = createWrapping(randomBytes(32));
const first = { seal: randomBytes(32), hash: randomBytes(32) };
// What a patient may have typed, some of it like what the portal itself writes.
const TYPED = { first_names: 'clear.Aino', last_name: `a.${'A'.repeat(60)}`, email: 'a.b@example.com' };

describe.each(testServers())('the update that seals patients on PostgreSQL %i', (server) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await createTestDatabase({ server });
    // As the version before it left a database.
    await sql`alter table patients drop constraint patients_sealed; drop function is_sealed; drop table vault_keys;
      delete from schema_migrations where name like '013-%'`.execute(test.owner);
  });
  afterEach(() => test.drop());

  const update = () => test.asOwner(({ pool }) => migrate(pool, TEST_LOGIN));
  const open = async () => {
    await test.asOwner(({ db }) => ensureFirstKeys(db, wrapping, first));
    return openKeyring({ db: test.db, wrapping });
  };
  const patients = () =>
    test.owner.selectFrom('patients').select(['first_names', 'last_name', 'email', 'phone']).execute();

  it('keeps every text that is there readable, whatever was typed', async () => {
    await sql`insert into patients (id, identity_code, first_names, last_name, email)
      values (${randomUUID()}, 'x', ${TYPED.first_names}, ${TYPED.last_name}, ${TYPED.email})`.execute(
      test.owner,
    );
    await update();
    const { vault, close } = await open();
    expect((await patients()).map((row) => openPatient(vault, row))).toEqual([{ ...TYPED, phone: null }]);
    close();
  });

  it('leaves an empty database where nothing in clear is ever opened', async () => {
    await update();
    const { vault, close } = await open();
    expect(() => vault.open('patients.first_names', 'clear.Aino')).toThrow();
    close();
  });

  it('refuses texts that nobody has sealed from then on', async () => {
    await update();
    const add = (first_names: string) =>
      sql`insert into patients (id, identity_code, first_names, last_name)
        values (${randomUUID()}, 'x', ${first_names}, ${'clear.x'})`.execute(test.owner);
    await expect(add('Aino')).rejects.toMatchObject({ code: '23514' });
    await expect(add('St. Maria')).rejects.toMatchObject({ code: '23514' });
    const { vault, close } = await open();
    const sealed = sealPatient(vault, { first_names: '' }).first_names;
    await add(sealed);
    close();
  });
});
