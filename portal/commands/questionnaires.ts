import { createTranslator } from 'use-intl/core';
import { addQuestionnaire } from '#areas/messages/questionnaires/server/add-questionnaire.ts';
import words from '#areas/messages/workspace/messages/en.json' with { type: 'json' };
import { openDatabase } from '#platform/database/open.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { runCommand, UsageError } from './command.ts';
import { jsonIn } from './json-file.ts';

const USAGE = 'npm run questionnaires -- add <questionnaire.json> …';

/** The reasons are the same that the page of the workspace gives. */
const t = createTranslator({ locale: 'en', messages: words });

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
          for (const { item, code, about } of added.faults) {
            const reason = t(`questionnaires.faults.${code}`, { about });
            console.log(item === null ? `  ${reason}` : `  ${item}: ${reason}`);
          }
        } else console.log(`${file}  ${added.outcome}  number ${added.id}`);
      }
      return isWhole;
    });
  } finally {
    await database.close();
  }
}

await runCommand({ usage: USAGE, options: {}, run });
