import { timingSafeEqual } from 'node:crypto';
import {
  findLink,
  type LinkedRecord,
} from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import { type OwnRow, readOwn } from '#areas/appointments/shared/appointments/server/own-row.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { END_PART_LENGTH } from '#contract/values/identity-code-end.ts';
import type { Call, RecordCall } from '#platform/calls/call.ts';
import { type Answer, ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { AppointmentsApi } from '../contract.ts';
import { checkInRow } from './check-in.ts';
import { countWrongEndPart, mayTryEndPart } from './end-part-limits.ts';
import { isLinked, lockLinked } from './linked-appointment.ts';
import { checkInStatusOf, roomOf } from './own-view.ts';

type CheckIn = AppointmentsApi['POST /api/anon/check-in'];

/** What a link opens, and whether what was typed has been counted as a try and may be compared. */
interface Tried extends LinkedRecord {
  readonly mayCompare: boolean;
}

/**
 * `POST /api/anon/check-in`. The link's secret says which appointment, the end of the identity code that it is its patient
 * who arrives. Nothing is compared or counted unless check-in is open: it can be guessed for an hour at most, and few times, and who
 * presses too early has all tries left.
 */
export const checkInByLink: Steps<CheckIn, Tried> = {
  before: (context, { body }) => linkToTry(context, body.appointmentId),
  async answer(call, { body }, link) {
    const row = await lockLinked(call, link, { token: body.appointmentId, purpose: 'view' });
    if (!row) return other;
    if (!link.mayCompare || !isOpen(row, call)) return refuse(call, row, other);
    if (!(await endsIn(call, body.ssnEndPart))) {
      await countWrongEndPart(call.tx, call);
      return refuse(call, row, ok({ type: 'ssnEndPartMismatch' }));
    }
    return arrive(call, row);
  },
};

const other = ok({ type: 'other' as const });

async function linkToTry(context: Context, token: string): Promise<Tried | Answer<CheckIn>> {
  const link = await context.inScope({}, (tx) => findLink(tx, context, token, 'view'));
  if (!link) return other;
  // In one transaction, ahead of the one that compares.
  return context.inScope({ patientId: link.patientId }, async (tx) => {
    const [row] = await readOwn(tx, isLinked(link), context.language);
    if (!row || !isOpen(row, context)) return { ...link, mayCompare: false };
    return (await mayTryEndPart(tx, context, link))
      ? { ...link, mayCompare: true }
      : problem('tooManyRequests');
  });
}

function isOpen(row: OwnRow, { now }: Pick<Context, 'now'>): boolean {
  const status = checkInStatusOf(row, now);
  return status === 'allowed' || status === 'checkedIn';
}

async function arrive(call: Call<CheckIn>, row: OwnRow): Promise<Answer<CheckIn>> {
  const refusal = await checkInRow(call, row);
  switch (refusal) {
    case null:
      await call.note({ action: 'change', kind: 'appointment', id: row.id });
      return ok({ type: 'success', room: roomOf(row) });
    case 'alreadyCheckedIn':
      return refuse(call, row, ok({ type: 'success', room: roomOf(row) }));
    case 'confidentialityFormNotFilled':
      return refuse(call, row, ok({ type: 'confidentiality-form-not-filled' }));
    case 'confidentialityFormNotFilledAsAdult':
      return refuse(call, row, ok({ type: 'confidentiality-form-not-filled-as-adult' }));
    default:
      return refuse(call, row, other);
  }
}

/** An answer that changes nothing, but tells something of the record. */
async function refuse(
  call: Call<CheckIn>,
  { id }: OwnRow,
  answer: Answer<CheckIn>,
): Promise<Answer<CheckIn>> {
  await call.note({ action: 'read', kind: 'appointment', id });
  return answer;
}

async function endsIn({ tx, vault, patientId }: RecordCall, endPart: string): Promise<boolean> {
  const row = await tx
    .selectFrom('patients')
    .select('identity_code')
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow();
  const { identity_code: code } = openPatient(vault, row);
  return timingSafeEqual(Buffer.from(code.slice(-END_PART_LENGTH)), Buffer.from(endPart));
}
