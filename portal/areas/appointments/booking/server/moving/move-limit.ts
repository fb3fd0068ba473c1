import type { RecordCall } from '#platform/calls/call.ts';
import { countAttempt } from '#platform/limits/attempts.ts';

const DAY_MINUTES = 24 * 60;
/** A patient's moves in a day. Each sends messages to what was typed at the booking, which may be a stranger's. */
export const MOVES_A_DAY = 20;

/** Counts a move of the call's patient, and whether it is one too many. */
export async function isOneMoveTooMany({ tx, vault, now, patientId }: RecordCall): Promise<boolean> {
  const subject = vault.hash('attempts.moves', patientId);
  return (await countAttempt(tx, subject, now, DAY_MINUTES)) > MOVES_A_DAY;
}
