import { text } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { shownCode } from '#areas/messages/shared/staff/invitation-code.ts';
import {
  addStaff,
  listStaff,
  type NewStaff,
  newStaffSchema,
} from '#areas/messages/shared/staff/server/add-staff.ts';
import { INVITATION_HOURS, invite } from '#areas/messages/shared/staff/server/invite.ts';
import { removeStaff } from '#areas/messages/shared/staff/server/remove-staff.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import { systemClock } from '#platform/clock.ts';
import type { Vault } from '#platform/context.ts';
import { openDatabase } from '#platform/database/open.ts';
import { StartError } from '#platform/start-error.ts';
import type { Tables } from '#platform/tables.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { keyringOf } from '../shell/server/config/keyring-of-config.ts';
import { runCommand, UsageError } from './command.ts';
import { checked } from './json-file.ts';

const USAGE = `npm run professionals -- <what>:
  list            who works here, each with their number, employer and teams
  add             people, as JSON from standard input: one, or an array of them
  remove <number> works here no more; open conversations go back to their teams
  invite <number> a code by which they set a passkey or a password, once and within ${INVITATION_HOURS} hours;
                  userNotFound where nobody works here by that number
Of a person: { "identityCode": "…", "name": "…", "title": { "fi": "…", "sv": "…", "en": "…" },
"employer": "…" of an HR user, "isOperator": true of who keeps the service by page and sees no patient, "isSupervisor": true,
"mayPrescribe": true of who decides on renewals, "addsQuestionnaires": true, "registrationNumber": "…" of Valvira,
"practitioner": 12 in the calendars, "teams": ["…"], "like": 3 }.
The rights of the person with the number "like", who is no operator, hold where nothing else is said. Each ends with success, copyUserNotFound,
userAlreadyExists or unknownError.`;

interface Work {
  readonly owner: Kysely<Tables>;
  readonly vault: Vault;
}

/**
 * Who works here, as an operator with the login of the schema's owner says it. Identity codes are read from standard
 * input, so that no history of commands keeps them.
 */
async function run([what = '', ...more]: readonly string[]): Promise<boolean> {
  if (!['list', 'add', 'remove', 'invite'].includes(what))
    throw new UsageError('It is not said whether to list, to add, to remove or to invite.');
  const id = numberIn(what, more);
  const config = readConfig();
  const people = what === 'add' ? await peopleIn(config.acceptsDevelopmentIdentityCodes) : [];
  const database = await openDatabase(config);
  try {
    const { vault } = await keyringOf(config, database);
    return await database.asOwner(({ db: owner }) => {
      if (what === 'list') return list({ owner, vault });
      if (what === 'invite') return inviteBy({ owner, vault }, id);
      return what === 'add' ? add({ owner, vault }, people) : remove({ owner, vault }, id);
    });
  } finally {
    await database.close();
  }
}

function numberIn(what: string, [id = '']: readonly string[]): number {
  if (what !== 'remove' && what !== 'invite') return 0;
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new UsageError(`It is not said whom to ${what}, by their number.`);
  return Number(id);
}

async function list({ owner, vault }: Work): Promise<boolean> {
  for (const { id, name, kind, isSupervisor, employer, teams } of await listStaff(owner, vault)) {
    const facts = [
      { hr: `HR of ${employer}`, operator: 'operator', professional: teams.join(', ') || 'in no team' }[kind],
    ];
    if (isSupervisor) facts.push('supervisor');
    console.log(`${id}  ${name}  ${facts.join(', ')}`);
  }
  return true;
}

async function add({ owner, vault }: Work, people: readonly NewStaff[]): Promise<boolean> {
  let isWhole = true;
  for (const [nth, person] of people.entries()) {
    const added = await addStaff(owner, vault, person);
    isWhole &&= added.type === 'success';
    const fact = added.type === 'success' ? `number ${added.id}` : 'reason' in added ? added.reason : '';
    console.log(`person ${nth + 1}  ${added.type}  ${fact}`.trimEnd());
  }
  return isWhole;
}

async function remove({ owner }: Work, id: number): Promise<boolean> {
  const removed = await removeStaff(owner, id, systemClock());
  console.log(
    removed.type === 'success'
      ? `success  ${removed.handedBack} open conversations are nobody’s now`
      : removed.type,
  );
  return removed.type === 'success';
}

/** The code is shown once: it is kept nowhere. */
async function inviteBy({ owner, vault }: Work, id: number): Promise<boolean> {
  const invited = await invite(owner, vault, id, systemClock());
  console.log(
    invited.type === 'success' ? `success  ${shownCode(invited.code)}  for user ${id}` : invited.type,
  );
  return invited.type === 'success';
}

/** @throws StartError that names what is wrong by its place, never by its text */
async function peopleIn(acceptDevelopment: boolean): Promise<readonly NewStaff[]> {
  let given: unknown;
  try {
    given = JSON.parse(await text(process.stdin));
  } catch {
    throw new StartError('What has come from standard input is no JSON.');
  }
  const today = helsinkiDay(systemClock());
  const people = checked(
    z.array(newStaffSchema).min(1),
    Array.isArray(given) ? given : [given],
    'What has come from standard input',
  );
  const wrong = people.findIndex(
    ({ identityCode }) => !parseIdentityCode(identityCode, { acceptDevelopment, today }).valid,
  );
  if (wrong >= 0) throw new StartError(`The identity code of person ${wrong + 1} is none.`);
  return people;
}

await runCommand({ usage: USAGE, options: {}, run });
