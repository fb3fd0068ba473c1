import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { Language } from '#contract/language/language.ts';
import type { Scoped, Vault } from '#platform/context.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import type { Delivery } from '#platform/jobs/outgoing-message.ts';
import { type NightSettings, nextSending, type SendingChannel } from '#platform/jobs/sending-hours.ts';
import { type DueEvent, NOTICE_EVENTS, PUSH_EVENTS } from '../events.ts';
import { gatherAt } from './announce.ts';
import { NOTICE_GAP_MS, PUSH_TEMPLATE, SEND_NOTICE_OF, SEND_PUSH, TEMPLATE_OF } from './notice-jobs.ts';
import type { PushContent } from './push-content.ts';
import { queueNotice } from './send-notice.ts';

/** What all notices are called among the messages. */
const TEMPLATES = [...Object.values(TEMPLATE_OF), PUSH_TEMPLATE];

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
    const morning = nextSending(channel, now, settings);
    // What has begun by the morning is not reminded of.
    if (morning) await takeDue(tx, patientId, channel, ['appointments']);
    const later = morning ?? (await afterLast(tx, patientId, channel, now));
    if (later) return gatherAt(tx, patientId, channel, later);
    const due = await takeDue(tx, patientId, channel);
    if (due.length === 0 || reader.account_closed_at !== null) return;
    if (channel === 'push')
      return queueForDevices(tx, { vault, now }, { patientId, language: reader.language, due });
    const chosen = await stillChosen(tx, patientId, channel, due);
    const [first] = chosen;
    const opened = openPatient(vault, { email, phone });
    const recipient = channel === 'email' ? opened.email : opened.phone;
    if (!first || !recipient) return;
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
    .where('template', 'in', TEMPLATES)
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

/** Takes out what was due, of some events or of all. */
async function takeDue(
  tx: Scoped,
  patientId: string,
  channel: SendingChannel,
  events?: readonly DueEvent[],
): Promise<readonly DueEvent[]> {
  const due = await tx
    .deleteFrom('due_notices')
    .where('patient_id', '=', patientId)
    .where('channel', '=', channel)
    .$if(events !== undefined, (rows) => rows.where('event', 'in', events ?? []))
    .returning('event')
    .execute();
  return due.map(({ event }) => event);
}

/** Leaves a notice for each of a patient's devices: one that is out of reach keeps no other waiting for this notice. */
async function queueForDevices(
  tx: Scoped,
  parts: { readonly vault: Vault; readonly now: Date },
  { patientId, language, due }: { patientId: string; language: Language; due: readonly DueEvent[] },
): Promise<void> {
  const [first, second] = PUSH_EVENTS.filter((event) => due.includes(event));
  if (!first) return;
  const content: PushContent = { about: second ? 'several' : first };
  const devices = await tx
    .selectFrom('push_devices')
    .select(['id', 'brand'])
    .where('patient_id', '=', patientId)
    .orderBy('id')
    .execute();
  for (const { id, brand } of devices)
    await queueNotice(tx, parts, SEND_PUSH, {
      patientId,
      channel: 'push',
      recipient: String(id),
      template: PUSH_TEMPLATE,
      brand,
      language,
      content,
    });
}

/** What of what was due is still chosen, in the order of the events. */
async function stillChosen(
  tx: Scoped,
  patientId: string,
  channel: 'email' | 'sms',
  due: readonly DueEvent[],
) {
  const rows = await tx
    .selectFrom('notice_choices')
    .select(['event', 'brand'])
    .where('patient_id', '=', patientId)
    .where(channel === 'email' ? 'by_email' : 'by_sms', '=', true)
    .where(
      'event',
      'in',
      NOTICE_EVENTS.filter((event) => due.includes(event)),
    )
    .execute();
  return NOTICE_EVENTS.flatMap((event) => rows.find((row) => row.event === event) ?? []);
}
