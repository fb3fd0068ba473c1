import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Mailer } from '#outside/mail/client/mailer.ts';
import { sendMail } from '#outside/mail/client/send-mail.ts';
import { type Delivery, deliverMessage, type QueuedMessage } from '#platform/jobs/outgoing-message.ts';
import type { Task } from '#platform/jobs/worker.ts';
import { SEND_PATIENT_INFORMATION_MESSAGE } from './deletion-requests.ts';
import { type DeletionNotice, type DeletionTemplate, renderDeletionEmail } from './render-deletion-email.ts';

export interface PatientInformationTasksOptions extends Delivery {
  readonly mailer: Pick<Mailer, 'sendMail'>;
  /** Origin of each brand's portal: `https://kaari.example`. */
  readonly origins: Readonly<Record<BrandId, string>>;
}

/** The job that follows a request for deletion. */
export function patientInformationTasks(
  options: PatientInformationTasksOptions,
): Readonly<Record<string, Task>> {
  return {
    [SEND_PATIENT_INFORMATION_MESSAGE]: (payload, signal) =>
      deliverMessage(options, payload, signal, (message) => sendDeletionMail(options, message)),
  };
}

/** Sends a message about a request for deletion. */
export async function sendDeletionMail(
  { mailer, origins }: PatientInformationTasksOptions,
  message: QueuedMessage,
): Promise<void> {
  const brand = brandOf(message.brand);
  const template = message.template as DeletionTemplate;
  const notice = message.content as DeletionNotice;
  const mail = renderDeletionEmail(brand, message.language, template, notice);
  await sendMail(mailer, brand, origins[message.brand], message, mail);
}
