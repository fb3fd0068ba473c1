import type { Kysely } from 'kysely';
import { asKeeper } from '#areas/appointments/shared/calendars/server/keep-rules.ts';
import {
  type ClinicFile,
  clinicFileSchema,
  readClinicFile,
  writeClinicFile,
} from '#areas/appointments/shared/clinics/server/clinic-file.ts';
import { openDatabase } from '#platform/database/open.ts';
import { StartError } from '#platform/start-error.ts';
import type { Tables } from '#platform/tables.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { runCommand, UsageError } from './command.ts';
import { checked, jsonIn } from './json-file.ts';

const USAGE = `npm run clinics -- <what>:
  list                              clinics with a page, each with the name in its address
  show <clinic>                     what its page tells, as JSON that set takes
  set <clinic> <file.json>          changes it; what the file does not name stays
The file may name directions, parking, accessibility: { "fi": "…", "sv": "…", "en": "…" }, or null for no such text;
hours: [{ "weekday": 1, "from": "07:00", "to": "20:00" }, …], Monday is 1, a weekday without a row is closed;
exceptions: [{ "day": "2026-12-31", "from": "07:00", "to": "14:00", "reason": { … } }, …], closed without from and to.
Public holidays are known: npm run calendars -- open-holiday says where a clinic is open on one.`;

/** What the pages of clinics tell, as an operator says it with the login of the schema's owner and few of its rights. */
async function run([what, id, file]: readonly string[]): Promise<boolean> {
  const content = what === 'set' ? contentOf(file) : null;
  const database = await openDatabase(readConfig());
  try {
    const said = await database.asOwner(({ db }) =>
      asKeeper(db, (keeper) => answer(keeper, { what, id, content })),
    );
    console.log(said);
    return true;
  } finally {
    await database.close();
  }
}

interface Wish {
  readonly what: string | undefined;
  readonly id: string | undefined;
  readonly content: ClinicFile | null;
}

/** Resolves to what is to be said about it. */
async function answer(db: Kysely<Tables>, { what, id, content }: Wish): Promise<string> {
  if (what === 'list') {
    const rows = await db
      .selectFrom('clinics')
      .select(['id', 'slug', 'name'])
      .where('slug', 'is not', null)
      .orderBy('id')
      .execute();
    return rows.map((row) => `${row.id}  ${row.slug}  ${row.name.fi}`).join('\n');
  }
  if (id === undefined || (what !== 'show' && what !== 'set'))
    throw new UsageError('It is not said what to do, or with which clinic.');
  if (content) {
    if (await writeClinicFile(db, id, content)) return 'Changed.';
  } else {
    const shown = await readClinicFile(db, id);
    if (shown) return JSON.stringify(shown, null, 2);
  }
  throw new StartError(`There is no clinic ${id}: see list.`);
}

/** @throws StartError that names each fault of a file and where it is */
function contentOf(file: string | undefined): ClinicFile {
  if (file === undefined) throw new UsageError('It is not said which clinic, or which file to read.');
  return checked(clinicFileSchema, jsonIn(file), file);
}

await runCommand({ usage: USAGE, options: {}, run });
