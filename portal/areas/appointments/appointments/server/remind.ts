import { sql } from 'kysely';
import { isReminderDue, REMINDERS } from '#areas/appointments/shared/appointments/reminders.ts';
import { issueLinks } from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import type { AppointmentNotice } from '#areas/appointments/shared/appointments/server/appointment-messages.ts';
import type { Language } from '#contract/language/language.ts';
import type { Scoped } from '#platform/context.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import type { QueuedMessage } from '#platform/jobs/outgoing-message.ts';
import { type OwnRow, readOwn } from './own-rows.ts';
import { queueReminding } from './queue-reminding.ts';
import { type ReminderParts, remindedOf } from './reminded.ts';

const TEMPLATE = 'appointment-reminder';

/**
 * Reminds of an appointment if it still stands and the reminder is due. A job that runs again writes the same messages,
 * which are sent once.
 */
export async function remind(parts: ReminderParts, payload: JobPayload): Promise<void> {
  const { inScope, now } = parts;
  const patientId = String(payload.patientId);
  const id = Number(payload.appointmentId);
  const reminder = REMINDERS.find((each) => each === payload.reminder);
  const row = await inScope({ patientId }, (tx) => bookedAppointment(tx, id, 'fi'));
  if (!row || !reminder || !isReminderDue(reminder, row.starts_at, now())) return;
  const reminded = await remindedOf(parts, patientId, row);
  if (!reminded) return;
  await inScope({ patientId }, async (tx) => {
    const localised = await bookedAppointment(tx, id, reminded.language);
    if (!localised) return;
    const onceFor = `${id} ${reminder} ${localised.starts_at.toISOString()}`;
    const links = await issueLinks(tx, parts.vault, {
      patientId,
      practitionerId: localised.practitioner_id,
      appointmentId: id,
    });
    await queueReminding(tx, parts, {
      ...{ reminded, patientId, onceFor, links },
      row: localised,
      template: TEMPLATE,
    });
  });
}

/** The appointment, unless it is cancelled. */
async function bookedAppointment(tx: Scoped, id: number, language: Language): Promise<OwnRow | null> {
  const [row] = await readOwn(tx, sql`base.id = ${id} and base.cancelled_by is null`, language);
  return row ?? null;
}

/**
 * Whether a message is a reminder that says what is so no more, as it could not be sent at once: the appointment is
 * cancelled, moved or has begun. It stays as it is, not sent.
 */
export async function isOutdatedReminder(tx: Scoped, message: QueuedMessage, now: Date): Promise<boolean> {
  if (message.template !== TEMPLATE) return false;
  const { appointmentId, startsAt } = message.content as AppointmentNotice;
  const row = await bookedAppointment(tx, appointmentId, message.language);
  return row === null || row.starts_at.toISOString() !== startsAt || row.starts_at <= now;
}
