import type { Reference } from 'fhir/r4.js';
import { sql } from 'kysely';
import { subjectMember, subjectOf } from '#areas/record/shared/health-record/server/fhir/index-files.ts';
import { withoutPlaces } from '#areas/record/shared/health-record/server/fhir/masked.ts';
import { type Home, targetOf } from '#areas/record/shared/health-record/server/fhir/references.ts';
import { ABSENT, withoutUnseen } from '#areas/record/shared/health-record/server/fhir/unseen.ts';
import { sourceHash } from '#areas/record/shared/health-record/server/source-hash.ts';
import { IDENTITY_CODES } from '#contract/values/identity-code-system.ts';
import type { Scoped, Vault } from '#platform/context.ts';
import {
  findPractitioners,
  keyOf,
  namedIn,
  type ServedPractitioner,
  servedPractitioner,
} from './practitioners.ts';
import type { AppEntry } from './read-record.ts';

export interface ServeParts {
  readonly tx: Scoped;
  readonly vault: Vault;
  /** `Patient/…`, as the app calls the patient. */
  readonly patient: string;
  readonly hidesPlaces: boolean;
  readonly isGuardian: boolean;
}

/** A resource as an app gets it, beside who is named there. */
export interface Served {
  readonly resources: readonly ServedResource[];
  readonly practitioners: readonly ServedPractitioner[];
}
export interface ServedResource {
  readonly resourceType: string;
  readonly id: string;
}

/**
 * Entries under the portal's own ids: those of their systems may be the same. References lead to what the app could ask for
 * here, the patient is who the app knows, and no identity code is told.
 */
export async function serve(parts: ServeParts, entries: readonly AppEntry[]): Promise<Served> {
  const told = parts.isGuardian ? await withoutUnseen(parts, entries) : entries;
  const shown = parts.hidesPlaces
    ? told.map((entry) => ({ ...entry, resource: withoutPlaces(entry.resource) }))
    : told;
  const named = [...new Map(shown.flatMap(namedIn).map((home) => [keyOf(home), home] as const)).values()];
  const known = await findPractitioners(parts.tx, named);
  const ids = new Map([
    ...(await entryIds(parts, named)),
    ...known.map(({ key, id }) => [key, `Practitioner/${id}`] as const),
  ]);
  return {
    resources: shown.map((entry) => servedEntry(entry, ids, parts.patient)),
    practitioners: known.map(({ id, content }) => servedPractitioner(id, content)),
  };
}

function servedEntry(
  { id, source, receivedAt, resource }: AppEntry,
  ids: ReadonlyMap<string, string>,
  patient: string,
): ServedResource {
  const { resourceType, meta, ...rest } = resource;
  const whose = subjectMember(resourceType);
  const subject = subjectOf(resource)?.reference;
  const led = withReferences(rest, (reference) => {
    if (reference === subject) return patient;
    if (reference.startsWith('#')) return reference;
    const home = targetOf(reference, source, new Map());
    return home ? (ids.get(keyOf(home)) ?? null) : null;
  });
  const served = {
    ...led,
    resourceType,
    id: String(id),
    meta: { ...meta, lastUpdated: receivedAt.toISOString() },
    [whose]: { reference: patient },
  };
  return served;
}

/** A copy with other references, and without identity codes; a reference that leads nowhere keeps what it calls its target by. */
function withReferences<Value>(value: Value, lead: (reference: string) => string | null): Value {
  if (Array.isArray(value))
    return value.filter((each) => !isIdentityCode(each)).map((each) => withReferences(each, lead)) as Value;
  if (typeof value !== 'object' || value === null || JSON.isRawJSON(value)) return value;
  const members = Object.entries(value).flatMap(([key, member]) => {
    if (isIdentityCode(member)) return [];
    const copy = withReferences(member, lead);
    // FHIR has no empty lists.
    return Array.isArray(copy) && copy.length === 0 ? [] : [[key, copy] as const];
  });
  const copy = Object.fromEntries(members) as Reference;
  const { reference } = value as Reference;
  if (typeof reference === 'string') {
    const led = lead(reference);
    if (led === null) delete copy.reference;
    else copy.reference = led;
  }
  // An element says something (FHIR's ele-1).
  if (Object.keys(copy).length === 0) copy.extension = [ABSENT];
  return copy as Value;
}

/** An identity code as FHIR has it, the patient's or anybody's. */
function isIdentityCode(value: unknown): boolean {
  return Object(value).system === IDENTITY_CODES;
}

/** What of the named is in the record, as far as its reader may see it. */
async function entryIds({ tx, vault }: ServeParts, homes: readonly Home[]): Promise<[string, string][]> {
  const hashes = new Map(
    homes.map((home) => [sourceHash(vault, home.source, home.reference).toString('hex'), home]),
  );
  const { rows } = await sql<{ id: number; hash: Buffer }>`
    select id, source_hash as hash from health_records
    where patient_id = current_patient() and source_hash = any (${[...hashes.keys()].map((hash) => Buffer.from(hash, 'hex'))}::bytea[])`.execute(
    tx,
  );
  return rows.flatMap(({ id, hash }) => {
    const home = hashes.get(hash.toString('hex'));
    return home ? [[keyOf(home), `${home.reference.split('/')[0]}/${id}`] as [string, string]] : [];
  });
}
