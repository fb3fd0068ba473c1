import type { RecordCall } from '#platform/calls/call.ts';

/** Maximum number of future appointments that a patient has booked online after signing in. */
export const MAX_OPEN_RESERVATIONS = 10;
/** Maximum number of appointments that a patient has cancelled in a day: each has sent messages to whatever was typed for it. */
export const MAX_CANCELLED_A_DAY = 30;
const DAY_MS = 86_400_000;

/** Whether a patient has too many to book another one. What is booked without signing in takes nothing of what they may book, and is less. */
export async function hasTooMany(
  { tx, patientId, now }: RecordCall,
  visitor: { readonly maxAhead: number } | null,
): Promise<boolean> {
  const { open, cancelled } = await tx
    .selectFrom('appointments')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('starts_at', '>', now)
        .filterWhere('cancelled_at', 'is', null)
        .filterWhere('visitor_contact', visitor ? 'is not' : 'is', null)
        .as('open'),
      fn
        .countAll<number>()
        .filterWhere('cancelled_at', '>', new Date(now.getTime() - DAY_MS))
        .filterWhere('cancelled_by', '=', 'patient')
        .filterWhere('disowned_at', 'is', null)
        .as('cancelled'),
    ])
    .where('patient_id', '=', patientId)
    .executeTakeFirstOrThrow();
  if (visitor) return open >= visitor.maxAhead;
  return open >= MAX_OPEN_RESERVATIONS || cancelled >= MAX_CANCELLED_A_DAY;
}
