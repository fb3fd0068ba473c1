import { isReminderDue, REMINDERS } from '#areas/appointments/shared/appointments/reminders.ts';
import { issueLinks } from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import { bookedAppointment, REMINDER } from '#areas/appointments/shared/mail/server/outdated-reminder.ts';
import { queueReminding } from '#areas/appointments/shared/mail/server/queue-reminding.ts';
import { type ReminderParts, remindedOf } from '#areas/appointments/shared/mail/server/reminded.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';

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
      template: REMINDER,
    });
  });
}
