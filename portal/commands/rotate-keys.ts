import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { openDatabase } from '#platform/database/open.ts';
import { newestKey, publishKey, retireKeys, rewrapKeys } from '#platform/keyring/rotation.ts';
import { countSealedValues } from '#platform/keyring/sealed-values.ts';
import type { Tables } from '#platform/tables.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { keyringOf, wrappingOf } from '../shell/server/config/keyring-of-config.ts';
import { sealedTables } from '../shell/server/sealed-tables.ts';
import { runCommand, UsageError, type Values } from './command.ts';

const USAGE = `npm run rotate-keys [-- <what>]
without anything  publishes a new key, and waits until everything is sealed with it
  --status        how far that is
  --retire        takes away keys that seal nothing any more
  --rewrap        wraps the keys with PORTAL_SECRET instead of PORTAL_SECRET_PREVIOUS`;
const OPTIONS = {
  status: { type: 'boolean' },
  retire: { type: 'boolean' },
  rewrap: { type: 'boolean' },
} as const;

const LOOK_MS = 2_000;

/** Changes what patients' data is sealed with, while portals run; they do the sealing. */
async function run([extra]: readonly string[], values: Values<typeof OPTIONS>): Promise<boolean> {
  if (extra !== undefined) throw new UsageError(`Nothing is known here as ${extra}.`);
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    // A secret that does not open the keys is reported before anything is changed.
    (await keyringOf(config, database)).close();
    await database.asOwner(async ({ db }) => {
      if (values.status) return tellStatus(db);
      if (values.retire) return tellList('Retired', await retireKeys(db, sealedTables));
      if (values.rewrap) return tellRewrapped(await rewrapKeys(db, wrappingOf(config)));
      const id = await publishKey(db, wrappingOf(config));
      console.log(`The key ${id} is published; portals read it, and seal with it in a minute.`);
      console.log('You may stop watching: --status tells how far it is.');
      await watch(db);
    });
    return true;
  } finally {
    await database.close();
  }
}

/** Resolves when everything is sealed with the newest key. */
async function watch(db: Kysely<Tables>): Promise<void> {
  let told = '';
  for (;;) {
    const newest = await newestKey(db);
    if (newest.resealed_at) break;
    const counts = await countSealedValues(db, sealedTables);
    const left = [...counts].reduce((sum, [key, values]) => (key === newest.id ? sum : sum + values), 0);
    const line = `${left} values are left to seal with ${newest.id}.`;
    if (line !== told) console.log(line);
    told = line;
    await sleep(LOOK_MS);
  }
  await tellStatus(db);
}

async function tellStatus(db: Kysely<Tables>): Promise<void> {
  const counts = await countSealedValues(db, sealedTables);
  const keys = await db
    .selectFrom('vault_keys')
    .selectAll()
    .where('kind', '<>', 'hash')
    .orderBy('created_at')
    .execute();
  const newest = await newestKey(db);
  for (const { id, kind, seals_from } of keys) {
    const what =
      kind === 'clear'
        ? 'not sealed yet'
        : id === newest.id
          ? `seals from ${seals_from?.toISOString()}`
          : 'former key';
    console.log(`${id.padEnd(16)} ${String(counts.get(id) ?? 0).padStart(10)} values, ${what}`);
  }
  console.log(
    newest.resealed_at
      ? `Everything has been sealed with ${newest.id} since ${newest.resealed_at.toISOString()}.`
      : `The change to ${newest.id} is under way; a running portal does it.`,
  );
}

function tellList(what: string, ids: readonly string[]): void {
  console.log(ids.length > 0 ? `${what}: ${ids.join(', ')}.` : `${what}: none; there is one key.`);
}

function tellRewrapped(count: number): void {
  console.log(`${count} keys are rewrapped with PORTAL_SECRET; PORTAL_SECRET_PREVIOUS can go.`);
}

await runCommand({ usage: USAGE, options: OPTIONS, run });
