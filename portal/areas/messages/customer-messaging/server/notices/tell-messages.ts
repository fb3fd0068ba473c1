import { tellAt } from '#areas/messages/shared/messaging/server/notice-jobs.ts';
import { unreadMessages } from '#areas/messages/shared/messaging/server/unread.ts';
import { announce } from '#areas/person/shared/notices/server/announce.ts';
import { nextOf, waysChosen } from '#areas/person/shared/notices/server/notice-choices.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { InScope, Scoped } from '#platform/context.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import type { Delivery } from '#platform/jobs/outgoing-message.ts';
import type { NightSettings } from '#platform/jobs/sending-hours.ts';

/**
 * Has a reader told of all messages that they have neither read nor heard of, in the transaction that notes that
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
  const { ways } = reader;
  const { email, phone } = openPatient(vault, reader.row);
  const addresses = { email, sms: phone, push: true };
  if (!ways.some((way) => addresses[way])) return;
  const later = nextOf(ways, now, settings);
  await inScope({ patientId }, async (tx) => {
    if (later) return tellAt(tx, { patientId, readerId }, later);
    if (await noteTold(tx, patientId, readerId))
      await announce(tx, { readerId, event: 'messages', ways }, now);
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
    const { account_closed_at: closedAt, ...row } = await tx
      .selectFrom('patients')
      .select(['email', 'phone', 'account_closed_at'])
      .where('id', '=', patientId)
      .executeTakeFirstOrThrow();
    return closedAt === null ? { ways: chosen.ways, row } : null;
  });
}
