import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { flagsFor } from '../rules-customer.ts';
import type { SearchChoices } from './choices.ts';
import type { FilterName, Search } from './search.ts';

/** The calls that fill the search form; the page declares the same. */
export function practitionersNamed(search: Search) {
  const { practitionerIds, customer } = search;
  return practitionerIds.length > 0 ? { ...flagsFor(customer), practitionerIds: [...practitionerIds] } : null;
}

/** What services and places a customer can choose from, and whether some of it could not be had. */
export function useServicesAndPlaces(customer: Search['customer']) {
  const specialties = useCall('GET /api/appointments/specialty', { query: flagsFor(customer) });
  const places = useCall('GET /api/appointments/clinics');
  const loaded: FilterName[] = [
    ...(specialties.data?.type === 'success' ? (['specialtyIds'] as const) : []),
    ...(places.data ? (['municipalityIds', 'clinicIds'] as const) : []),
  ];
  return {
    loaded,
    specialties: specialties.data?.type === 'success' ? specialties.data.specialties : [],
    municipalities: places.data?.municipalities ?? [],
    clinics: places.data?.clinics ?? [],
    isFailed: Boolean(specialties.error || places.error),
  };
}

/** The calls that it makes, for pages to declare. */
export const servicesAndPlaces = (customer: Search['customer']) => [
  call('GET /api/appointments/specialty', { query: flagsFor(customer) }),
  call('GET /api/appointments/clinics'),
];

/** What the search form offers, and whether some of it could not be had. */
export function useSearchChoices(search: Search): SearchChoices & { readonly isFailed: boolean } {
  const offered = useServicesAndPlaces(search.customer);
  const named = practitionersNamed(search);
  // Those of another search would be taken for all that there are.
  const { data } = useCall(named && 'GET /api/appointments/practitioners', { query: named ?? {} });
  return {
    ...offered,
    practitioners: data?.practitioners ?? [],
    loaded: data ? [...offered.loaded, 'practitionerIds'] : offered.loaded,
  };
}
