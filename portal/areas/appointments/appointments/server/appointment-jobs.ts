import { REMIND } from '#areas/appointments/shared/appointments/server/queue-reminders.ts';
import { SEND_MESSAGE } from '#areas/appointments/shared/mail/server/appointment-messages.ts';
import { type SendingParts, sendMessage } from '#areas/appointments/shared/mail/server/send-message.ts';
import type { Task } from '#platform/jobs/worker.ts';
import { remind } from './remind.ts';
import { TELL_CANCELLED_BY_CLINIC, tellCancelledByClinic } from './tell-cancelled-by-clinic.ts';

/** The jobs that remind of an appointment, tell that the clinic has cancelled it, and send what is told of it. */
export function appointmentJobs(parts: SendingParts): Readonly<Record<string, Task>> {
  return {
    [REMIND]: (payload) => remind(parts, payload),
    [TELL_CANCELLED_BY_CLINIC]: (payload) => tellCancelledByClinic(parts, payload),
    [SEND_MESSAGE]: (payload, signal) => sendMessage(parts, payload, signal),
  };
}
