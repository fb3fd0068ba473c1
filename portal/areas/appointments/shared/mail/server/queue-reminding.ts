import type { LinkTokens } from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import {
  type SharedView,
  sharedView,
} from '#areas/appointments/shared/appointments/server/appointment-view.ts';
import { inCalendar, type OwnRow } from '#areas/appointments/shared/appointments/server/own-row.ts';
import type { Scoped } from '#platform/context.ts';
import type { Delivery } from '#platform/jobs/outgoing-message.ts';
import { type AppointmentMessages, queueAppointmentMessages } from './appointment-messages.ts';
import type { Reminded } from './reminded.ts';

export interface Reminding
  extends Required<Pick<AppointmentMessages, 'patientId' | 'template' | 'onceFor'>>,
    Pick<AppointmentMessages, 'movedFrom' | 'offeredUntil'> {
  /** In the language of who is reminded. */
  readonly row: OwnRow;
  readonly reminded: Reminded;
  /** What the message tells of, where it is not the appointment as it stands. */
  readonly told?: SharedView;
  /** What opens it; absent where the message leads to a login. */
  readonly links?: LinkTokens;
}

/** Leaves what a job tells unasked about an appointment, in the patient's scope. */
export async function queueReminding(
  tx: Scoped,
  { vault, now }: Delivery,
  { row, reminded, told = sharedView(row, null), links, ...message }: Reminding,
): Promise<void> {
  const { email, phone, ...reader } = reminded;
  await queueAppointmentMessages(
    tx,
    { vault, now: now() },
    {
      ...message,
      ...reader,
      brand: row.brand,
      healthCareType: row.health_care_type,
      appointment: { ...told, ...inCalendar(row) },
      email: email === null ? null : { to: email, token: links?.long ?? null },
      sms: phone === null ? null : { to: phone, token: links?.short ?? null },
    },
  );
}
