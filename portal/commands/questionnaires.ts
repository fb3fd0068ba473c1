import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addQuestionnaire } from '#areas/messages/questionnaires/server/add-questionnaire.ts';
import { openDatabase } from '#platform/database/open.ts';
import { StartError } from '#platform/start-error.ts';
import { readConfig } from '../shell/server/config/config.ts';

const USAGE = 'npm run questionnaires -- add <questionnaire.json> …';

/** Adds questionnaires in FHIR R4 that patients can be sent, as an operator with the login of the schema's owner. */
async function main(): Promise<void> {
  const [what, ...files] = parseArgs({ allowPositionals: true }).positionals;
  if (what !== 'add' || files.length === 0) throw new StartError(USAGE);
  const contents = files.map((file) => ({ file, content: jsonIn(file) }));
  const database = await openDatabase(readConfig());
  try {
    await database.asOwner(async ({ db }) => {
      for (const { file, content } of contents) {
        const added = await addQuestionnaire(db, content);
        if (added.outcome === 'refused') {
          process.exitCode = 1;
          console.log(`${file}  refused`);
          for (const fault of added.faults) console.log(`  ${fault}`);
        } else console.log(`${file}  ${added.outcome}  number ${added.id}`);
      }
    });
  } finally {
    await database.close();
  }
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

main().catch((error: unknown) => {
  const isForUser = error instanceof Error && ['StartError', 'ConfigError'].includes(error.name);
  console.error(isForUser ? error.message : error);
  process.exit(1);
});
