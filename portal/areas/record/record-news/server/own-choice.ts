import { NOTICE_EVENTS } from '#areas/person/shared/notices/events.ts';
import {
  readNoticeChoices,
  saveNoticeChoice,
  waysChosen,
} from '#areas/person/shared/notices/server/notice-choices.ts';
import { readPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { NoticesState, RecordNewsApi } from '../contract.ts';

/** `GET /api/record-notices` */
export const showChoice: Handler<RecordNewsApi['GET /api/record-notices']> = async (call) =>
  ok(await readChoice(call));

/** `PUT /api/record-notices` */
export const changeChoice: Handler<RecordNewsApi['PUT /api/record-notices']> = async (call, { body }) => {
  const { tx, patientId, now, brand } = call;
  const former = await readChoice(call);
  const heard = await waysChosen(tx, patientId, 'results');
  const { results, messages = former.messages, invoices = former.invoices, waitsForComment } = body;
  const chosen = { results, messages, invoices };
  const missing = Object.entries(chosen).flatMap(([event, { email, sms }]) => [
    ...(email && !former.hasEmail ? [`${event}.email`] : []),
    ...(sms && !former.hasPhone ? [`${event}.sms`] : []),
  ]);
  if (missing.length > 0)
    return problem(
      'invalidFields',
      missing.map((field) => ({ field, code: 'contactMissing' })),
    );
  for (const event of NOTICE_EVENTS)
    if (chosen[event] !== former[event])
      await saveNoticeChoice(tx, { patientId, event, brand: brand.id, now }, chosen[event]);
  if (waitsForComment !== former.waitsForComment)
    await tx
      .updateTable('patients')
      .set({ waits_for_comment_since: waitsForComment ? now : null })
      .where('id', '=', patientId)
      .execute();
  // What has come until now is no news to be told of.
  if (!heard) await markTold(call);
  await call.note({ action: 'change', kind: 'record-notices' });
  return ok(await readChoice(call));
};

/** What is new in the record until now is not told of by itself. */
export async function markTold({ tx, patientId, now }: RecordCall): Promise<void> {
  await tx
    .updateTable('health_records')
    .set({ told_at: now })
    .where('patient_id', '=', patientId)
    .where('news_at', 'is not', null)
    .execute();
}

const CHOICE = ['allows_booking_sms', 'waits_for_comment_since', 'email', 'phone'] as const;

async function readChoice(call: RecordCall): Promise<NoticesState> {
  const row = await readPatient(call, CHOICE);
  return {
    ...(await readNoticeChoices(call.tx, call.patientId)),
    appointments: { sms: row.allows_booking_sms },
    waitsForComment: row.waits_for_comment_since !== null,
    hasEmail: Boolean(row.email),
    hasPhone: Boolean(row.phone),
  };
}
