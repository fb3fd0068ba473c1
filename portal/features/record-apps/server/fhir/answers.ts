import type { Bundle } from 'fhir/r4.js';
import { RECORD_KINDS } from '#domain/health-record/kinds.ts';
import { patientResource, readPerson } from '#domain/health-record/server/fhir/patient-resource.ts';
import { APP_TYPES, type AppType, allows, type Interaction, isAppType } from '#domain/record-apps/scopes.ts';
import { appActor } from '#domain/record-apps/server/app-actor.ts';
import { logAccess } from '#platform/access-log.ts';
import type { Context, Scoped } from '#platform/context.ts';
import type { AppAccess } from '../app-access.ts';
import { FHIR_PATH } from '../paths.ts';
import { patientIdFor } from '../patient-id.ts';
import { searchset } from './bundles.ts';
import { FhirRefusal, notFound } from './outcome.ts';
import { readPractitioner } from './practitioners.ts';
import { pageIn, readQuery } from './query.ts';
import { findEntries, findEntry } from './read-record.ts';
import { isEntryType, searchOf } from './searches.ts';
import { type Served, type ServedResource, serve } from './served.ts';

const entryTypes = APP_TYPES.filter(isEntryType);
const NOTHING: Served = { resources: [], practitioners: [] };

/** An app's request, once it is known what its token opens. */
export interface AppRequest {
  readonly context: Context;
  readonly access: AppAccess;
}

/** `GET [type]/[id]` */
export function read(request: AppRequest, type: string, id: string): Promise<ServedResource> {
  const wanted = allowed(request, type, 'read');
  return inRecord(request, async (tx) => {
    const found = await readOne(request, tx, wanted, id);
    if (!found) throw notFound();
    await note(request, tx, wanted);
    return found;
  });
}

/** `GET [type]?…` */
export function search(
  request: AppRequest,
  type: string,
  parameters: URLSearchParams,
  { isStrict }: { readonly isStrict: boolean },
): Promise<Bundle> {
  const wanted = allowed(request, type, 'search');
  const base = request.context.origin + FHIR_PATH;
  if (!isEntryType(wanted)) return searchOne(request, wanted, parameters, base);
  const query = readQuery(wanted, parameters, { isStrict });
  const { used, count } = query;
  return inRecord(request, async (tx) => {
    await note(request, tx, wanted);
    const page = { base, path: wanted, used, count, next: null };
    if (query.patient !== null && query.patient !== ownId(request)) return searchset(page, NOTHING);
    const { shown, hasMore } = await findEntries(readerOf(request, tx), searchOf(wanted).kinds, {
      ...query,
      fits: (entry) =>
        entry.resource.resourceType === wanted &&
        (query.ids === null || query.ids.includes(String(entry.id))) &&
        query.fits(entry),
    });
    const { resources } = await serve(partsOf(request, tx), shown);
    const next = hasMore ? String(shown.at(-1)?.id ?? '') : null;
    return searchset({ ...page, next: next || null }, { resources, practitioners: [] });
  });
}

/** `GET Patient/[id]/$everything`: what the app may read of the record, latest first, a page at a time. */
export function everything(request: AppRequest, id: string, parameters: URLSearchParams): Promise<Bundle> {
  allowed(request, 'Patient', 'read');
  const { granted } = request.access;
  const base = request.context.origin + FHIR_PATH;
  const { count, after } = pageIn(parameters);
  const only = parameters.get('_type')?.split(',');
  const isWanted = (type: AppType) => allows(granted, type, 'search') && (only?.includes(type) ?? true);
  return inRecord(request, async (tx) => {
    if (id !== ownId(request)) throw notFound();
    await logAccess(tx, request.context, { ...accessOf(request), recordKind: 'health-record' });
    const { shown, hasMore } = await findEntries(readerOf(request, tx), RECORD_KINDS, {
      after,
      count,
      fits: ({ resource }) => isWanted(resource.resourceType),
    });
    const { resources, practitioners } = await serve(partsOf(request, tx), shown);
    const patient = after === null ? await readOne(request, tx, 'Patient', id) : null;
    return searchset(
      {
        base,
        path: `Patient/${id}/$everything`,
        used: only ? [['_type', only.join(',')]] : [],
        count,
        next: hasMore ? String(shown.at(-1)?.id ?? '') || null : null,
      },
      {
        resources: patient ? [patient, ...resources] : resources,
        practitioners: isWanted('Practitioner') ? practitioners : [],
      },
    );
  });
}

/** Patients and practitioners are found by their ids alone. */
function searchOne(
  request: AppRequest,
  type: AppType,
  parameters: URLSearchParams,
  base: string,
): Promise<Bundle> {
  const id = parameters.get('_id') ?? (type === 'Patient' ? ownId(request) : '');
  const { count } = pageIn(parameters);
  return inRecord(request, async (tx) => {
    await note(request, tx, type);
    const found = await readOne(request, tx, type, id);
    const page = { base, path: type, used: [['_id', id]] as const, count, next: null };
    return searchset(page, { resources: found ? [found] : [], practitioners: [] });
  });
}

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
  const entry = await findEntry(readerOf(request, tx), Number(id));
  if (entry?.resource.resourceType !== type) return null;
  const { resources } = await serve(partsOf(request, tx), [entry]);
  return resources[0] ?? null;
}

/** @throws FhirRefusal for a type that there is not, or that the app was not let see */
function allowed({ access }: AppRequest, type: string, interaction: Interaction): AppType {
  if (!isAppType(type)) throw notFound();
  if (!allows(access.granted, type, interaction))
    throw new FhirRefusal(403, 'forbidden', 'The token does not allow this.');
  return type;
}

function inRecord<T>({ context, access }: AppRequest, work: (tx: Scoped) => Promise<T>): Promise<T> {
  return context.inScope({ ...access.scope, cost: 'search' }, work);
}

function note(request: AppRequest, tx: Scoped, type: AppType): Promise<void> {
  const recordKind = isEntryType(type) ? searchOf(type).recordKind : type.toLowerCase();
  return logAccess(tx, request.context, { ...accessOf(request), recordKind });
}

function accessOf({ access: { app, patientId, scope } }: AppRequest) {
  const isGuardian = scope.isGuardian ?? false;
  return { patientId, actor: appActor(app.id, { isGuardian }), action: 'read' } as const;
}

const ownId = ({ context, access }: AppRequest) =>
  patientIdFor(context.vault, access.app.id, access.patientId);

const readerOf = ({ context: { vault }, access: { patientId } }: AppRequest, tx: Scoped) => ({
  tx,
  vault,
  patientId,
});

function partsOf(request: AppRequest, tx: Scoped) {
  const { context, access } = request;
  const { hidesPlaces, scope } = access;
  return {
    tx,
    vault: context.vault,
    patient: `Patient/${ownId(request)}`,
    hidesPlaces,
    isGuardian: scope.isGuardian ?? false,
  };
}
