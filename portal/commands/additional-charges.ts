import { text } from 'node:stream/consumers';
import { chargeContentSchema } from '#areas/appointments/shared/additional-charges/charge-content.ts';
import {
  type ProposalOutcome,
  proposeCharge,
  withdrawCharge,
} from '#areas/appointments/shared/additional-charges/server/propose-charge.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/open.ts';
import { StartError } from '#platform/start-error.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { keyringOf } from '../shell/server/config/keyring-of-config.ts';
import { runCommand, UsageError, type Values } from './command.ts';

const USAGE = `npm run additional-charges -- <what>:
  propose <appointment> [--days <days to answer>]  the proposal comes as JSON from standard input
  withdraw <appointment>`;
const OPTIONS = { days: { type: 'string', default: '7' } } as const;
const DAY = 86_400_000;

const ANSWERS: Readonly<Record<ProposalOutcome, string>> = {
  proposed: 'Proposed. A running portal tells the patient.',
  replaced:
    'Proposed in place of the one before, which nobody can answer any more. A running portal tells the patient.',
  unchanged: 'The same is proposed already.',
  noAppointment: 'No appointment that stands has this number.',
  minor: 'The patient is under age and acts alone: agree on it with a guardian.',
};

/**
 * What the clinic proposes to charge on top of an appointment, by an operator with the login of the schema's owner or by the
 * clinic's own system. The proposal is read from standard input, so that no history of commands keeps it.
 */
async function run([what, id]: readonly string[], values: Values<typeof OPTIONS>): Promise<boolean> {
  const appointmentId = Number(id);
  const days = Number(values.days);
  const isPossible = Number.isSafeInteger(appointmentId) && Number.isInteger(days) && days > 0;
  if ((what !== 'propose' && what !== 'withdraw') || !isPossible)
    throw new UsageError('It is not said what to do with which appointment.');
  const content = what === 'propose' ? contentIn(await text(process.stdin)) : null;
  const config = readConfig();
  const database = await openDatabase(config);
  const now = systemClock();
  try {
    const { vault } = await keyringOf(config, database);
    const expiresAt = new Date(now.getTime() + days * DAY);
    return await database.asOwner(async ({ db }) => {
      if (!content) {
        const isWithdrawn = await withdrawCharge(db, appointmentId, now);
        console.log(isWithdrawn ? 'Withdrawn.' : 'Nothing is proposed for this appointment.');
        return isWithdrawn;
      }
      const outcome = await proposeCharge(db, { vault, now }, { appointmentId, content, expiresAt });
      console.log(ANSWERS[outcome]);
      return outcome !== 'noAppointment' && outcome !== 'minor';
    });
  } finally {
    await database.close();
  }
}

/** @throws StartError that names what is wrong by its place, never by its text: it tells of a patient's health */
function contentIn(json: string) {
  const parsed = chargeContentSchema.safeParse(jsonOrNull(json));
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path }) => path.join('.') || 'the whole');
  throw new StartError(`The proposal on standard input is wrong at: ${[...new Set(places)].join(', ')}.`);
}

function jsonOrNull(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

await runCommand({ usage: USAGE, options: OPTIONS, run });
