import { text } from 'node:stream/consumers';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import {
  addProfessionals,
  removeProfessionals,
} from '#areas/person/shared/professionals/server/professionals.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/open.ts';
import { StartError } from '#platform/start-error.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { keyringOf } from '../shell/server/config/keyring-of-config.ts';
import { runCommand, UsageError } from './command.ts';

const USAGE =
  'npm run professionals -- add | remove\nThe identity codes come from standard input, one a line.';

/**
 * Who works here, as an operator with the login of the schema's owner says it. Identity codes are read from standard
 * input, so that no history of commands keeps them.
 */
async function run([what]: readonly string[]): Promise<boolean> {
  if (what !== 'add' && what !== 'remove')
    throw new UsageError('It is not said whether to add or to remove.');
  const config = readConfig();
  const codes = identityCodesIn(await text(process.stdin), config.acceptsDevelopmentIdentityCodes);
  const database = await openDatabase(config);
  try {
    const { vault } = await keyringOf(config, database);
    const people = codes.map((code) => personHash(vault, code));
    const change = what === 'add' ? addProfessionals : removeProfessionals;
    const changed = await database.asOwner(({ db }) => change(db, people));
    console.log(`${changed} of ${codes.length} ${what === 'add' ? 'added' : 'removed'}.`);
    return changed > 0;
  } finally {
    await database.close();
  }
}

/** @throws StartError that names the wrong line by its number, never by its text */
function identityCodesIn(lines: string, acceptDevelopment: boolean): readonly string[] {
  const today = helsinkiDay(systemClock());
  const codes = lines.split('\n').map((line) => line.trim().toUpperCase());
  const isWrong = (code: string) =>
    code !== '' && !parseIdentityCode(code, { acceptDevelopment, today }).valid;
  const wrong = codes.findIndex(isWrong);
  if (wrong >= 0) throw new StartError(`Line ${wrong + 1} is no identity code.`);
  const given = codes.filter((code) => code !== '');
  if (given.length === 0) throw new StartError('No identity code has come from standard input.');
  return given;
}

await runCommand({ usage: USAGE, options: {}, run });
