import { useCall } from '#client/calls/use-call.ts';
import type { SearchChoices } from './choices.ts';
import type { Search } from './search.ts';

/** The calls that fill the search form; the page declares the same. */
export function practitionersNamed(search: Search) {
  return search.practitionerIds.length > 0 ? { practitionerIds: [...search.practitionerIds] } : null;
}

/** What the search form offers, and whether some of it could not be had. */
export function useSearchChoices(search: Search): SearchChoices & { readonly isFailed: boolean } {
  const specialties = useCall('GET /api/appointments/specialty');
  const places = useCall('GET /api/appointments/clinics');
  const named = practitionersNamed(search);
  const practitioners = useCall(
    named && 'GET /api/appointments/practitioners',
    { query: named ?? {} },
    { keepsPrevious: true },
  );
  const offered = specialties.data?.type === 'success' ? specialties.data.specialties : [];
  return {
    specialties: offered,
    municipalities: places.data?.municipalities ?? [],
    clinics: places.data?.clinics ?? [],
    practitioners: named ? (practitioners.data?.practitioners ?? []) : [],
    isFailed: Boolean(specialties.error || places.error),
  };
}
