import type { Bundle } from 'fhir/r4.js';
import { RECORD_KINDS } from '#areas/record/shared/health-record/kinds.ts';
import {
  patientResource,
  readPerson,
} from '#areas/record/shared/health-record/server/fhir/patient-resource.ts';
import { APP_TYPES, type AppType, allows } from '#areas/record/shared/record-apps/scopes.ts';
import type { Scoped } from '#platform/context.ts';
import { type AppRequest, allowed, baseOf, inRecord, ownId, partsOf, readerOf } from './app-request.ts';
import { countset, searchset } from './bundles.ts';
import { findHomeObservation, findHomeObservations, isHomeId } from './home-observations.ts';
import { mergePage } from './merge-page.ts';
import { noteRead } from './note-read.ts';
import { FhirRefusal, notFound } from './outcome.ts';
import { readPractitioner } from './practitioners.ts';
import { type Query, readQuery } from './query.ts';
import { readEverything } from './query-everything.ts';
import { findResponse, findResponses, hasResponses } from './questionnaire-responses.ts';
import { countEntries, findEntries, findEntry } from './read-record.ts';
import { type EntryType, isEntryType, isSearchedType, searchOf } from './searches.ts';
import { type Served, type ServedResource, serve } from './served.ts';

const entryTypes = APP_TYPES.filter(isEntryType);
const NOTHING: Served = { resources: [], practitioners: [] };
/** How many practitioners one search names: for each the record is looked through. */
const MOST_PRACTITIONERS = 10;

/** `GET [type]/[id]` */
export function read(request: AppRequest, type: string, id: string): Promise<ServedResource> {
  const wanted = allowed(request, type, 'read');
  return inRecord(request, async (tx) => {
    const found = await readOne(request, tx, wanted, id);
    if (!found) throw notFound();
    const isNumbered = isSearchedType(wanted);
    await noteRead(request, tx, { types: [wanted], after: null, ...(isNumbered && { id }) });
    return found;
  });
}

/** `GET [type]?…` */
export function search(request: AppRequest, type: string, parameters: URLSearchParams): Promise<Bundle> {
  const wanted = allowed(request, type, 'search');
  const id = ownId(request);
  const reference = `Patient/${id}`;
  const query = readQuery(wanted, parameters, {
    isStrict: request.isStrict,
    patient: [id, reference, `${baseOf(request)}/${reference}`],
  });
  if (wanted === 'QuestionnaireResponse') return searchResponses(request, query);
  return isEntryType(wanted) ? searchEntries(request, wanted, query) : searchOthers(request, wanted, query);
}

/** What the patient has answered to questionnaires. */
function searchResponses(request: AppRequest, query: Query): Promise<Bundle> {
  const type = 'QuestionnaireResponse';
  const page = pageOf(request, type, query);
  return inRecord(request, async (tx) => {
    if (!query.isOfPatient) return query.isCount ? countset(page, 0) : searchset(page, NOTHING, null);
    await noteRead(request, tx, { types: [type], after: query.after });
    const latestFirst = (await findResponses(request, tx)).filter((each) => query.fits(each));
    if (query.isCount) return countset(page, latestFirst.length);
    const all = query.isOldestFirst ? latestFirst.toReversed() : latestFirst;
    const begin = query.after === null ? 0 : all.findIndex(({ id }) => id === query.after) + 1;
    const shown = all.slice(begin, begin + query.count);
    const hasMore = begin + shown.length < all.length;
    const resources = shown.map(({ resource }) => resource);
    return searchset(page, { resources, practitioners: [] }, nextOf(hasMore, shown));
  });
}

function searchEntries(request: AppRequest, type: EntryType, query: Query): Promise<Bundle> {
  const page = pageOf(request, type, query);
  const { kinds } = searchOf(type);
  const { after, count, isOldestFirst } = query;
  const fits: typeof query.fits = (entry) => entry.resource.resourceType === type && query.fits(entry);
  return inRecord(request, async (tx) => {
    if (!query.isOfPatient) return query.isCount ? countset(page, 0) : searchset(page, NOTHING, null);
    await noteRead(request, tx, { types: [type], after });
    const reader = readerOf(request, tx);
    const measured = type === 'Observation' ? await findHomeObservations(request, tx) : [];
    const others = measured.filter((each) => query.fits(each));
    if (query.isCount) return countset(page, others.length + (await countEntries(reader, kinds, fits)));
    const place = measured.find(({ id }) => id === after);
    const wanted = { after: place ?? after, count, isOldestFirst, fits };
    const found = await findEntries(reader, kinds, wanted);
    const { resources } = await serve(partsOf(request, tx), found.shown);
    if (others.length === 0)
      return searchset(page, { resources, practitioners: [] }, nextOf(found.hasMore, found.shown));
    const last = after === null ? null : (place ?? (await findEntry(reader, after)));
    // What it goes on from is gone.
    if (after !== null && last === null) return searchset(page, NOTHING, null);
    const merged = mergePage({ ...found, others, after: last, count, isOldestFirst });
    const byId = new Map(
      [...resources, ...others.map(({ resource }) => resource)].map((each) => [each.id, each]),
    );
    const shown = merged.page.flatMap(({ id }) => byId.get(String(id)) ?? []);
    return searchset(page, { resources: shown, practitioners: [] }, nextOf(merged.hasMore, merged.page));
  });
}

