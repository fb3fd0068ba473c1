import type { DeclaredCall } from '#client/calls/call.ts';
import { call } from '#client/calls/call.ts';
import type { PageRequest } from '#contract/pages/render.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { daySearch, daysSearch, type Search } from './search.ts';
import { practitionersNamed, servicesAndPlaces } from './use-search-choices.ts';

/** What a page that shows a search asks for. */
export function searchCalls(search: Search, { now }: PageRequest): readonly DeclaredCall[] {
  const named = practitionersNamed(search);
  return [
    call('GET /api/appointments', { query: daySearch(search) }),
    call('GET /api/appointments/available-appointment-dates', {
      query: daysSearch(search, helsinkiDay(now)),
    }),
    ...servicesAndPlaces(search.customer),
    ...(named ? [call('GET /api/appointments/practitioners', { query: named })] : []),
  ];
}
