import { dateFilter } from './dates.ts';
import { lastUpdated, pageIn, type Query, unsupported } from './query.ts';

interface EverythingQuery extends Pick<Query, 'count' | 'after' | 'fits' | 'used' | 'ignored'> {
  /** The types that are wanted; null: all. */
  readonly only: readonly string[] | null;
}

/**
 * Reads the parameters of `$everything` (FHIR R4, Patient-everything): `start` and `end` are days of care, `_since` is when an
 * entry came here.
 *
 * @throws FhirRefusal for a value that is not understood, and where the app is strict for what is not supported
 */
export function readEverything(
  parameters: URLSearchParams,
  { isStrict }: { readonly isStrict: boolean },
): EverythingQuery {
  const filters: Query['fits'][] = [];
  const used: [string, string][] = [];
  const ignored: string[] = [];
  let only: readonly string[] | null = null;
  for (const [name, value] of parameters) {
    if (name === '_type') only = value.split(',');
    else if (name === 'start') filters.push(dateFilter(`ge${value}`));
    else if (name === 'end') filters.push(dateFilter(`le${value}`));
    else if (name === '_since') filters.push(lastUpdated(`ge${value}`));
    else {
      if (!['_count', '_after', '_format', '_pretty'].includes(name)) ignored.push(name);
      continue;
    }
    used.push([name, value]);
  }
  if (isStrict && ignored.length > 0) throw unsupported('A parameter is not supported.');
  return {
    ...pageIn(parameters),
    only,
    fits: (entry) => filters.every((fits) => fits(entry)),
    used,
    ignored,
  };
}