/** Patients and practitioners are found by their ids. */
function searchOthers(request: AppRequest, type: AppType, query: Query): Promise<Bundle> {
  const page = pageOf(request, type, query);
  const ids = type === 'Patient' ? [ownId(request)] : (query.ids ?? []);
  if (ids.length > MOST_PRACTITIONERS)
    throw new FhirRefusal(400, 'too-costly', 'Too many are asked for at a time.');
  return inRecord(request, async (tx) => {
    const resources: ServedResource[] = [];
    for (const id of ids) {
      const found = await readOne(request, tx, type, id);
      if (found && query.fitsOne({ id, resource: found })) resources.push(found);
    }
    await noteRead(request, tx, { types: [type], after: null });
    return query.isCount
      ? countset(page, resources.length)
      : searchset(page, { resources, practitioners: [] }, null);
  });
}

/** `GET Patient/[id]/$everything`: what the app may read of the record, latest first, a page at a time. */
export function everything(request: AppRequest, id: string, parameters: URLSearchParams): Promise<Bundle> {
  allowed(request, 'Patient', 'read');
  const { granted } = request.access;
  const query = readEverything(parameters, request);
  const { after, count, only } = query;
  const isWanted = (type: AppType) =>
    allows(granted, type, 'search') &&
    (only?.includes(type) ?? true) &&
    // These, too, come with the first page: they are few, and no entries of the record.
    (type !== 'QuestionnaireResponse' || (after === null && hasResponses(request)));
  return inRecord(request, async (tx) => {
    if (id !== ownId(request)) throw notFound();
    // The patient comes with the first page, whichever types are wanted.
    const types = APP_TYPES.filter((type) => (type === 'Patient' ? after === null : isWanted(type)));
    await noteRead(request, tx, { types, after });
    const { shown, hasMore } = await findEntries(readerOf(request, tx), RECORD_KINDS, {
      after,
      count,
      fits: (entry) => isWanted(entry.resource.resourceType) && query.fits(entry),
    });
    const { resources, practitioners } = await serve(partsOf(request, tx), shown);
    const patient = after === null ? await readOne(request, tx, 'Patient', id) : null;
    const answered = isWanted('QuestionnaireResponse') ? await findResponses(request, tx) : [];
    const responses = answered.filter((each) => query.fits(each)).map(({ resource }) => resource);
    const measured = after === null && isWanted('Observation') ? await findHomeObservations(request, tx) : [];
    const observations = measured.filter((each) => query.fits(each)).map(({ resource }) => resource);
    return searchset(
      pageOf(request, `Patient/${id}/$everything`, query),
      {
        resources: [...(patient ? [patient] : []), ...responses, ...observations, ...resources],
        practitioners: isWanted('Practitioner') ? practitioners : [],
      },
      nextOf(hasMore, shown),
    );
  });
}

const pageOf = (
  request: AppRequest,
  path: string,
  { used, ignored, count }: Pick<Query, 'used' | 'ignored' | 'count'>,
) => ({ base: baseOf(request), path, used, ignored, count });

const nextOf = (hasMore: boolean, shown: readonly { readonly id: number }[]) =>
  hasMore ? String(shown.at(-1)?.id ?? '') || null : null;

async function readOne(
  request: AppRequest,
  tx: Scoped,
  type: AppType,
  id: string,
): Promise<ServedResource | null> {
  const { patientId, hidesPlaces, granted } = request.access;
  if (type === 'Patient') {
    if (id !== ownId(request)) return null;
    return { ...patientResource(id, await readPerson(tx, request.context.vault, patientId)), id };
  }
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  if (type === 'Practitioner') {
    const types = entryTypes.filter(
      (each) => allows(granted, each, 'read') || allows(granted, each, 'search'),
    );
    return hidesPlaces ? null : readPractitioner(readerOf(request, tx), Number(id), types);
  }
  if (type === 'QuestionnaireResponse') return findResponse(request, tx, Number(id));
  if (type === 'Observation' && isHomeId(Number(id))) return findHomeObservation(request, tx, Number(id));
  const entry = await findEntry(readerOf(request, tx), Number(id));
  if (entry?.resource.resourceType !== type) return null;
  const { resources } = await serve(partsOf(request, tx), [entry]);
  return resources[0] ?? null;
}
