import type { Kysely } from 'kysely';
import { asKeeper } from '#areas/appointments/shared/calendars/server/keep-rules.ts';
import { type ClinicFile, clinicFileSchema } from '#areas/appointments/shared/clinics/clinic-file.ts';
import { readClinicFile } from '#areas/appointments/shared/clinics/server/clinic-file.ts';
import {
  previewClinic,
  type Refusal,
  restoreClinic,
  saveClinic,
} from '#areas/appointments/shared/clinics/server/clinic-versions.ts';
import { listPublications, listVersions } from '#areas/appointments/shared/clinics/server/kept-versions.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/open.ts';
import { StartError } from '#platform/start-error.ts';
import type { Tables } from '#platform/tables.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { runCommand, UsageError } from './command.ts';
import { checked, jsonIn } from './json-file.ts';

const USAGE = `npm run clinics -- <what>:
  list                              clinics with a page, each with the name in its address
  show <clinic>                     what its page tells, as JSON that set takes
  preview <clinic> <file.json>      what would change, and changes nothing
  set <clinic> <file.json> --author <name>
                                    changes it; what the file does not name stays
  history <clinic>                  its versions, with who saved them and when, and when patients came to read them
  restore <clinic> <version> --author <name>
                                    saves a version once more
The file may name name, street, postOffice: { "fi": "…", "sv": "…", "en": "…" }, and postalCode;
directions, parking, accessibility, arrivalNote: { "fi": "…", "sv": "…", "en": "…" }, or null for no such text;
position: { "latitude": 60.1, "longitude": 24.9 } on the map, or null, which goes by the address;
hours: [{ "weekday": 1, "from": "07:00", "to": "20:00" }, …], Monday is 1, a weekday without a row is closed;
exceptions: [{ "day": "2026-12-31", "from": "07:00", "to": "14:00", "reason": { … } }, …], closed without from and to.
Public holidays are known: npm run calendars -- open-holiday says where a clinic is open on one.`;

type Answer = (db: Kysely<Tables>) => Promise<string | null>;

/** What the pages of clinics tell, as an operator says it with the login of the schema's owner and few of its rights. */
async function run(args: readonly string[], { author }: { author?: string }): Promise<boolean> {
  const [, id = ''] = args;
  const answer = answerTo(args, author);
  const database = await openDatabase(readConfig());
  try {
    const said = await database.asOwner(({ db }) => asKeeper(db, answer));
    if (said === null) throw new StartError(`There is no clinic ${id}, or no such version of it: see list.`);
    console.log(said);
    return true;
  } finally {
    await database.close();
  }
}

/** What resolves to what is to be said; null: there is no such clinic, or version. */
function answerTo([what, id, third]: readonly string[], author: string | undefined): Answer {
  if (what === 'list') return list;
  if (id === undefined) throw new UsageError('It is not said what to do, or with which clinic.');
  if (what === 'show') return async (db) => shown(await readClinicFile(db, id));
  if (what === 'history') return async (db) => ((await readClinicFile(db, id)) ? history(db, id) : null);
  if (what === 'preview') {
    const content = contentOf(third);
    return async (db) => shown(await previewClinic(db, id, content));
  }
  if (what !== 'set' && what !== 'restore') throw new UsageError('It is not said what to do.');
  if (!author?.trim()) throw new UsageError('It is not said who changes it: --author.');
  const saving = { author, now: systemClock() };
  if (what === 'restore') {
    const version = Number(third);
    if (!Number.isSafeInteger(version)) throw new UsageError('It is not said which version to restore.');
    return async (db) => saved(await restoreClinic(db, id, version, saving));
  }
  const content = contentOf(third);
  return async (db) => saved(await saveClinic(db, id, content, saving));
}

const shown = (content: object | null) => content && JSON.stringify(content, null, 2);

/** @throws StartError where the name is another clinic's */
function saved(version: number | Refusal): string | null {
  if (version === 'nameTaken')
    throw new StartError('Another clinic of the brand has that name. Nothing was changed.');
  return typeof version === 'number' ? `Version ${version}.` : null;
}

async function list(db: Kysely<Tables>): Promise<string> {
  const rows = await db
    .selectFrom('clinics')
    .select(['id', 'slug', 'name'])
    .where('slug', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => `${row.id}  ${row.slug}  ${row.name.fi}`).join('\n');
}

async function history(db: Kysely<Tables>, id: string): Promise<string> {
  const versions = await listVersions(db, id);
  const publications = await listPublications(db, id);
  const by = (author: string | number | null) =>
    typeof author === 'number' ? `operator ${author}` : (author ?? 'from before');
  return versions
    .map(({ version, savedAt, author }) => {
      const published = publications
        .filter((each) => each.version === version)
        .map((each) => `published ${each.at.toISOString()} ${by(each.author)}`);
      return [version, savedAt.toISOString(), by(author), ...published].join('  ');
    })
    .join('\n');
}

/** @throws StartError that names each fault of a file and where it is */
function contentOf(file: string | undefined): ClinicFile {
  if (file === undefined) throw new UsageError('It is not said which clinic, or which file to read.');
  return checked(clinicFileSchema, jsonIn(file), file);
}

await runCommand({ usage: USAGE, options: { author: { type: 'string' } }, run });
