import type { LocationType, ToldPrice } from '#areas/appointments/shared/appointments/appointment.ts';
import type { SharedView } from '#areas/appointments/shared/appointments/server/appointment-view.ts';
import type { InCalendar } from '#areas/appointments/shared/appointments/server/calendar-identity.ts';
import type { VisitInsurance } from '#areas/appointments/shared/insurance/visit-insurance.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import type { Scoped, Vault } from '#platform/context.ts';
import { queueMessage } from '#platform/jobs/outgoing-message.ts';
import { keyedUuid } from '#platform/keyring/keyed-uuid.ts';

/** The job that sends one message: `{ patientId, messageId }`. */
export const SEND_MESSAGE = 'send-message';

/** The appointment that was booked or cancelled, as it was then. */
export interface AppointmentNotice {
  readonly appointmentId: number;
  readonly practitionerId: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly kind: string;
  readonly isRemote: boolean;
  /** Absent, like `calendarSequence`, from a message that an older version has queued. */
  readonly locationType?: LocationType;
  readonly calendarSequence?: number;
  readonly practitioner: { readonly name: string; readonly title: string };
  readonly clinic: SharedView['clinic'];
  /** Opens the appointment without a login; null for a cancelled one. */
  readonly token: string | null;
  /**
   * Opens the page on which the patient takes back a booking that was not theirs; absent where nobody is asked to.
   */
  readonly disowningToken?: string;
  /** The child's first name, if a guardian reads it; absent where the reader is the patient. */
  readonly child?: string;
  /** When it was to begin until it was moved, or begins if the offered time is not taken. */
  readonly movedFrom?: string;
  /** Until when an offered time is held; absent from a message that an older version has queued. */
  readonly offeredUntil?: string;
  /** In which way it was booked, which decides who pays; absent: an older version has queued it. */
  readonly healthCareType?: HealthCareType;
  /** What its patient was told that it costs; absent: nothing. */
  readonly price?: Pick<ToldPrice, 'cents' | 'isFixed'>;
  /** On whose insurance it was booked, and how that pays; absent: on nobody's. What it is for is not told in a message. */
  readonly insurance?: Pick<VisitInsurance, 'insurer' | 'reimbursement'>;
}

/** A recipient's address or number, and what their message opens. */
export interface MessageTarget {
  readonly to: string;
  readonly token: string | null;
  readonly disowningToken?: string | null;
}

/**
 * `appointment-cancelled`: tells the person who has cancelled. `booked-appointment-cancelled`: tells the contact given at
 * the booking that another person has cancelled. `appointment-booked-by-visitor`: tells the patient that somebody booked
 * with their identity code without logging in. `appointment-disowned`: tells the person entered for the confirmation that
 * the patient has taken the booking back. `appointment-reminder`: reminds the person who booked. `appointment-moved`: tells the
 * person who has moved it to another time. `booked-appointment-moved`: tells the contact given at the booking that another person
 * has moved it. `earlier-time-offered`: tells the person who waits for one that it is held for them.
 * `additional-charge-proposed`: asks for an answer to what the clinic proposes to charge, without saying what for.
 * `appointment-cancelled-by-clinic`: tells the person who booked that the clinic cannot keep it.
 */
export type AppointmentTemplate =
  | 'appointment-booked'
  | 'appointment-cancelled'
  | 'booked-appointment-cancelled'
  | 'appointment-booked-by-visitor'
  | 'appointment-disowned'
  | 'appointment-reminder'
  | 'appointment-moved'
  | 'booked-appointment-moved'
  | 'earlier-time-offered'
  | 'additional-charge-proposed'
  | 'appointment-cancelled-by-clinic';

export interface AppointmentMessages {
  readonly patientId: string;
  readonly template: AppointmentTemplate;
  /** What the messages are about, where asking for them again must not send them again. */
  readonly onceFor?: string;
  readonly brand: BrandId;
  readonly language: Language;
  /** The child's first name, for a guardian; null if the patient is the recipient. */
  readonly child: string | null;
  /** `personHash` of that guardian; null if the patient is the recipient. */
  readonly addressedTo: Buffer | null;
  readonly appointment: SharedView & InCalendar;
  /** When it was to begin before; of a moved one. */
  readonly movedFrom?: Date;
  /** Until when the time is held that is offered. */
  readonly offeredUntil?: Date;
  readonly healthCareType: HealthCareType;
  /** What its patient was told that it costs; absent: it is not told. */
  readonly price?: Pick<ToldPrice, 'cents' | 'isFixed'>;
  /** On whose insurance; absent: it is not told. */
  readonly insurance?: Pick<VisitInsurance, 'insurer' | 'reimbursement'>;
  /** Null sends none. */
  readonly email: MessageTarget | null;
  readonly sms: MessageTarget | null;
}

/**
 * Puts the messages that follow a change of an appointment into the outbox, in the patient's scope. Their contents
 * are fixed here and sealed; the job needs nothing else.
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
      ...(given.onceFor && { id: keyedUuid(parts.vault, 'messages.id', `${given.onceFor} ${channel}`) }),
      patientId: given.patientId,
      channel,
      template: given.template,
      brand: given.brand,
      language: given.language,
      recipient: recipient.to,
      addressedTo: given.addressedTo,
      content: noticeOf(given, recipient),
    });
  }
}

function noticeOf(
  { appointment, child, movedFrom, offeredUntil, insurance, healthCareType, price }: AppointmentMessages,
  { token, disowningToken }: MessageTarget,
): AppointmentNotice {
  const { name, title } = appointment.practitioner;
  return {
    appointmentId: appointment.appointmentId,
    practitionerId: appointment.practitioner.id,
    startsAt: appointment.startDate,
    endsAt: appointment.endDate,
    kind: appointment.kind,
    isRemote: appointment.isRemote,
    locationType: appointment.locationType,
    calendarSequence: appointment.calendarSequence,
    practitioner: { name, title },
    clinic: appointment.clinic,
    token,
    healthCareType,
    ...(price && { price }),
    ...(disowningToken && { disowningToken }),
    ...(child !== null && { child }),
    ...(movedFrom && { movedFrom: movedFrom.toISOString() }),
    ...(offeredUntil && { offeredUntil: offeredUntil.toISOString() }),
    ...(insurance && {
      insurance: { insurer: insurance.insurer, reimbursement: insurance.reimbursement },
    }),
  };
}
