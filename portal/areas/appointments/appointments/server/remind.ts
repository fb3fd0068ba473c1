import { isReminderDue, REMINDERS } from '#areas/appointments/shared/appointments/reminders.ts';
import { issueLinks } from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import { bookedAppointment, REMINDER } from '#areas/appointments/shared/mail/server/outdated-reminder.ts';
import { queueReminding } from '#areas/appointments/shared/mail/server/queue-reminding.ts';
import { type ReminderParts, remindedOf } from '#areas/appointments/shared/mail/server/reminded.ts';
import { announce } from '#areas/person/shared/notices/server/announce.ts';
import { isShownOnDevice } from '#areas/person/shared/notices/server/notice-choices.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import { nextSending } from '#platform/jobs/sending-hours.ts';

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
  if (reminded.ownRecord) await showOnDevices(parts, reminded.ownRecord);
}

/** The same on the devices of who is reminded, in their own record; by night the e-mail and the text message are enough. */
async function showOnDevices(
  { inScope, now: clock, settings }: ReminderParts,
  readerId: string,
): Promise<void> {
  const now = clock();
  if (nextSending('push', now, settings) !== null) return;
  await inScope({ patientId: readerId }, async (tx) => {
    if (await isShownOnDevice(tx, readerId, 'appointments'))
      await announce(tx, { readerId, event: 'appointments', ways: ['push'] }, now);
  });
}
