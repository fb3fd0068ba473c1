import { randomUUID } from 'node:crypto';
import type { OperationOutcome, Practitioner } from 'fhir/r4.js';
import { sql } from 'kysely';
import { IDENTITY_CODES } from '#contract/values/identity-code-system.ts';
import type { InScope, Scope, Scoped, Vault } from '#platform/context.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { KeptResource } from '../../kinds.ts';
import { TYPES_NOT_KEPT } from '../../types-not-kept.ts';
import { firstByBytes } from '../by-bytes.ts';
import { subjectOf } from './index-files.ts';
import { withoutPlaces } from './masked.ts';
import { openExact } from './open-exact.ts';
import { identifiedPatient, type NamedPatient, readPerson } from './patient-resource.ts';
import { type Home, targetOf, UUID_SOURCE } from './references.ts';
import { withoutUnseen } from './unseen.ts';

/** How many entries are in memory at a time, if they are not large. */
const AT_ONCE = 200;

/** What the bundle does not have, as FHIR says it: an outcome, which no import takes for a resource. */
const NOT_WHOLE = {
  resource: {
    resourceType: 'OperationOutcome',
    issue: [
      {
        severity: 'information',
        code: 'incomplete',
        diagnostics: `The record has no resources of these types: ${TYPES_NOT_KEPT.join(', ')}.`,
      },
    ],
  } satisfies OperationOutcome,
  search: { mode: 'outcome' },
} as const;

export interface Exported {
  readonly inScope: InScope;
  readonly vault: Vault;
  readonly now: Date;
  /** Whose record it is, and who reads it. */
  readonly scope: Scope & { readonly patientId: string };
  /** Who has treated the patient, and where, is kept from the reader. */
  readonly hidesPlaces: boolean;
}

/**
 * The whole record as one bundle of FHIR R4, a few entries at a time: what `$everything` answers, a `searchset`. Resources are
 * as they came in, each at home in its own system (`fullUrl`), with the patient as that system calls them and the
 * practitioners whom they name; so an import of the bundle makes the same record again.
 */
export async function* bundleOfRecord(wanted: Exported): AsyncGenerator<string> {
  const { inScope, vault, now, scope } = wanted;
  const person = await inScope(scope, (tx) => readPerson(tx, vault, scope.patientId));
  const told = new Set<string>();
  let separator = '';
  const write = (home: Home, resource: object, mode: 'match' | 'include') => {
    const text = `${separator}${JSON.stringify({ fullUrl: fullUrlOf(home), resource, search: { mode } })}`;
    separator = ',\n';
    return text;
  };
  const tellPatient = (home: Home) => {
    const id = home.reference.slice('Patient/'.length);
    return write(home, identifiedPatient(id, person), 'match');
  };
  const isFirst = (home: Home) => told.size < told.add(fullUrlOf(home)).size;
  yield `{"resourceType":"Bundle","type":"searchset","timestamp":"${now.toISOString()}","entry":[\n`;
  let last = 0;
  for (;;) {
    const { entries, practitioners } = await inScope(scope, (tx) => readSome(tx, wanted, last));
    if (entries.length === 0) break;
    for (const { id, source, resource } of entries) {
      last = id;
      const subject = subjectIn(resource, source);
      if (subject && isFirst(subject)) yield tellPatient(subject);
      const reference = `${resource.resourceType}/${resource.id}`;
      yield write(
        { source, reference },
        subjectOf(resource) ? resource : withSubject(resource, person),
        'match',
      );
    }
    for (const { source, source_id: reference, content } of practitioners) {
      if (isFirst({ source, reference })) yield write({ source, reference }, content, 'include');
    }
  }
  if (told.size === 0) yield tellPatient({ source: UUID_SOURCE, reference: `Patient/${randomUUID()}` });
  yield `${separator}${JSON.stringify(NOT_WHOLE)}\n]}\n`;
}

function fullUrlOf({ source, reference }: Home): string {
  return source === UUID_SOURCE ? `urn:uuid:${reference.split('/')[1]}` : `${source}/${reference}`;
}

/** The patient as the system of a resource calls them; null where it only names them. */
function subjectIn(resource: KeptResource, source: string): Home | null {
  const { reference } = subjectOf(resource) ?? {};
  const target = reference === undefined ? null : targetOf(reference, source, new Map());
  return target?.reference.startsWith('Patient/') ? target : null;
}

/** Whose it is was said by who imported it. */
function withSubject<Resource extends KeptResource>(resource: Resource, person: NamedPatient): Resource {
  return { ...resource, subject: { identifier: { system: IDENTITY_CODES, value: person.identityCode } } };
}

/** The entries that follow a number, with the practitioners whom they name. */
async function readSome(tx: Scoped, { vault, scope, hidesPlaces }: Exported, after: number) {
  const next = sql<{ id: number; content: Sealed }>`
    select id, content from health_records
    where patient_id = ${scope.patientId} and id > ${after} order by id limit ${AT_ONCE}`;
  const { rows } = await firstByBytes(next, sql`id`).execute(tx);
  const opened = rows.map(({ id, content }) => ({ id, ...openExact(vault, content) }));
  const told = scope.isGuardian ? await withoutUnseen({ tx, vault }, opened) : opened;
  const entries = hidesPlaces
    ? told.map((entry) => ({ ...entry, resource: withoutPlaces(entry.resource) }))
    : told;
  return { entries, practitioners: hidesPlaces ? [] : await practitionersIn(tx, entries) };
}

async function practitionersIn(tx: Scoped, entries: readonly { source: string; resource: KeptResource }[]) {
  const named = new Map<string, Home>();
  for (const { source, resource } of entries) {
    for (const [reference] of JSON.stringify(resource).matchAll(/(?<="reference":")[^"]+(?=")/g)) {
      const home = targetOf(reference, source, new Map());
      if (home?.reference.startsWith('Practitioner/')) named.set(fullUrlOf(home), home);
    }
  }
  const homes = [...named.values()];
  const { rows } = await sql<{ source: string; source_id: string; content: Practitioner }>`
    select known.source, known.source_id, known.content
    from unnest(${homes.map(({ source }) => source)}::text[], ${homes.map(({ reference }) => reference)}::text[])
      as wanted (source, source_id)
    join record_practitioners as known using (source, source_id)`.execute(tx);
  return rows;
}
