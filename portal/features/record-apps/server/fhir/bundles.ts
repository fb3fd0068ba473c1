import type { Bundle } from 'fhir/r4.js';
import type { Served, ServedResource } from './served.ts';

export interface Page {
  /** Where the portal serves records: `https://kaari.example/fhir/R4`. */
  readonly base: string;
  /** What was asked for: `Observation`, `Patient/1/$everything`. */
  readonly path: string;
  /** The parameters that had an effect. */
  readonly used: readonly (readonly [string, string])[];
  readonly count: number;
  /** The last entry, if more follow. */
  readonly next: string | null;
}

/** An answer to a search, a page of it. */
export function searchset(
  { base, path, used, count, next }: Page,
  { resources, practitioners }: Served,
): Bundle {
  const address = (...more: readonly (readonly [string, string])[]) =>
    `${base}/${path}?${new URLSearchParams([...used, ['_count', String(count)], ...more].map(([name, value]) => [name, value]))}`;
  const entry = (resource: ServedResource, mode: 'match' | 'include') => ({
    fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
    resource,
    search: { mode },
  });
  const entries = [
    ...resources.map((resource) => entry(resource, 'match')),
    ...practitioners.map((resource) => entry(resource, 'include')),
  ];
  const bundle = {
    resourceType: 'Bundle',
    type: 'searchset',
    link: [
      { relation: 'self', url: address() },
      ...(next === null ? [] : [{ relation: 'next', url: address(['_after', next]) }]),
    ],
    // FHIR has no empty lists.
    ...(entries.length > 0 && { entry: entries }),
  };
  return bundle as Bundle;
}
