import type { AvailableAppointment } from '#domain/appointments/appointment.ts';
import type { Search } from './search.ts';

export interface SearchResultsProps {
  readonly search: Search;
  readonly today: string;
  /** Address of another search in the same list. */
  readonly listHref: (search: Search) => string;
  readonly hrefOf: (time: AvailableAppointment) => string;
  /** Address of all times of a time's practitioner on its day; null: that is what is shown. */
  readonly moreHrefOf: (time: AvailableAppointment) => string | null;
}
