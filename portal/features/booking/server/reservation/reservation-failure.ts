import { isRefusal } from '#platform/database/database-error.ts';
import { TreatmentChainError } from './sell-slot.ts';

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
