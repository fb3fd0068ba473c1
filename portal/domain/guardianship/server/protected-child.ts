import type { Context } from '#platform/context.ts';
import { isOwnAct } from '#platform/session/actor.ts';

/**
 * Whether who reads is kept from where the patient lives and how they are reached: a guardian who acts for a child under
 * a non-disclosure order, or with another guardian under one. Such a child may have been placed away from any of them, so
 * the portal shows it to none and leaves it to customer service.
 */
export function isContactHidden({ session }: Pick<Context, 'session'>): boolean {
  return session.actingFor?.isProtected ?? false;
}

/**
 * Whether who reads is kept from where an appointment is, or was: a place that is gone to tells where somebody lives.
 * Their own bookings they know.
 *
 * @param bookedBy who booked it, as the access log names who acts
 */
export function isPlaceHidden(context: Pick<Context, 'session' | 'vault'>, bookedBy: string | null): boolean {
  return isContactHidden(context) && !isOwnAct(context, bookedBy);
}
