import type { Context } from '#platform/context.ts';
import { isOwnAct } from '#platform/session/actor.ts';

/**
 * Whether the patient's address and contact details are hidden from the reader: a guardian who acts for a child under
 * a non-disclosure order, or with another guardian under one. Such a child may have been placed away from any of
 * them, so the portal shows it to none and leaves it to customer service.
 */
export function isContactHidden({ session }: Pick<Context, 'session'>): boolean {
  return session.actingFor?.isProtected ?? false;
}

/**
 * Whether the place of an appointment is hidden from the reader: where somebody goes reveals where they live. The
 * reader knows the place of their own bookings.
 *
 * @param bookedBy who booked it, as the access log names the actor
 */
export function isPlaceHidden(context: Pick<Context, 'session' | 'vault'>, bookedBy: string | null): boolean {
  return isContactHidden(context) && !isOwnAct(context, bookedBy);
}
