import { errorCode, isUnavailable } from '#platform/database/database-error.ts';
import { TreatmentChainError } from './sell-slot.ts';

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Whether the database refused a statement; it is there, and trying again would not help. */
export function isRefusal(error: unknown): boolean {
  return !isUnavailable(error) && SQLSTATE.test(errorCode(error));
}

/**
 * The outcome of a reservation that the database refused. Nothing of it took effect.
 *
 * @throws what is no refusal: the database is away, or nobody foresaw it
 */
export function reservationFailure(error: unknown): 'treatmentChainCreationFailed' | 'unknownError' {
  if (error instanceof TreatmentChainError) return 'treatmentChainCreationFailed';
  if (isRefusal(error)) return 'unknownError';
  throw error;
}
