import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
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
  const { channel, messages = former.messages, waitsForComment } = body;
  const isReached = { none: true, email: former.hasEmail, sms: former.hasPhone };
  const missing = (['channel', 'messages'] as const).find(
    (field) => !isReached[{ channel, messages }[field]],
  );
  if (missing) return problem('invalidFields', [{ field: missing, code: 'contactMissing' }]);
  await tx
    .updateTable('patients')
    .set({
      record_notices: channel,
      record_notices_brand: brand.id,
      ...(messages !== former.messages && { message_notices: messages, message_notices_brand: brand.id }),
      ...(waitsForComment !== former.waitsForComment && {
        waits_for_comment_since: waitsForComment ? now : null,
      }),
    })
    .where('id', '=', patientId)
    .execute();
  // What has come until now is no news to be told of.
  if (former.channel === 'none') await markTold(call);
  await call.note({ action: 'change', kind: 'record-notices' });
  return ok(await readChoice(call));
};

async function markTold({ tx, patientId, now }: RecordCall): Promise<void> {
  await tx
    .updateTable('health_records')
    .set({ told_at: now })
    .where('patient_id', '=', patientId)
    .where('news_at', 'is not', null)
    .execute();
}

async function readChoice({ tx, vault, patientId }: RecordCall): Promise<NoticesState> {
  const row = await tx
    .selectFrom('patients')
    .select(['record_notices', 'message_notices', 'waits_for_comment_since', 'email', 'phone'])
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow();
  const { email, phone } = openPatient(vault, { email: row.email, phone: row.phone });
  return {
    channel: row.record_notices,
    messages: row.message_notices,
    waitsForComment: row.waits_for_comment_since !== null,
    hasEmail: Boolean(email),
    hasPhone: Boolean(phone),
  };
}
