import type { ReservationTerms } from '../../rules-reservation.ts';
import type { LocalisedSlot } from '../slot/slot.ts';

/** A time, and on which terms it is sold. */
export interface SlotToSell extends LocalisedSlot {
  readonly terms: Pick<ReservationTerms, 'healthCareType' | 'showsPrice'>;
}
