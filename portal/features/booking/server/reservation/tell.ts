import type { LinkTokens } from '#domain/appointments/server/appointment-links.ts';
import { queueAppointmentMessages } from '#domain/appointments/server/appointment-messages.ts';
import { sharedView } from '#domain/appointments/server/appointment-view.ts';
import type { Context, Scoped } from '#platform/context.ts';
import type { Told } from '../../rules-told.ts';
import { findSlot, type SlotRow } from '../search/available-appointments.ts';

/** A time that has just been sold, with what opens it. */
export interface Sold {
  readonly patientId: string;
  readonly appointmentId: number;
  readonly slot: SlotRow;
  readonly links: LinkTokens;
  /** Takes the booking back; null where nobody is asked. */
  readonly disowning: string | null;
}

/** Leaves one message about a sale for after its commit, in the patient's scope. */
export async function tell(
  tx: Scoped,
  context: Context,
  { patientId, appointmentId, slot, links, disowning }: Sold,
  { channel, to, language, child, addressedTo, says }: Told,
): Promise<void> {
  // Read again: the reader's language may be another than the page's.
  const told = (await findSlot(tx, slot.id, language)) ?? slot;
  const recipient = {
    to,
    token: says === 'warning' ? null : links[channel === 'email' ? 'long' : 'short'],
    disowningToken: says === 'booking' ? null : disowning,
  };
  await queueAppointmentMessages(tx, context, {
    patientId,
    template: says === 'warning' ? 'appointment-booked-by-visitor' : 'appointment-booked',
    brand: context.brand.id,
    language,
    child,
    addressedTo,
    appointment: { ...sharedView(told, { showsPrice: true }), appointmentId },
    email: channel === 'email' ? recipient : null,
    sms: channel === 'sms' ? recipient : null,
  });
}
