import type { Kysely } from 'kysely';
import { REFUSAL_REASONS, type RenewalAnswer } from '#areas/messages/shared/messaging/renewal-answers.ts';
import {
  type AnswerOutcome,
  answerRenewals,
  type Decider,
} from '#areas/record/prescriptions/server/answer-renewals.ts';
import { openRenewals } from '#areas/record/prescriptions/server/open-renewals.ts';
import { type ReadRenewal, readRenewal } from '#areas/record/prescriptions/server/read-renewal.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/open.ts';
import { StartError } from '#platform/start-error.ts';
import type { Tables } from '#platform/tables.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { keyringOf } from '../shell/server/config/keyring-of-config.ts';
import { runCommand, UsageError, type Values } from './command.ts';

const USAGE = `npm run renewals -- <what>:
  list
  read <number> --practitioner <number>
  accept <number…> --practitioner <number>
  refuse <number…> --practitioner <number> --reason <${REFUSAL_REASONS.join(' | ')}>`;
const OPTIONS = { reason: { type: 'string' }, practitioner: { type: 'string' } } as const;

const ANSWERS: Readonly<Record<AnswerOutcome, string>> = {
  answered: 'Answered.',
  unchanged: 'Had this answer already.',
  answeredOtherwise: 'Has another answer already, which stands.',
  none: 'No request has this number.',
};

/** What the clinic answers to requests to renew prescriptions, by an operator with the login of the schema's owner. */
async function run([what, ...numbers]: readonly string[], values: Values<typeof OPTIONS>): Promise<boolean> {
  const ids = numbers.map(Number);
  const answer = answerOf(what, values.reason);
  const [first] = ids;
  const areNumbers = numbers.every((number) => /^[1-9]\d{0,14}$/.test(number));
  const isPossible = what === 'list' || (first !== undefined && (what === 'read' || answer));
  if (!isPossible || !areNumbers) throw new UsageError('It is not said what to do with which request.');
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    const { vault } = await keyringOf(config, database);
    const { lines, isDone } = await database.asOwner(async ({ db }) => {
      if (first === undefined || what === 'list') return { lines: await listed(db), isDone: true };
      const by = await deciderOf(db, Number(values.practitioner));
      const parts = { vault, now: systemClock() };
      if (!answer) {
        const renewal = await readRenewal(db, parts, first, by.id);
        return { lines: told(renewal), isDone: renewal !== null };
      }
      const outcomes = [...(await answerRenewals(db, parts, ids, { answer, by }))];
      return {
        lines: outcomes.map(([id, outcome]) => `${id}  ${ANSWERS[outcome]}`),
        isDone: outcomes.every(([, outcome]) => outcome === 'answered' || outcome === 'unchanged'),
      };
    });
    for (const line of lines) console.log(line);
    return isDone;
  } finally {
    await database.close();
  }
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

/** The practitioner; their answer is their own message in the workspace, too, where they work there. */
async function deciderOf(db: Kysely<Tables>, id: number): Promise<Decider> {
  const found = Number.isSafeInteger(id)
    ? await db
        .selectFrom('practitioners')
        .select(['first_name', 'last_name'])
        .where('id', '=', id)
        .where('is_resource', '=', false)
        .executeTakeFirst()
    : undefined;
  if (!found) throw new StartError('--practitioner is the number of the practitioner who decides on it.');
  const author = await db
    .selectFrom('professional_users')
    .select('id')
    .where('practitioner_id', '=', id)
    .executeTakeFirst();
  return { id, name: `${found.first_name} ${found.last_name}`, authorId: author?.id ?? null };
}

await runCommand({ usage: USAGE, options: OPTIONS, run });
