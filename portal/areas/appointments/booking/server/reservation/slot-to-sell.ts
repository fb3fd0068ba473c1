import type { Language } from '#contract/language/language.ts';
import type { ReservationTerms } from '../../rules-reservation.ts';
import type { SlotRow } from '../search/available-appointments.ts';

/** A time, in the language of the page. */
export interface LocalisedSlot {
  readonly slot: SlotRow;
  readonly lang: Language;
}

/** A time, and on which terms it is sold. */
export interface SlotToSell extends LocalisedSlot {
  readonly terms: Pick<ReservationTerms, 'healthCareType' | 'showsPrice'>;
}
