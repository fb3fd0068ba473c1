import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { importFiles } from '#areas/record/shared/health-record/server/fhir/import-files.ts';
import { registeredPatient } from '#areas/record/shared/health-record/server/fhir/patients-of-files.ts';
import type { About, Refusal } from '#areas/record/shared/health-record/server/fhir/refusals.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/open.ts';
import { StartError } from '#platform/start-error.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { keyringOf } from '../shell/server/config/keyring-of-config.ts';
import { runCommand, UsageError, type Values } from './command.ts';
import { filesAt } from './fhir-import-files.ts';
import { progressLines } from './fhir-import-progress.ts';
import { RefusalReport } from './fhir-import-report.ts';

const USAGE = `npm run fhir:import -- <bundle.json | resources.ndjson | folder> …
  --source <address>  the system of resources that do not name theirs: https://sender.example/fhir
  --as <file | ->     the one patient of each file is who has the identity code in this file, or on standard input
  --insist            takes what is of patients who, by their birth date or sex, cannot be whose record it would be in
  --quiet             nothing of it is news: nobody is told, and no list marks it as new
  --report <file>     writes what was refused, a line of JSON each, and at the end what was taken`;

const OPTIONS = {
  source: { type: 'string' },
  as: { type: 'string' },
  insist: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  report: { type: 'string' },
} as const;

/** Takes health records in FHIR R4 into those of the portal's patients, as an operator with the login of the schema's owner. */
async function run(positionals: readonly string[], values: Values<typeof OPTIONS>): Promise<boolean> {
  const { source = null } = values;
  if (positionals.length === 0) throw new UsageError('No file and no folder is named.');
  if (source !== null && !/^https?:\/\/[^?#]+[^/?#]$/.test(source))
    throw new UsageError('--source is the address of a system, as in https://sender.example/fhir.');
  const { files, notRead } = filesAt(positionals);
  const config = readConfig();
  const code = values.as === undefined ? null : await identityCode(values.as, config);
  const database = await openDatabase(config);
  const now = systemClock();
  try {
    const { vault } = await keyringOf(config, database);
    const report = new RefusalReport(values.report);
    for (const file of notRead) report.addFile(file);
    const taken = await database.asOwner(async ({ db: owner }) => {
      const patientId = code === null ? null : await registeredPatient(owner, vault, code);
      if (code !== null && patientId === null)
        throw new StartError('Nobody with this identity code is a patient here.');
      const portal = { owner, vault, now, isQuiet: values.quiet };
      const progress = progressLines((line) => console.error(line));
      const refuse = (refusal: Refusal) => report.add(refusal);
      const moved = (about: About) => report.addMoved(about);
      return importFiles(portal, {
        files,
        source,
        patientId,
        isInsisted: values.insist,
        refuse,
        moved,
        progress,
      });
    });
    for (const line of report.end(taken)) console.log(line);
    return report.isSuccess(taken);
  } finally {
    await database.close();
  }
}

/** The code comes from a file or standard input, so that no history of commands keeps it. */
async function identityCode(
  from: string,
  { acceptsDevelopmentIdentityCodes: acceptDevelopment }: ReturnType<typeof readConfig>,
): Promise<string> {
  const code = (from === '-' ? await text(process.stdin) : readFileSync(from, 'utf8')).trim().toUpperCase();
  const today = helsinkiDay(systemClock());
  if (parseIdentityCode(code, { acceptDevelopment, today }).valid) return code;
  throw new StartError('--as names a file with one identity code, or - for standard input.');
}

await runCommand({ usage: USAGE, options: OPTIONS, run });
