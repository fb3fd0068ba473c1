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

const USAGE = 'Say what: add or remove. The identity codes come from standard input, one a line.';

/**
 * Who works here, as an operator with the login of the schema's owner says it. Identity codes are read from standard
 * input, so that no history of commands keeps them.
 */
async function main([what]: readonly string[]): Promise<void> {
  if (what !== 'add' && what !== 'remove') throw new StartError(USAGE);
  const config = readConfig();
  const codes = identityCodesIn(await text(process.stdin), config.acceptsDevelopmentIdentityCodes);
  const database = await openDatabase(config);
  try {
    const { vault } = await keyringOf(config, database);
    const people = codes.map((code) => personHash(vault, code));
    const change = what === 'add' ? addProfessionals : removeProfessionals;
    const changed = await database.asOwner(({ db }) => change(db, people));
    console.log(`${changed} of ${codes.length} ${what === 'add' ? 'added' : 'removed'}.`);
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
  if (given.length === 0) throw new StartError(USAGE);
  return given;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isForUser = error instanceof Error && ['StartError', 'ConfigError'].includes(error.name);
  console.error(isForUser ? error.message : error);
  process.exit(1);
});
