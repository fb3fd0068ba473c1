import type { BrandSettings } from '#contract/brand/brand.ts';
import type { CalendarIdentity } from '#domain/appointments/appointment.ts';
import type { Vault } from '#platform/context.ts';

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
  return { uid: uidOf(vault, appointmentId), sequence, organizer: { name, email: sender.email } };
}

/** A keyed hash in the form of a UUID, as RFC 7986 section 5.3 recommends; version 8 is for forms of one's own (RFC 9562). */
function uidOf(vault: Vault, appointmentId: number): string {
  const bytes = vault.hash('calendar-uid', String(appointmentId)).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
