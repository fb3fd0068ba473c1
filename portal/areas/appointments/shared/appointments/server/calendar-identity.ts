import type { CalendarIdentity } from '#areas/appointments/shared/appointments/appointment.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Vault } from '#platform/context.ts';
import { keyedUuid } from '#platform/keyring/keyed-uuid.ts';

/** The part of an appointment that its calendar identity is made from. */
export interface InCalendar {
  readonly appointmentId: number;
  readonly calendarSequence: number;
}

/**
 * What a calendar knows an appointment by. Neither the host nor the brand's addresses are part of its UID: they may change
 * while the entry stays in somebody's calendar.
 *
 * @param brand the one that it was booked with
 */
export function calendarIdentity(
  vault: Vault,
  { name, sender }: Pick<BrandSettings, 'name' | 'sender'>,
  { appointmentId, calendarSequence: sequence }: InCalendar,
): CalendarIdentity {
  // In the form that RFC 7986 section 5.3 recommends.
  const uid = keyedUuid(vault, 'calendar-uid', String(appointmentId));
  return { uid, sequence, organizer: { name, email: sender.email } };
}
