import { useDraft } from '#client/drafts/use-draft.ts';
import type { ReservationDetails } from '../reservation-contract.ts';

/** The bookings of this page view by the free time's id: at hand before the tab's storage has been read. */
const made = new Map<string, ReservationDetails>();

export interface Reserved {
  /** What was booked; null while it is looked for and where nothing is known of it. */
  readonly details: ReservationDetails | null;
  readonly isLookedFor: boolean;
  readonly keep: (details: ReservationDetails) => void;
}

/**
 * The booking that was made of a free time, kept in this tab for its success page.
 *
 * @param id of the free time
 */
export function useReserved(id: string): Reserved {
  const draft = useDraft<ReservationDetails | null>(`reserved-${id}`, null);
  const details = made.get(id) ?? draft.value;
  return {
    details,
    isLookedFor: details === null && !draft.isRestored,
    keep: (reservation) => {
      made.set(id, reservation);
      draft.set(reservation);
    },
  };
}
