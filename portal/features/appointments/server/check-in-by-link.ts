import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { END_PART_LENGTH } from '#contract/values/identity-code-end.ts';
import { findLink, type LinkedRecord } from '#domain/appointments/server/appointment-links.ts';
import { openPatient } from '#domain/patients/server/patient-record.ts';
import type { Call, RecordCall } from '#platform/calls/call.ts';
import { type Answer, ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { AppointmentsApi } from '../contract.ts';
import { checkInRow } from './check-in.ts';
import { countWrongEndPart, mayTryEndPart } from './end-part-limits.ts';
import { isLinked } from './linked-appointment.ts';
import { checkInStatusOf, type OwnRow, readOwn, roomOf } from './own-rows.ts';

type CheckIn = AppointmentsApi['POST /api/anon/check-in'];

/**
 * `POST /api/anon/check-in`. The link's secret says which appointment, the end of the identity code that it is its patient
 * who arrives. Nothing is compared unless check-in is open, so that it can be guessed for an hour at most, and few times.
 */
export const checkInByLink: Steps<CheckIn, LinkedRecord> = {
  before: (context, { body }) => linkToTry(context, body.appointmentId),
  async answer(call, { body }, link) {
    const [row] = await readOwn(call.tx, sql`${isLinked(link)} for update of base`, call.language);
    if (!row) return other;
    const status = checkInStatusOf(row, call.now);
    if (status !== 'allowed' && status !== 'checkedIn') return refuse(call, row, other);
    if (!(await endsIn(call, body.ssnEndPart))) {
      await countWrongEndPart(call.tx, call);
      return refuse(call, row, ok({ type: 'ssnEndPartMismatch' }));
    }
    return arrive(call, row);
  },
};

const other = ok({ type: 'other' as const });

async function linkToTry(context: Context, token: string): Promise<LinkedRecord | Answer<CheckIn>> {
  return context.inScope({}, async (tx) => {
    const link = await findLink(tx, context, token, 'view');
    if (!link) return other;
    return (await mayTryEndPart(tx, context, link)) ? link : problem('tooManyRequests');
  });
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
