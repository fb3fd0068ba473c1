import type { ReactNode } from 'react';
import type { AvailableAppointment } from '#areas/appointments/shared/appointments/appointment.ts';
import type { Search } from './search.ts';

export interface SearchResultsProps {
  readonly search: Search;
  readonly today: string;
  /** What narrows the search, with the ways to take it away; null where nothing does. Beside the results' heading on a large screen, where a row of its own would push the times down. */
  readonly narrowing: ReactNode;
  /** Address of another search in the same list. */
  readonly listHref: (search: Search) => string;
  readonly hrefOf: (time: AvailableAppointment) => string;
  /** Address of all times of a time's practitioner on its day; null: that is what is shown. */
  readonly moreHrefOf: (time: AvailableAppointment) => string | null;
}
