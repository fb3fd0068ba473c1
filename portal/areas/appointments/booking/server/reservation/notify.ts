import type { LinkTokens } from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import { sharedView } from '#areas/appointments/shared/appointments/server/appointment-view.ts';
import type { InCalendar } from '#areas/appointments/shared/appointments/server/calendar-identity.ts';
import type { PriceToTell } from '#areas/appointments/shared/appointments/server/told-price.ts';
import type { ChosenInsurance } from '#areas/appointments/shared/insurance/server/visit-insurance.ts';
import { queueAppointmentMessages } from '#areas/appointments/shared/mail/server/appointment-messages.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Notification } from '../../rules-notifications.ts';
import { findSlot } from '../slot/slot.ts';
import type { SlotToSell } from './slot-to-sell.ts';

/** A time that has just been sold, with what opens it. */
export interface Sold extends InCalendar, SlotToSell {
  readonly links: LinkTokens;
  /** Takes the booking back; null where nobody is asked. */
  readonly disowning: string | null;
  /** On whose insurance; null: on nobody's. */
  readonly insurance: ChosenInsurance | null;
  /** What its patient is told that it costs; null: nothing. */
  readonly price: Pick<PriceToTell, 'totalCents' | 'isFixed'> | null;
}

/** Leaves the messages about a sale for after its commit, in the patient's scope. */
export async function notifyAll(
  call: RecordCall,
  sold: Sold,
  notifications: readonly Notification[],
): Promise<void> {
  const slots = new Map([[sold.lang, sold.slot]]);
  for (const each of notifications) {
    const { language } = each;
    // The reader's language may be another than the page's.
    const slot = slots.get(language) ?? (await findSlot(call.tx, sold.slot.id, language)) ?? sold.slot;
    slots.set(language, slot);
    await tell(call, { ...sold, slot }, each);
  }
}

async function tell(
  call: RecordCall,
  { appointmentId, calendarSequence, slot, terms, links, disowning, insurance, price }: Sold,
  { channel, to, language, child, addressedTo, says }: Notification,
): Promise<void> {
  const recipient = {
    to,
    token: says === 'warning' ? null : links[channel === 'email' ? 'long' : 'short'],
    disowningToken: says === 'booking' ? null : disowning,
  };
  await queueAppointmentMessages(call.tx, call, {
    patientId: call.patientId,
    template: says === 'warning' ? 'appointment-booked-by-visitor' : 'appointment-booked',
    brand: call.brand.id,
    language,
    child,
    addressedTo,
    healthCareType: terms.healthCareType,
    ...(insurance && { insurance }),
    ...(price && { price: { cents: price.totalCents, isFixed: price.isFixed } }),
    appointment: { ...sharedView(slot, null), appointmentId, calendarSequence },
    email: channel === 'email' ? recipient : null,
    sms: channel === 'sms' ? recipient : null,
  });
}
