import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { REFUSAL_REASONS, type RenewalAnswer } from '#areas/record/prescriptions/rules-renewal.ts';
import { type AnswerOutcome, answerRenewals } from '#areas/record/prescriptions/server/answer-renewals.ts';
import { openRenewals } from '#areas/record/prescriptions/server/open-renewals.ts';
import { type ReadRenewal, readRenewal } from '#areas/record/prescriptions/server/read-renewal.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/open.ts';
import { StartError } from '#platform/start-error.ts';
import type { Tables } from '#platform/tables.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { keyringOf } from '../shell/server/config/keyring-of-config.ts';

const USAGE = `Say what: list; read <number> --practitioner <number>; accept <number…> --practitioner <number>;
or refuse <number…> --practitioner <number> --reason <${REFUSAL_REASONS.join(' | ')}>.`;

const ANSWERS: Readonly<Record<AnswerOutcome, string>> = {
  answered: 'Answered.',
  unchanged: 'Had this answer already.',
  answeredOtherwise: 'Has another answer already, which stands.',
  none: 'No request has this number.',
};

/** What the clinic answers to requests to renew prescriptions, by an operator with the login of the schema's owner. */
async function main(): Promise<void> {
  const [what, ids, values] = readArguments();
  const answer = answerOf(what, values.reason);
  const [first] = ids;
  const isPossible = what === 'list' || (first !== undefined && (what === 'read' || answer));
  if (!isPossible) throw new StartError(USAGE);
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    const { vault } = await keyringOf(config, database);
    const lines = await database.asOwner(async ({ db }) => {
      if (first === undefined || what === 'list') return listed(db);
      const by = await deciderOf(db, Number(values.practitioner));
      const parts = { vault, now: systemClock() };
      if (!answer) return told(await readRenewal(db, parts, first, by.id));
      const outcomes = await answerRenewals(db, parts, ids, { answer, by });
      return [...outcomes].map(([id, outcome]) => `${id}  ${ANSWERS[outcome]}`);
    });
    for (const line of lines) console.log(line);
  } finally {
    await database.close();
  }
}

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' }, practitioner: { type: 'string' } },
  });
  const [what, ...numbers] = positionals;
  if (!numbers.every((number) => /^[1-9]\d{0,14}$/.test(number))) throw new StartError(USAGE);
  return [what, numbers.map(Number), values] as const;
}

/** Null for what answers nothing. */
function answerOf(what: string | undefined, given: string | undefined): RenewalAnswer | null {
  const reason = REFUSAL_REASONS.find((each) => each === given);
  if (what === 'accept' && given === undefined) return { outcome: 'renewed' };
  return what === 'refuse' && reason ? { outcome: 'declined', reason } : null;
}

async function listed(db: Kysely<Tables>): Promise<string[]> {
  const open = await openRenewals(db);
  if (open.length === 0) return ['No request waits.'];
  return open.map(({ threadId, requestedAt, brand, ids }) =>
    [
      `conversation ${threadId}`,
      requestedAt.toISOString(),
      brand,
      `prescriptions ${ids.length}`,
      `requests ${ids.join(' ')}`,
    ].join('  '),
  );
}

/** The one output with personal data. */
function told(renewal: ReadRenewal | null): string[] {
  if (!renewal) return [ANSWERS.none];
  const { patient, requests, messages } = renewal;
  return [
    `${patient.name}  ${patient.identityCode}`,
    ...requests.map(({ id, medicine, isOpen }) => `${id}  ${medicine}${isOpen ? '' : '  answered'}`),
    ...messages.flatMap((text) => ['', text]),
  ];
}

async function deciderOf(db: Kysely<Tables>, id: number) {
  const found = Number.isSafeInteger(id)
    ? await db
        .selectFrom('practitioners')
        .select(['first_name', 'last_name'])
        .where('id', '=', id)
        .where('is_resource', '=', false)
        .executeTakeFirst()
    : undefined;
  if (!found) throw new StartError('--practitioner is the number of the practitioner who decides on it.');
  return { id, name: `${found.first_name} ${found.last_name}` };
}

main().catch((error: unknown) => {
  const isForUser = error instanceof Error && ['StartError', 'ConfigError'].includes(error.name);
  console.error(isForUser ? error.message : error);
  process.exit(1);
});
