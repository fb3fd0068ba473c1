import {
  approveRequest,
  openRequests,
  REFUSAL_REASONS,
  type ReviewOutcome,
  refuseRequest,
} from '#areas/person/patient-information/server/deletion-review.ts';
import { systemClock } from '#platform/clock.ts';
import type { Connection } from '#platform/database/connect.ts';
import { openDatabase } from '#platform/database/open.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { runCommand, UsageError, type Values } from './command.ts';

const USAGE = `npm run deletion-requests -- <what>:
  list
  approve <id>
  refuse <id> --reason <${REFUSAL_REASONS.join(' | ')}>`;
const OPTIONS = { reason: { type: 'string' } } as const;

const ANSWERS: Readonly<Record<ReviewOutcome, string>> = {
  done: 'A running portal tells the patient, and carries out what was approved.',
  'not-open': 'No open request has this id: list names them.',
  'appointments-ahead':
    'The patient has appointments ahead: have them cancelled first, or refuse with that reason.',
};

/** The review of requests to delete an account, by an operator with the login of the schema's owner. */
async function run([what, id]: readonly string[], values: Values<typeof OPTIONS>): Promise<boolean> {
  const reason = REFUSAL_REASONS.find((each) => each === values.reason);
  const isPossible = what === 'list' || (id && (what === 'approve' || (what === 'refuse' && reason)));
  if (!isPossible) throw new UsageError('It is not said what to do with which request.');
  const database = await openDatabase(readConfig());
  const now = systemClock();
  try {
    return await database.asOwner(async ({ db }) => {
      if (!id) return list(db, now);
      const outcome = reason ? await refuseRequest(db, id, reason, now) : await approveRequest(db, id, now);
      console.log(ANSWERS[outcome]);
      return outcome === 'done';
    });
  } finally {
    await database.close();
  }
}

async function list(db: Connection['db'], now: Date): Promise<boolean> {
  const requests = await openRequests(db, now);
  for (const request of requests) {
    const { requestedAt, brand, isApproved, appointmentsAhead, hasEmail } = request;
    const notes = [
      ...(isApproved ? ['approved, not carried out yet'] : []),
      ...(appointmentsAhead > 0 ? [`${appointmentsAhead} appointments ahead`] : []),
      ...(hasEmail ? [] : ['no e-mail address: tell by letter']),
    ];
    console.log([request.id, requestedAt.toISOString(), brand, ...notes].join('  '));
  }
  if (requests.length === 0) console.log('No request is open.');
  return true;
}

await runCommand({ usage: USAGE, options: OPTIONS, run });
