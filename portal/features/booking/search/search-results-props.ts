import type { AvailableAppointment } from '#domain/appointments/appointment.ts';
import type { Search } from './search.ts';

export interface SearchResultsProps {
  readonly search: Search;
  readonly today: string;
  readonly hrefOf: (time: AvailableAppointment) => string;
}
