import type { KeptResource } from '#domain/health-record/kinds.ts';
import { dateFilter } from './dates.ts';
import { FhirRefusal } from './outcome.ts';
import { type EntryType, searchOf, tokenFilter } from './searches.ts';

const DEFAULT_COUNT = 50;
export const MOST = 200;

/** Parameters that FHIR has for every search and that change nothing of what is found. */
const OF_NO_EFFECT = ['_format', '_pretty', '_summary', '_elements', '_total'];

export interface Query {
  readonly count: number;
  /** The number of the last entry of the page before; null: the first page. */
  readonly after: number | null;
  /** What is asked of one resource by its id; null: of all. */
  readonly ids: readonly string[] | null;
  /** The patient that it is asked of, as the app calls them; null: of its own. */
  readonly patient: string | null;
  readonly fits: (entry: Found) => boolean;
  /** The parameters that had an effect, as the answer names itself. */
  readonly used: readonly (readonly [string, string])[];
}

interface Found {
  readonly happenedAt: Date;
  readonly day: string;
  readonly resource: KeptResource;
}

/**
 * Reads the parameters of a search. What the portal does not know is left out, as FHIR has it, unless the app wants it strict.
 *
 * @throws FhirRefusal for a value or a modifier that is not understood
 */
export function readQuery(
  type: EntryType,
  parameters: URLSearchParams,
  { isStrict }: { readonly isStrict: boolean },
): Query {
  const search = searchOf(type);
  const filters: Query['fits'][] = [];
  const used: [string, string][] = [];
  const query = { ...pageIn(parameters), ids: null as string[] | null, patient: null as string | null };
  for (const [name, value] of parameters) {
    const [plain = '', modifier] = name.split(':');
    const read = Object.hasOwn(search.tokens, plain) ? search.tokens[plain] : undefined;
    const isKnown = read !== undefined || [search.date, '_id', 'patient', 'subject'].includes(plain);
    if (isKnown && modifier !== undefined && !(plain === 'subject' && modifier === 'Patient'))
      throw new FhirRefusal(400, 'not-supported', 'Modifiers of search parameters are not supported.');
    if (isKnown) used.push([name, value]);
    if (plain === '_id') query.ids = value.split(',');
    else if (plain === 'patient' || plain === 'subject') query.patient = value.replace(/^Patient\//, '');
    else if (plain === search.date) filters.push(dateFilter(value));
    else if (read) {
      const fits = tokenFilter(value, read);
      filters.push(({ resource }) => fits(resource));
    } else if (isStrict && !['_count', '_after', ...OF_NO_EFFECT].includes(plain))
      throw new FhirRefusal(400, 'not-supported', 'A search parameter is not supported.');
  }
  return { ...query, fits: (entry) => filters.every((fits) => fits(entry)), used };
}

/** How much is wanted, and after what. */
export function pageIn(parameters: URLSearchParams): Pick<Query, 'count' | 'after'> {
  const count = numberIn(parameters, '_count') ?? DEFAULT_COUNT;
  return { count: Math.min(count, MOST), after: numberIn(parameters, '_after') };
}

function numberIn(parameters: URLSearchParams, name: string): number | null {
  const value = parameters.get(name);
  if (value === null) return null;
  if (!/^\d{1,15}$/.test(value)) throw new FhirRefusal(400, 'value', 'A number is not understood.');
  return Number(value);
}
