import { parseArgs } from 'node:util';
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
import { StartError } from '#platform/start-error.ts';
import { readConfig } from '../shell/server/config/config.ts';

const USAGE = `Say what: list, approve <id>, or refuse <id> --reason <${REFUSAL_REASONS.join(' | ')}>.`;

const ANSWERS: Readonly<Record<ReviewOutcome, string>> = {
  done: 'A running portal tells the patient, and carries out what was approved.',
  'not-open': 'No open request has this id: list names them.',
  'appointments-ahead':
    'The patient has appointments ahead: have them cancelled first, or refuse with that reason.',
};

/** The review of requests to delete an account, by an operator with the login of the schema's owner. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  });
  const database = await openDatabase(readConfig());
  try {
    await database.asOwner((owner) => run(owner, positionals, values.reason));
  } finally {
    await database.close();
  }
}

async function run({ db }: Connection, [what, id]: readonly string[], given?: string): Promise<void> {
  const now = systemClock();
  const reason = REFUSAL_REASONS.find((each) => each === given);
  if (what === 'list') {
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
  } else if (what === 'approve' && id) {
    console.log(ANSWERS[await approveRequest(db, id, now)]);
  } else if (what === 'refuse' && id && reason) {
    console.log(ANSWERS[await refuseRequest(db, id, reason, now)]);
  } else {
    throw new StartError(USAGE);
  }
}

main().catch((error: unknown) => {
  const isForUser = error instanceof Error && ['StartError', 'ConfigError'].includes(error.name);
  console.error(isForUser ? error.message : error);
  process.exit(1);
});
