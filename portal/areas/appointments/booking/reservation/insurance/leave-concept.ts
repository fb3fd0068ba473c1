import {
  conceptCodeOf,
  type ReimbursementChoice,
} from '#areas/appointments/shared/insurance/concept-codes.ts';
import type { PohjolaState } from '#areas/appointments/shared/insurance/insurance-states.ts';
import type { Send } from '#client/calls/use-send.ts';
import type { Settling } from './settling.ts';

/** Milliseconds for which a booking that has been made waits for an insurer's answer, and for the portal's. */
const LONGEST_MS = 8_000;

/** What has become of saying who pays, where it is no success. */
export type ConceptFailure = 'failed' | 'denied';

/**
 * Leaves with the patient the concept code that goes with their choice, if one does (INSUR-05). The visit is booked already and
 * stays so: whatever fails is told beside it. Never rejects.
 */
export async function leaveConcept(
  send: Send,
  choice: ReimbursementChoice,
  { settling, features }: { readonly settling: Settling; readonly features: readonly string[] },
): Promise<ConceptFailure | null> {
  const pohjola = await Promise.race([settling.current, unanswered()]);
  const code = conceptCodeOf(choice, { pohjola, features });
  if (code === null) return null;
  const first = await attempt(send, code);
  // The same code again is the same concept.
  const type = first ?? (await attempt(send, code));
  if (type === 'success') return null;
  return type === 'customerDeniedAccess' ? 'denied' : 'failed';
}

function unanswered(): Promise<PohjolaState> {
  return new Promise((resolve) => setTimeout(() => resolve('UNDEFINED'), LONGEST_MS));
}

/** Null where nothing is known of it. */
async function attempt(send: Send, code: string) {
  try {
    const signal = AbortSignal.timeout(LONGEST_MS);
    return (await send('POST /api/concepts', { body: { code }, signal })).type;
  } catch {
    return null;
  }
}
