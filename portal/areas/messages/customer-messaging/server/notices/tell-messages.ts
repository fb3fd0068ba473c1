import { tellAt } from '#areas/messages/shared/messaging/server/notice-jobs.ts';
import { unreadMessages } from '#areas/messages/shared/messaging/server/unread.ts';
import { nextOf, waysChosen } from '#areas/person/shared/notices/server/notice-choices.ts';
import { queueNotices } from '#areas/person/shared/notices/server/send-notice.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { InScope, Scoped } from '#platform/context.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import type { Delivery } from '#platform/jobs/outgoing-message.ts';
import type { NightSettings } from '#platform/jobs/sending-hours.ts';

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
  if (!reader) return;
  const { ways, brand, language } = reader;
  const { email, phone, identity_code } = openPatient(vault, reader.row);
  const addresses = { email, sms: phone };
  if (!ways.some((way) => addresses[way])) return;
  const later = nextOf(ways, now, settings);
  await inScope({ patientId }, async (tx) => {
    if (later) return tellAt(tx, { patientId, readerId }, later);
    if (!(await noteTold(tx, patientId, readerId))) return;
    await queueNotices(tx, { vault, now }, SEND_MESSAGE_NOTICE, {
      patientId,
      ways,
      addresses,
      template: 'new-message',
      brand,
      language,
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

/** The choice of who reads, who may be a guardian; null: they are not told. */
function readReader(inScope: InScope, patientId: string) {
  return inScope({ patientId }, async (tx) => {
    const chosen = await waysChosen(tx, patientId, 'messages');
    if (!chosen) return null;
    const {
      language,
      account_closed_at: closedAt,
      ...row
    } = await tx
      .selectFrom('patients')
      .select(['email', 'phone', 'language', 'account_closed_at', 'identity_code'])
      .where('id', '=', patientId)
      .executeTakeFirstOrThrow();
    return closedAt === null ? { ...chosen, language, row } : null;
  });
}
