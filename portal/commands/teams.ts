import type { Kysely } from 'kysely';
import {
  joinTeam,
  leaveTeam,
  listTeams,
  readTeam,
  saveTeam,
  type TeamFile,
  teamFileSchema,
} from '#areas/messages/shared/staff/server/teams.ts';
import { openDatabase } from '#platform/database/open.ts';
import type { Tables } from '#platform/tables.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { runCommand, UsageError } from './command.ts';
import { checked, jsonIn } from './json-file.ts';

const USAGE = `npm run teams -- <what>:
  list                   teams that answer patients, each with the numbers of its members
  show <team>            one, as JSON that set takes
  set <team> <file.json> adds it, or changes it
  join <team> <number>   puts somebody into it: npm run professionals -- list has the numbers
  leave <team> <number>  takes somebody out of it
Of a team: { "brand": "kaari", "name": { "fi": "…", "sv": "…", "en": "…" }, "about": { … } what it answers,
"place": 1 among them, "takesNew": false where conversations are only handed on to it,
"answersRenewals": true of the one that is sent what patients ask to have renewed }.`;

type Wish =
  | { readonly what: 'list' }
  | { readonly what: 'show'; readonly team: string }
  | { readonly what: 'set'; readonly team: string; readonly file: TeamFile }
  | { readonly what: 'join' | 'leave'; readonly team: string; readonly id: number };

/** Who answers patients together, as an operator with the login of the schema's owner says it. */
async function run(args: readonly string[]): Promise<boolean> {
  const wish = wishIn(args);
  const database = await openDatabase(readConfig());
  try {
    return await database.asOwner(({ db }) => carryOut(db, wish));
  } finally {
    await database.close();
  }
}

function wishIn([what, team, third = '']: readonly string[]): Wish {
  if (what === 'list') return { what };
  if (team === undefined) throw new UsageError('It is not said what to do, or with which team.');
  if (what === 'show') return { what, team };
  if (what === 'set' && third) return { what, team, file: checked(teamFileSchema, jsonIn(third), third) };
  if ((what === 'join' || what === 'leave') && /^[1-9]\d{0,14}$/.test(third))
    return { what, team, id: Number(third) };
  throw new UsageError('It is not said what to do, with which file or with whom.');
}

async function carryOut(owner: Kysely<Tables>, wish: Wish): Promise<boolean> {
  if (wish.what === 'list') {
    for (const { id, brand, name, members } of await listTeams(owner))
      console.log(`${id}  ${brand}  ${name}  ${members.join(', ')}`.trimEnd());
    return true;
  }
  if (wish.what === 'show') {
    const team = await readTeam(owner, wish.team);
    console.log(team ? JSON.stringify(team, null, 2) : 'teamNotFound');
    return team !== null;
  }
  if (wish.what === 'set') {
    await saveTeam(owner, wish.team, wish.file);
    console.log('success');
    return true;
  }
  const change = wish.what === 'join' ? joinTeam : leaveTeam;
  const outcome = await change(owner, wish.team, wish.id);
  console.log(outcome);
  return outcome === 'changed';
}

await runCommand({ usage: USAGE, options: {}, run });
