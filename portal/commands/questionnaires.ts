import { addQuestionnaire } from '#areas/messages/questionnaires/server/add-questionnaire.ts';
import { openDatabase } from '#platform/database/open.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { runCommand, UsageError } from './command.ts';
import { jsonIn } from './json-file.ts';

const USAGE = 'npm run questionnaires -- add <questionnaire.json> …';

/** Adds questionnaires in FHIR R4 that patients can be sent, as an operator with the login of the schema's owner. */
async function run([what, ...files]: readonly string[]): Promise<boolean> {
  if (what !== 'add' || files.length === 0) throw new UsageError('No file to add is named.');
  const contents = files.map((file) => ({ file, content: jsonIn(file) }));
  const database = await openDatabase(readConfig());
  try {
    return await database.asOwner(async ({ db }) => {
      let isWhole = true;
      for (const { file, content } of contents) {
        const added = await addQuestionnaire(db, content);
        if (added.outcome === 'refused') {
          isWhole = false;
          console.log(`${file}  refused`);
          for (const fault of added.faults) console.log(`  ${fault}`);
        } else console.log(`${file}  ${added.outcome}  number ${added.id}`);
      }
      return isWhole;
    });
  } finally {
    await database.close();
  }
}

await runCommand({ usage: USAGE, options: {}, run });
