import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { Scoped } from '#platform/context.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import type { Delivery } from '#platform/jobs/outgoing-message.ts';
import { type NightSettings, nextSending, type SendingChannel } from '#platform/jobs/sending-hours.ts';
import { NOTICE_EVENTS } from '../events.ts';
import { gatherAt } from './announce.ts';
import { NOTICE_GAP_MS, SEND_NOTICE_OF, TEMPLATE_OF } from './notice-jobs.ts';
import { queueNotice } from './send-notice.ts';

/** A notice that has not gone out for so long does not hold up the next one any more: its mailbox may be gone. */
const GIVEN_UP_MS = 86_400_000;

/**
 * Makes one notice of all that a patient is to be told by a way. It waits for the morning, for the notice before to have gone
 * out, and until that is some minutes ago: so there are never two at a time, also where the gateway was away.
 */
export async function gatherNotices(
  { inScope, vault, now: clock, settings }: Delivery & { readonly settings?: NightSettings },
  payload: JobPayload,
): Promise<void> {
  const patientId = String(payload.patientId);
  const channel = payload.channel as SendingChannel;
  const now = clock();
  await inScope({ patientId }, async (tx) => {
    const { email, phone, ...reader } = await lockReader(tx, patientId);
    const later = nextSending(channel, now, settings) ?? (await afterLast(tx, patientId, channel, now));
    if (later) return gatherAt(tx, patientId, channel, later);
    const chosen = await takeDue(tx, patientId, channel);
    const [first] = chosen;
    const opened = openPatient(vault, { email, phone });
    const recipient = channel === 'email' ? opened.email : opened.phone;
    if (!first || !recipient || reader.account_closed_at !== null) return;
    const about = chosen.length === 1 ? first.event : 'results';
    await queueNotice(tx, { vault, now }, SEND_NOTICE_OF[about], {
      patientId,
      channel,
      recipient,
      template: TEMPLATE_OF[about],
      brand: first.brand,
      language: reader.language,
    });
  });
}

/** The reader; two jobs about the same one do not look at the same moment. */
function lockReader(tx: Scoped, patientId: string) {
  return tx
    .selectFrom('patients')
    .select(['email', 'phone', 'language', 'account_closed_at'])
    .where('id', '=', patientId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** When the next notice by a way may be made; null: now. */
async function afterLast(
  tx: Scoped,
  patientId: string,
  channel: SendingChannel,
  now: Date,
): Promise<Date | null> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const last = await tx
    .selectFrom('messages')
    .select('sent_at')
    .where('patient_id', '=', patientId)
    .where('channel', '=', channel)
    .where('template', 'in', Object.values(TEMPLATE_OF))
    .where((is) =>
      is.or([
        is('sent_at', '>', ago(NOTICE_GAP_MS)),
        is.and([is('sent_at', 'is', null), is('created_at', '>', ago(GIVEN_UP_MS))]),
      ]),
    )
    .orderBy('sent_at', (by) => by.desc().nullsFirst())
    .executeTakeFirst();
  return last ? new Date((last.sent_at ?? now).getTime() + NOTICE_GAP_MS) : null;
}

/** Takes out what was due, and gives what of it is still chosen, in the order of the events. */
async function takeDue(tx: Scoped, patientId: string, channel: SendingChannel) {
  const due = await tx
    .deleteFrom('due_notices')
    .where('patient_id', '=', patientId)
    .where('channel', '=', channel)
    .returning('event')
    .execute();
  if (due.length === 0) return [];
  const rows = await tx
    .selectFrom('notice_choices')
    .select(['event', 'brand'])
    .where('patient_id', '=', patientId)
    .where(channel === 'email' ? 'by_email' : 'by_sms', '=', true)
    .where(
      'event',
      'in',
      due.map(({ event }) => event),
    )
    .execute();
  return NOTICE_EVENTS.flatMap((event) => rows.find((row) => row.event === event) ?? []);
}
