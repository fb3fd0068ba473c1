import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import { type ReportedRow, ROW_OUTCOMES } from '#areas/person/shared/employees/outcomes.ts';
import { importFile } from '#areas/person/shared/employees/server/import-file.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/open.ts';
import { StartError } from '#platform/start-error.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { keyringOf } from '../shell/server/config/keyring-of-config.ts';
import { runCommand, UsageError } from './command.ts';

const USAGE = `npm run employees -- import <file.csv> --employer <id> [--report <file.csv>]
Whom an employer employs, from an export of its own system: commas, semicolons or tabs; UTF-8, UTF-16 or Windows-1252.
Columns by their names in Finnish, Swedish or English: henkilötunnus, alkupäivä, loppupäivä, sairauskassa. A row without a
first day ends an employment. Each row is added, ended, changed, alreadyExists, errorEmployeeNotFound,
employmentAlreadyEnded or failure, and stops no other. The report names lines and never what stands in them.`;

/** As many rows that need somebody are printed; the report has all. */
const PRINTED = 20;
/** What needs nobody. */
const FINE = ['added', 'ended', 'changed', 'alreadyExists'];

/** Imports employees, as an operator with the login of the schema's owner. */
async function run([what, file]: readonly string[], given: { employer?: string; report?: string }) {
  const { employer, report } = given;
  if (what !== 'import' || file === undefined || employer === undefined)
    throw new UsageError('It is not said which file to import, or whose employees it names.');
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const config = readConfig();
  const now = systemClock();
  const database = await openDatabase(config);
  const written = report === undefined ? null : openSync(report, 'w');
  const write = (text: string) => written !== null && writeSync(written, text);
  try {
    const { vault } = await keyringOf(config, database);
    let printed = 0;
    const counts = await database.asOwner(async ({ db: owner }) => {
      const known = await owner
        .selectFrom('employers')
        .select('id')
        .where('id', '=', employer)
        .executeTakeFirst();
      if (!known) throw new StartError(`There is no employer ${employer}.`);
      write('line;outcome;fault\n');
      return importFile(file, {
        owner,
        vault,
        employer,
        now,
        codes: { acceptDevelopment: config.acceptsDevelopmentIdentityCodes, today: helsinkiDay(now) },
        report(rows) {
          write(rows.map((row) => `${row.line};${row.outcome};${row.fault ?? ''}\n`).join(''));
          for (const row of rows)
            if (!FINE.includes(row.outcome) && ++printed <= PRINTED) console.log(lineOf(row));
        },
      });
    });
    if (!counts) throw new StartError(`${file} has no column of identity codes, or none of days.`);
    if (printed > PRINTED) console.log(`… and ${printed - PRINTED} more: --report writes all.`);
    for (const outcome of ROW_OUTCOMES) console.log(`${outcome}  ${counts[outcome] ?? 0}`);
    return printed === 0;
  } finally {
    if (written !== null) closeSync(written);
    await database.close();
  }
}

const lineOf = ({ line, outcome, fault }: ReportedRow): string =>
  `line ${line}  ${outcome}${fault ? `  ${fault}` : ''}`;

await runCommand({
  usage: USAGE,
  options: { employer: { type: 'string' }, report: { type: 'string' } },
  run,
});
