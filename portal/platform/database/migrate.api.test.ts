import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectOwner } from './connect.ts';
import { withFunctions } from './function-files.ts';
import { migrate } from './migrate.ts';
import { type Migration, migrationOf, readMigrations } from './migration-file.ts';
import type { Patience } from './run-migration.ts';
import { TEST_LOGIN } from './test-cluster.ts';
import { createTestDatabase, type TestDatabase, testServers } from './test-database.ts';
import { expansion } from './test-expansion.ts';

const QUICK: Patience = { lockTimeout: 50, tries: 3, pause: 20 };

let own: readonly Migration[];
beforeAll(async () => {
  own = await readMigrations();
});

describe.each(testServers())('migrations on PostgreSQL %i', (server) => {
  let test: TestDatabase;
  const useDatabase = async () => {
    test = await createTestDatabase({ server });
  };
  const dropDatabase = () => test.drop();

  /** Migrates as a version would that has these beside the present migrations. */
  const run = (sql: string | Migration, { name = '901-test.sql', patience = QUICK } = {}) =>
    test.asOwner(({ pool }) =>
      migrate(pool, TEST_LOGIN, {
        migrations: [...own, typeof sql === 'string' ? migrationOf(name, sql) : sql],
        patience,
      }),
    );
  const start = () => test.asOwner(({ pool }) => migrate(pool, TEST_LOGIN));
  const rowsOf = async (query: string) => (await test.asOwner(({ pool }) => pool.query(query))).rows;
  const hasRun = async (name: string) =>
    (await rowsOf(`select from schema_migrations where name = '${name}'`)).length === 1;
  const causeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'nothing',
      (error: Error) => (error.cause as Error).message,
    );

  describe('that take away what running versions need', () => {
    // One for all: they change nothing.
    beforeAll(useDatabase);
    afterAll(dropDatabase);

    it.each([
      ['drop table sign_ins', 'table sign_ins is gone'],
      ['alter table sign_ins rename to identifications', 'table sign_ins is gone'],
      ['alter table slots drop column room', 'column slots.room is gone'],
      ['alter table slots rename column room to place', 'column slots.room is gone'],
      ['alter table slots alter column price_cents type bigint', 'column slots.price_cents is another'],
      ['alter table slots alter column room set not null', 'null in slots.room is gone'],
      ['alter table slots add column floor integer not null', 'value needed for slots.floor is new'],
      [
        'alter table sessions alter column guardianship_ended drop default',
        'value needed for sessions.guardianship_ended is new',
      ],
      ["alter table slots add check (room <> '')", 'constraint slots_room_check on slots is new'],
      [
        'alter table slots add constraint short check (length(room) < 9) not valid',
        'constraint short on slots is new',
      ],
      ['create unique index twice on slots (practitioner_id, room)', 'unique index twice is new'],
      ['drop index appointments_slot_sold_once', 'unique index appointments_slot_sold_once is gone'],
      ['drop function find_closed_account', 'call of find_closed_account with 1 arguments is gone'],
      [
        'create function find_patient(code text) returns uuid language sql return null::uuid',
        'call of find_patient with 1 arguments is another',
      ],
      [
        'create function find_patient(hash bytea, late boolean default true) returns uuid language sql return null::uuid',
        'call of find_patient with 1 arguments is another',
      ],
      ['revoke insert on messages from portal_app', 'right to insert messages.id is gone'],
      ['revoke delete on sessions from portal_app', 'right to delete from sessions is gone'],
      [
        'revoke execute on function forget_sessions from portal_app',
        'right to call forget_sessions(timestamp with time zone) is gone',
      ],
      ['drop policy own on messages', 'policy own on messages is gone'],
      ['alter policy own on messages using (false)', 'policy own on messages is another'],
      [
        'create policy strict on messages as restrictive using (sent_at is null)',
        'policy strict on messages is new',
      ],
      ['alter table slots enable row level security', 'row-level security of slots is new'],
      ["do $$ begin execute 'drop table sign_ins'; end $$", 'table sign_ins is gone'],
    ])('are refused and change nothing: %s', async (sql, what) => {
      expect(await causeOf(run(sql))).toContain(what);
      expect(await hasRun('901-test.sql')).toBe(false);
    });
  });

  describe('that are run', () => {
    beforeEach(useDatabase);
    afterEach(dropDatabase);

    it('are run where they say from which migration on versions do without', async () => {
      await run('-- contract: since 015\ndrop table sign_ins');
      expect(
        await rowsOf("select contract_since from schema_migrations where name = '901-test.sql'"),
      ).toEqual([{ contract_since: '015' }]);
    });

    it('wait until no older version runs that needs what they take away', async () => {
      const workers = [
        ['long dead', 60, '014'],
        ['does without', 0, '015'],
        ['does without, too', 0, '016'],
      ] as const;
      const writeHeartbeat = (id: string, secondsAgo: number, migration: string | null) =>
        test.owner
          .insertInto('workers')
          .values({ id, beat_at: new Date(Date.now() - secondsAgo * 1_000), migration })
          .execute();
      for (const [id, secondsAgo, migration] of workers) await writeHeartbeat(id, secondsAgo, migration);
      await writeHeartbeat('older', 0, '014');
      await writeHeartbeat('older still', 0, null);
      const contraction = '-- contract: since 015\ndrop table sign_ins';
      await expect(run(contraction)).rejects.toMatchObject({
        name: 'StartError',
        message: expect.stringMatching(/901-test.sql .* before migration 015 need, and 2 of them run/),
      });
      await test.owner.deleteFrom('workers').where('id', 'like', 'older%').execute();
      await run(contraction);
    });

    it('name what is replaced by something wider, and nothing else', async () => {
      const wider = 'alter policy own on messages using (true)';
      const harmless = '-- harmless: policy own on messages\n';
      expect(await causeOf(run(`${harmless}${wider}; drop table sign_ins`))).toContain(
        '(table sign_ins is gone)',
      );
      await run(`${harmless}${wider}`);
    });

    it('are refused where they take away what the one just before them has added', async () => {
      const added = migrationOf('901-test.sql', 'alter table slots add column floor integer');
      const taken = migrationOf('902-test.sql', 'alter table slots drop column floor');
      const both = test.asOwner(({ pool }) =>
        migrate(pool, TEST_LOGIN, { migrations: [...own, added, taken], patience: QUICK }),
      );
      expect(await causeOf(both)).toContain('column slots.floor is gone');
      expect([await hasRun(added.name), await hasRun(taken.name)]).toEqual([true, false]);
    });

    it('that only add are run as they are', async () => {
      await run(expansion);
      expect(await hasRun(expansion.name)).toBe(true);
    });

    describe('that name a function', () => {
      const days = (body: string) =>
        `create or replace function days() returns bigint language sql as $$ select ${body} $$;`;
      const named = (body: string, ...sqls: readonly string[]) =>
        withFunctions(
          sqls.map((sql, nth) => migrationOf(`90${nth + 1}-days.sql`, sql)),
          new Map([['days', days(body)]]),
        );
      const runAll = (migrations: readonly Migration[]) =>
        test.asOwner(({ pool }) =>
          migrate(pool, TEST_LOGIN, { migrations: [...own, ...migrations], patience: QUICK }),
        );
      const first = '-- function: days 5504c6b53e52';
      const second = 'create table trips ();\n-- function: days 1b768b7e66dc';

      it('make it what its file says, and replace it later', async () => {
        await runAll(named('30', first));
        expect(await rowsOf('select days() as days')).toEqual([{ days: 30 }]);
        await runAll(named('count(*) from trips', first, second));
        expect(await rowsOf('select days() as days')).toEqual([{ days: 0 }]);
      });

      it('are run by a new database with what the function has come to need only later', async () => {
        await runAll(named('count(*) from trips', first, second));
        expect(await rowsOf('select days() as days')).toEqual([{ days: 0 }]);
        expect(await rowsOf('show check_function_bodies')).toEqual([{ check_function_bodies: 'on' }]);
      });
    });

    describe('of a newer version', () => {
      it('are nothing to a version that they serve', async () => {
        await run(expansion);
        await start();
        await run('-- contract: since 015\ndrop table sign_ins');
        await start();
      });

      it('are refused by a version that they do not serve any more, in one sentence', async () => {
        const since = migrationOf('901-test.sql', '-- contract: since 900\ndrop table sign_ins');
        await test.asOwner(({ pool }) =>
          migrate(pool, TEST_LOGIN, { migrations: [...own, expansion, since], patience: QUICK }),
        );
        await expect(start()).rejects.toMatchObject({
          name: 'StartError',
          message: expect.stringMatching(/too new for this portal \(901-test.sql serves versions .* 900\)/),
        });
      });
    });

    describe('that find a table in use', () => {
      /** Reads slots in a transaction that stays open while `meanwhile` runs. */
      async function whileInUse<T>(meanwhile: (end: () => Promise<unknown>) => Promise<T>): Promise<T> {
        const client = await test.pool.connect();
        await client.query('begin; select from slots');
        try {
          return await meanwhile(() => client.query('commit'));
        } finally {
          client.release(true);
        }
      }

      it('let others pass meanwhile, and are run once it is free', async () => {
        await whileInUse(async (end) => {
          const running = run('alter table slots add column later text', {
            patience: { ...QUICK, tries: 1_000 },
          });
          // Queries that queue behind it continue as soon as it gives up, though the table stays in use.
          for (let nth = 0; nth < 5; nth++) {
            await sleep(30);
            await test.pool.query('select from slots');
          }
          expect(await hasRun('901-test.sql')).toBe(false);
          await end();
          await running;
        });
        expect(await hasRun('901-test.sql')).toBe(true);
      });

      it('give up in one sentence after so many tries', async () => {
        const failure = whileInUse(() => run('alter table slots add column later text'));
        await expect(failure).rejects.toMatchObject({
          name: 'StartError',
          message: expect.stringMatching(/901-test.sql found its tables in use 3 times/),
        });
      });
    });

    describe('that cannot run in a transaction', () => {
      const index = (what: string) =>
        `-- transaction: none\n${what.replace('index', 'index concurrently if not exists')}`;
      const isValid = async (name: string) =>
        rowsOf(`select indisvalid as valid from pg_index where indexrelid = '${name}'::regclass`);

      it('build an index while several processes start and a patient books', async () => {
        const sql = index('create index later on appointments (created_at)');
        const owners = [1, 2, 3].map(() => connectOwner(test.ownerUrl));
        const migrations = [...own, migrationOf('901-test.sql', sql)];
        const booking = await test.pool.connect();
        await booking.query("begin; insert into workers (id) values ('booking')");
        const started = Promise.all(
          owners.map(({ pool }) => migrate(pool, TEST_LOGIN, { migrations, patience: QUICK })),
        );
        // Longer than PostgreSQL takes to look for a deadlock, and than a migration in a transaction would wait.
        await sleep(1_500);
        await booking.query('commit');
        booking.release();
        await started;
        await Promise.all(owners.map((owner) => owner.close()));
        expect(await isValid('later')).toEqual([{ valid: true }]);
        expect(await hasRun('901-test.sql')).toBe(true);
      });

      it('begin with an index again that was left unfinished', async () => {
        const harmless = '-- harmless: unique index later';
        const sql = `${index('create unique index later on workers (beat_at)')}\n${harmless}`;
        const moment = "'2026-03-23'";
        await rowsOf(`insert into workers (id, beat_at) values ('a', ${moment}), ('b', ${moment})`);
        expect(await causeOf(run(sql))).toContain('could not create unique index');
        expect(await isValid('later')).toEqual([{ valid: false }]);
        await rowsOf("delete from workers where id = 'b'");
        await run(sql);
        expect(await isValid('later')).toEqual([{ valid: true }]);
      });

      it('are run again by the process that comes after one that was killed before it had noted them', async () => {
        const sql = index('create index later on slots (room)');
        await run(sql);
        await rowsOf("delete from schema_migrations where name = '901-test.sql'");
        await run(sql);
        expect(await hasRun('901-test.sql')).toBe(true);
      });

      it('hold one statement each', async () => {
        const two = `${index('create index later on slots (room)')}; select 1`;
        expect(await causeOf(run(two))).toContain('multiple commands');
      });
    });
  });
});

describe('the migrations of this version', () => {
  it('have numbers of their own', () => {
    const numbers = own.map(({ name }) => name.slice(0, 3));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  it('contract for versions that have an earlier migration of theirs', () => {
    for (const { name, contractSince } of own) {
      if (contractSince === null) continue;
      expect(own.filter((each) => each.name < name).map((each) => each.name.slice(0, 3))).toContain(
        contractSince,
      );
    }
  });
});
