import { dateFilter } from './dates.ts';
import { FhirRefusal } from './outcome.ts';
import {
  identifierFilter,
  isSearchedType,
  type SearchedResource,
  type SearchedType,
  searchOf,
  tokenFilter,
} from './searches.ts';

const DEFAULT_COUNT = 50;
const MOST = 200;

/** Parameters that change nothing of what is found, and that the answer follows as it is. */
const FOLLOWED = ['_format', '_pretty'];
/** The portal's own pages, and how many are on one. */
const PAGING = ['_count', '_after'];
/**
 * What an app must not take for heeded: without the first two another order or older entries look as if they were asked for,
 * and what follows the patient (chains, `_has`) may ask of somebody else.
 */
const NEVER_IGNORED = /^(_sort|_lastUpdated|_has|identifier|(patient|subject)\..*)$/;

/** What filters look at of something that may be found. */
export interface Candidate {
  readonly id: number | string;
  readonly resource: { readonly resourceType: string };
}
/** An entry of the record, or an answered questionnaire. */
interface Entry extends Candidate {
  readonly happenedAt: Date;
  readonly day: string;
  readonly receivedAt: Date;
  readonly receivedDay: string;
  readonly resource: SearchedResource;
}

export interface Query {
  readonly count: number;
  /** The number of the last entry of the page before; null: the first page. */
  readonly after: number | null;
  readonly isOldestFirst: boolean;
  /** Only how many there are is wanted. */
  readonly isCount: boolean;
  /** What is asked for by its id; null: all. */
  readonly ids: readonly string[] | null;
  /** It is asked of the app’s patient, or of nobody by name. */
  readonly isOfPatient: boolean;
  readonly fits: (candidate: Entry) => boolean;
  /** Whether what is no entry, a patient or a practitioner, is what is asked for. */
  readonly fitsOne: (candidate: Candidate) => boolean;
  /** The parameters that had an effect, as the answer names itself. */
  readonly used: readonly (readonly [string, string])[];
  /** The names of those that had none. */
  readonly ignored: readonly string[];
}

interface Asked {
  readonly isStrict: boolean;
  /** The patient as references of the app may call them: `Patient/…`, the same with the portal’s address, the id alone. */
  readonly patient: readonly string[];
}

/**
 * Reads the parameters of a search. What the portal does not know is left out and named, as FHIR has it, unless the app wants
 * it strict.
 *
 * @throws FhirRefusal for a value or a modifier that is not understood, and for what must not be left out
 */
export function readQuery(type: string, parameters: URLSearchParams, { isStrict, patient }: Asked): Query {
  const of = isSearchedType(type) ? type : null;
  const entryFilters: Query['fits'][] = [];
  const filters: Query['fitsOne'][] = [];
  const used: [string, string][] = [];
  const ignored: string[] = [];
  const query = {
    ...pageIn(parameters),
    isOldestFirst: false,
    ids: null as string[] | null,
    isOfPatient: true,
  };
  let isCount = query.count === 0;
  for (const [name, value] of parameters) {
    if (FOLLOWED.includes(name) || PAGING.includes(name)) continue;
    const [plain = '', modifier] = name.split(':');
    const entryFilter = of && entryFilterOf(of, plain, value);
    if (plain === '_summary' && ['count', 'false'].includes(value)) isCount ||= value === 'count';
    else if (plain === '_total' && value === 'none') continue;
    else if (plain === '_id') query.ids = bothOf(query.ids, value.split(','));
    else if (plain === 'identifier') filters.push(identifierFilter(value));
    else if (of && (plain === 'patient' || plain === 'subject'))
      query.isOfPatient &&= value.split(',').some((each) => patient.includes(each));
    else if (of && plain === '_sort') query.isOldestFirst = isOldestFirst(of, value);
    else if (entryFilter) entryFilters.push(entryFilter);
    else if (isStrict || NEVER_IGNORED.test(plain)) throw unsupported('A search parameter is not supported.');
    else {
      ignored.push(name);
      continue;
    }
    if (modifier !== undefined && name !== 'subject:Patient')
      throw unsupported('Modifiers of search parameters are not supported.');
    used.push([name, value]);
  }
  const { ids } = query;
  const fitsOne: Query['fitsOne'] = (each) =>
    (ids === null || ids.includes(String(each.id))) && filters.every((fits) => fits(each));
  return {
    ...query,
    isCount,
    fitsOne,
    fits: (entry) => fitsOne(entry) && entryFilters.every((fits) => fits(entry)),
    used,
    ignored: [...new Set(ignored)],
  };
}

function entryFilterOf(type: SearchedType, name: string, value: string): Query['fits'] | null {
  const search = searchOf(type);
  if (name === search.date) return dateFilter(value);
  if (name === '_lastUpdated') return lastUpdated(value);
  const read = Object.hasOwn(search.tokens, name) ? search.tokens[name] : undefined;
  const fits = read && tokenFilter(value, read);
  return fits ? ({ resource }) => fits(resource) : null;
}

/** By when an entry came here. */
export function lastUpdated(value: string): Query['fits'] {
  const fits = dateFilter(value);
  return ({ receivedAt, receivedDay }) => fits({ happenedAt: receivedAt, day: receivedDay });
}

/** @throws FhirRefusal for any other order than by the type’s date */
function isOldestFirst(type: SearchedType, value: string): boolean {
  const { date } = searchOf(type);
  if (value !== date && value !== `-${date}`) throw unsupported('This order is not supported.');
  return value === date;
}

/** What is in both lists, where there is one before. */
const bothOf = (before: readonly string[] | null, wanted: readonly string[]) =>
  wanted.filter((each) => before?.includes(each) ?? true);

export const unsupported = (message: string) => new FhirRefusal(400, 'not-supported', message);

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
