import type { Bundle, BundleEntry } from 'fhir/r4.js';
import type { Served, ServedResource } from './served.ts';

export interface Page {
  /** Where the portal serves records: `https://kaari.example/fhir/R4`. */
  readonly base: string;
  /** What was asked for: `Observation`, `Patient/1/$everything`. */
  readonly path: string;
  /** The parameters that had an effect. */
  readonly used: readonly (readonly [string, string])[];
  /** The names of those that had none. */
  readonly ignored: readonly string[];
  readonly count: number;
}

/** What a request may be called in an answer to it. */
const NAME = /^[\w.:-]{1,64}$/;

/**
 * An answer to a search, a page of it.
 *
 * @param next the last entry, if more follow
 */
export function searchset(page: Page, { resources, practitioners }: Served, next: string | null): Bundle {
  const entry = (resource: ServedResource, mode: 'match' | 'include') => ({
    fullUrl: `${page.base}/${resource.resourceType}/${resource.id}`,
    resource,
    search: { mode },
  });
  const entries = [
    ...resources.map((resource) => entry(resource, 'match')),
    ...practitioners.map((resource) => entry(resource, 'include')),
    ...warning(page.ignored),
  ];
  const bundle = {
    resourceType: 'Bundle',
    type: 'searchset',
    link: [
      { relation: 'self', url: addressOf(page) },
      ...(next === null ? [] : [{ relation: 'next', url: addressOf(page, [['_after', next]]) }]),
    ],
    // FHIR has no empty lists.
    ...(entries.length > 0 && { entry: entries }),
  };
  return bundle as Bundle;
}

/** How many there are, and nothing of them. */
export function countset(page: Page, total: number): Bundle {
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total,
    link: [{ relation: 'self', url: addressOf(page) }],
  };
}

function addressOf({ base, path, used, count }: Page, more: readonly (readonly [string, string])[] = []) {
  const parameters = [...used, ['_count', String(count)] as const, ...more];
  return `${base}/${path}?${new URLSearchParams(parameters.map(([name, value]) => [name, value]))}`;
}

/** Names what was left out of a search, as FHIR has it (R4, 3.1.1.2). */
function warning(ignored: readonly string[]): BundleEntry[] {
  if (ignored.length === 0) return [];
  const names = ignored.filter((name) => NAME.test(name)).join(', ');
  return [
    {
      resource: {
        resourceType: 'OperationOutcome',
        issue: [
          {
            severity: 'warning',
            code: 'not-supported',
            diagnostics: `Parameters that are not supported were left out: ${names}`,
          },
        ],
      },
      search: { mode: 'outcome' },
    },
  ];
}
