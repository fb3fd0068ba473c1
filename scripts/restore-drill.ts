import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '../portal/demo/seed.ts';
import { connectOwner } from '../portal/platform/database/connect.ts';
import { type Database, openDatabase } from '../portal/platform/database/open.ts';
import { createInScope } from '../portal/platform/database/scope.ts';
import { checkSealed } from '../portal/platform/keyring/check-sealed.ts';
import { readConfig } from '../portal/shell/server/config/config.ts';
import { keyringOf } from '../portal/shell/server/config/keyring-of-config.ts';
import { roundVault } from '../portal/shell/server/reliability/round-portals.ts';
import { sealedTables } from '../portal/shell/server/sealed-tables.ts';
import { commandLine, NO_NAMES } from './command-line.ts';
import { type ArchivedServer, restore, startArchived } from './restore-drill/archived-database.ts';
import { type Confirmed, countRows, startClinic } from './restore-drill/clinic-at-work.ts';

const BEFORE = 40;
const ARCHIVED = 40;
const NOT_ARCHIVED = 5;

const began = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`);

/** Expectations that did not hold. */
const failures: string[] = [];
function verify(what: string, holds: boolean): void {
  say(`${holds ? 'ok  ' : 'NOT '} ${what}`);
  if (!holds) failures.push(what);
}

async function drill(folder: string): Promise<void> {
  const first = await startArchived(folder);
  const before = await open(first);
  await before.database.asOwner(({ db }) => seedDemo(db, { vault: roundVault, now: new Date(), days: 14 }));
  const clinic = await startClinic(before.place, BEFORE + ARCHIVED + NOT_ARCHIVED);
  let second: Awaited<ReturnType<typeof restore>> | null = null;
  try {
    await clinic.open(before.place);
    const kept = await clinic.book(BEFORE);
    await clinic.rest();
    const copying = performance.now();
    await first.backUp();
    say(`base backup in ${seconds(copying)} s, ${kept.length} bookings made; the clinic goes on`);
    kept.push(...(await clinic.book(ARCHIVED)));
    const counted = await countRows(before.place.owner);
    await first.archive();
    const lost = await clinic.book(NOT_ARCHIVED);
    await clinic.rest();
    say(`${ARCHIVED} more bookings are in the archived log, ${NOT_ARCHIVED} are not yet`);

    await first.lose();
    await clinic.cut();
    await before.close();
    const failing = performance.now();
    say('the server and its files are gone');
    second = await restore(folder);
    const after = await open(second);
    say(`the database is back after ${seconds(failing)} s`);
    await compare(after, counted, kept, lost);
    await clinic.open(after.place);
    say(`the portal answers ${seconds(failing)} s after the loss`);
    await clinic.rest();
    await tellMessages(await clinic.received(), kept, lost);
    await after.close();
  } finally {
    await clinic.stop();
    await first.stop();
    await second?.stop();
  }
}

async function open({ url, ownerUrl }: Pick<ArchivedServer, 'url' | 'ownerUrl'>) {
  const database = await openDatabase({
    dataDir: '/unused',
    databaseUrl: url,
    migrationDatabaseUrl: ownerUrl,
  });
  const owner = connectOwner(ownerUrl);
  const settings = { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl };
  const close = async () => {
    await owner.close();
    await database.close();
  };
  return { database, place: { settings, owner: owner.db, inScope: createInScope(database.db) }, close };
}

async function compare(
  { database, place: { owner } }: Awaited<ReturnType<typeof open>>,
  counted: ReadonlyMap<string, number>,
  kept: readonly Confirmed[],
  lost: readonly Confirmed[],
): Promise<void> {
  const counts = await countRows(owner);
  const fewer = [...counted].filter(([table, n]) => counts.get(table) !== n).map(([table]) => table);
  verify(
    `${counted.size} tables have as many rows as when the log was archived${fewer.length > 0 ? `, but ${fewer}` : ''}`,
    fewer.length === 0,
  );
  const ids = new Set((await owner.selectFrom('appointments').select('id').execute()).map(({ id }) => id));
  verify(
    `all ${kept.length} bookings of the archived log are there`,
    kept.every(({ appointmentId }) => ids.has(appointmentId)),
  );
  const gone = lost.filter(({ appointmentId }) => !ids.has(appointmentId)).length;
  say(`LOST ${gone} of the ${lost.length} bookings that were made after it, each confirmed to its patient`);
  await verifySealed(database);
}

/** Opens everything that is sealed, with the settings' secret. */
async function verifySealed(database: Database): Promise<void> {
  const { vault, close } = await keyringOf(readConfig(), database);
  const { opened, unreadable } = await database.asOwner(({ db }) => checkSealed(db, vault, sealedTables));
  close();
  verify(
    `${opened} sealed values open${unreadable.size > 0 ? `, but not all of ${[...unreadable.keys()]}` : ''}`,
    opened > 0 && unreadable.size === 0,
  );
}

async function tellMessages(
  received: ReadonlyMap<string, number>,
  kept: readonly Confirmed[],
  lost: readonly Confirmed[],
): Promise<void> {
  const of = (all: readonly Confirmed[], is: (times: number) => boolean) =>
    all.flatMap(({ patient }) => [patient.email, patient.phone]).filter((to) => is(received.get(to) ?? 0))
      .length;
  verify(
    'every booking that is there was confirmed by e-mail and text message',
    of(kept, (times) => times === 0) === 0,
  );
  say(
    `SENT AGAIN ${of(kept, (times) => times > 1)} messages that had gone out after the last archived moment`,
  );
  say(
    `IN HAND ${of(lost, (times) => times > 0)} confirmations of bookings that are lost: those patients have to be told`,
  );
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

/** `--verify`: only checks a copy restored to the database at DATABASE_URL. */
async function main(): Promise<void> {
  const { values } = commandLine({
    usage: `npm run restore-drill [-- --verify]
without anything  a backup, a loss and a restore
  --verify        checks a copy that is restored to the database at DATABASE_URL`,
    names: NO_NAMES,
    options: { verify: { type: 'boolean' } },
  });
  if (values.verify) {
    const database = await openDatabase(readConfig());
    await database.asOwner(async ({ db }) => {
      for (const [table, n] of await countRows(db)) say(`${table.padEnd(24)} ${n} rows`);
    });
    await verifySealed(database);
    await database.close();
  } else {
    const folder = mkdtempSync(join(tmpdir(), 'portal-drill-'));
    await drill(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
  }
  say(failures.length === 0 ? 'The drill has passed.' : `The drill has failed: ${failures.join('; ')}.`);
  process.exit(failures.length === 0 ? 0 : 1);
}

await main();
