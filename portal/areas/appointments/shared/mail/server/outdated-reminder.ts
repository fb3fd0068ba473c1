import { sql } from 'kysely';
import { type OwnRow, readOwn } from '#areas/appointments/shared/appointments/server/own-row.ts';
import type { Language } from '#contract/language/language.ts';
import type { Scoped } from '#platform/context.ts';
import type { QueuedMessage } from '#platform/jobs/outgoing-message.ts';
import type { AppointmentNotice } from './appointment-messages.ts';

/** What a reminder is queued as. */
export const REMINDER = 'appointment-reminder';

/** The appointment, unless it is cancelled. */
export async function bookedAppointment(tx: Scoped, id: number, language: Language): Promise<OwnRow | null> {
  const [row] = await readOwn(tx, sql`base.id = ${id} and base.cancelled_by is null`, language);
  return row ?? null;
}

/**
 * Whether a message is a reminder that says what is so no more, as it could not be sent at once: the appointment is
 * cancelled, moved or has begun. It stays as it is, not sent.
 */
export async function isOutdatedReminder(tx: Scoped, message: QueuedMessage, now: Date): Promise<boolean> {
  if (message.template !== REMINDER) return false;
  const { appointmentId, startsAt } = message.content as AppointmentNotice;
  const row = await bookedAppointment(tx, appointmentId, message.language);
  return row === null || row.starts_at.toISOString() !== startsAt || row.starts_at <= now;
}
