import type { BrandId } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { SharedView } from './appointment-view.ts';
import type { Scoped, Vault } from './context.ts';
import { queueMessage } from './outgoing-message.ts';

/** The job that sends one message: `{ patientId, messageId }`. */
export const SEND_MESSAGE = 'send-message';

/** What is told of an appointment that was booked or cancelled, as it was then. */
export interface AppointmentNotice {
  readonly appointmentId: number;
  readonly practitionerId: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly kind: string;
  readonly isRemote: boolean;
  readonly practitioner: { readonly name: string; readonly title: string };
  readonly clinic: SharedView['clinic'];
  /** Opens the appointment without a login; null for a cancelled one. */
  readonly token: string | null;
  /** What the child is called whose guardian reads it; absent where the reader is the patient. */
  readonly child?: string;
}

export interface AppointmentMessages {
  readonly patientId: string;
  readonly template: 'appointment-booked' | 'appointment-cancelled';
  readonly brand: BrandId;
  readonly language: Language;
  /** What the child is called on whose behalf a guardian hears of it; null where the patient does. */
  readonly child: string | null;
  /** `personHash` of that guardian; null where the patient hears of it. */
  readonly addressedTo: Buffer | null;
  readonly appointment: SharedView & { readonly appointmentId: number };
  /** Null sends none. */
  readonly email: { readonly to: string; readonly token: string | null } | null;
  readonly sms: { readonly to: string; readonly token: string | null } | null;
}

/**
 * Leaves the messages that follow a change of an appointment for after its commit, in the patient's
 * scope. What they say is fixed here and sealed; the job needs nothing else.
 */
export async function queueAppointmentMessages(
  tx: Scoped,
  parts: { vault: Vault; now: Date },
  given: AppointmentMessages,
): Promise<void> {
  for (const channel of ['email', 'sms'] as const) {
    const recipient = given[channel];
    if (!recipient) continue;
    await queueMessage(tx, parts, SEND_MESSAGE, {
      patientId: given.patientId,
      channel,
      template: given.template,
      brand: given.brand,
      language: given.language,
      recipient: recipient.to,
      addressedTo: given.addressedTo,
      content: noticeOf(given, recipient.token),
    });
  }
}

function noticeOf({ appointment, child }: AppointmentMessages, token: string | null): AppointmentNotice {
  const { name, title } = appointment.practitioner;
  return {
    appointmentId: appointment.appointmentId,
    practitionerId: appointment.practitioner.id,
    startsAt: appointment.startDate,
    endsAt: appointment.endDate,
    kind: appointment.kind,
    isRemote: appointment.isRemote,
    practitioner: { name, title },
    clinic: appointment.clinic,
    token,
    ...(child !== null && { child }),
  };
}
