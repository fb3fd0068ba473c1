import { tellAt } from '#areas/messages/shared/messaging/server/notice-jobs.ts';
import { unreadMessages } from '#areas/messages/shared/messaging/server/unread.ts';
import { queueNotice } from '#areas/person/shared/notices/server/send-notice.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { InScope, Scoped } from '#platform/context.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import type { Delivery } from '#platform/jobs/outgoing-message.ts';
import { type NightSettings, nextSending } from '#platform/jobs/sending-hours.ts';

/** The job that sends a notice: `{ patientId, messageId, channel }`. */
export const SEND_MESSAGE_NOTICE = 'send-message-notice';

/**
 * Leaves one notice about all messages that their reader has neither read nor heard of, in the transaction that notes that
 * they have been told: a job that runs again finds nothing to tell. At night it waits for the morning, and looks again then.
 */
export async function tellMessages(
  { inScope, vault, now: clock, settings }: Delivery & { readonly settings?: NightSettings },
  payload: JobPayload,
): Promise<void> {
  const patientId = String(payload.patientId);
  const readerId = String(payload.readerId);
  const now = clock();
  const reader = await readReader(inScope, readerId);
  if (!reader || reader.account_closed_at !== null || reader.message_notices === 'none') return;
  const channel = reader.message_notices;
  const { email, phone, identity_code } = openPatient(vault, {
    email: reader.email,
    phone: reader.phone,
    identity_code: reader.identity_code,
  });
  const recipient = channel === 'email' ? email : phone;
  if (!recipient) return;
  const later = nextSending(channel, now, settings);
  await inScope({ patientId }, async (tx) => {
    if (later) return tellAt(tx, { patientId, readerId }, later);
    if (!(await noteTold(tx, patientId, readerId))) return;
    await queueNotice(tx, { vault, now }, SEND_MESSAGE_NOTICE, {
      patientId,
      channel,
      template: 'new-message',
      brand: reader.message_notices_brand as BrandId,
      language: reader.language,
      recipient,
      addressedTo: readerId === patientId ? null : personHash(vault, identity_code),
    });
  });
}

/** Notes that a reader is told of what they have not read in any conversation of theirs; false: there is nothing to tell. */
async function noteTold(tx: Scoped, patientId: string, readerId: string): Promise<boolean> {
  // Of two jobs at the same moment the second one waits here, and then sees what the first one has noted.
  await tx
    .selectFrom('messaging_threads')
    .select('id')
    .where('patient_id', '=', patientId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const told = await tx
    .updateTable('messaging_threads as thread')
    .set((of) => ({ told_until: of.ref('thread.last_message_at') }))
    .where('thread.patient_id', '=', patientId)
    .where((is) =>
      readerId === patientId ? is('thread.by_guardian', '=', false) : is('thread.guardian_id', '=', readerId),
    )
    .where((is) => is.exists(unreadMessages(is.selectFrom('thread_messages')).select('thread_messages.id')))
    .where((is) =>
      is.not(
        is.exists(
          unreadMessages(is.selectFrom('thread_messages'))
            .whereRef('thread_messages.created_at', '<=', 'thread.told_until')
            .select('thread_messages.id'),
        ),
      ),
    )
    .returning('thread.id')
    .execute();
  return told.length > 0;
}

/** The choice of who reads, who may be a guardian. */
function readReader(inScope: InScope, patientId: string) {
  return inScope({ patientId }, (tx) =>
    tx
      .selectFrom('patients')
      .select([
        'message_notices',
        'message_notices_brand',
        'email',
        'phone',
        'language',
        'account_closed_at',
        'identity_code',
      ])
      .where('id', '=', patientId)
      .executeTakeFirst(),
  );
}
