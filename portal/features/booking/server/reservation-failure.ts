import { isUnavailable } from '#platform/database/database-error.ts';
import { TreatmentChainError } from './sell-slot.ts';

/**
 * The outcome of a reservation that the database refused. Nothing of it took effect.
 *
 * @throws whatever says that the database is away: the caller is to try again
 */
export function reservationFailure(error: unknown): 'treatmentChainCreationFailed' | 'unknownError' {
  if (isUnavailable(error)) throw error;
  return error instanceof TreatmentChainError ? 'treatmentChainCreationFailed' : 'unknownError';
}
