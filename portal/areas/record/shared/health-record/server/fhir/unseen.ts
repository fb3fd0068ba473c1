import type { Reference } from 'fhir/r4.js';
import { sql } from 'kysely';
import type { Scoped, Vault } from '#platform/context.ts';
import { sourceHash } from '../source-hash.ts';
import { targetOf } from './references.ts';
import { isKept } from './types.ts';

/** HL7's way to say that nothing is said. */
export const ABSENT = {
  url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason',
  valueCode: 'unknown',
} as const;

/**
 * Copies for a guardian, whose references to entries that the guardian does not see tell nothing: a prescription would else
 * call the visit by its name that the minor withholds. What has never come is told of as little, so that nobody can tell the two apart.
 *
 * @param tx in the scope of the guardian
 */
export async function withoutUnseen<Entry extends { readonly source: string; readonly resource: object }>(
  { tx, vault }: { readonly tx: Scoped; readonly vault: Vault },
  entries: readonly Entry[],
): Promise<Entry[]> {
  const hashOf = (reference: string, source: string): string | null => {
    const home = targetOf(reference, source, new Map());
    const [resourceType = ''] = home?.reference.split('/') ?? [];
    return home && isKept({ resourceType })
      ? sourceHash(vault, home.source, home.reference).toString('hex')
      : null;
  };
  const wanted = entries.flatMap(({ source, resource }) =>
    [...JSON.stringify(resource).matchAll(/(?<="reference":")[^"]+(?=")/g)].flatMap(
      ([reference]) => hashOf(reference, source) ?? [],
    ),
  );
  const { rows } = await sql<{ hash: string }>`
    select encode(source_hash, 'hex') as hash from health_records
    where patient_id = current_patient()
      and source_hash = any (${[...new Set(wanted)].map((hash) => Buffer.from(hash, 'hex'))}::bytea[])`.execute(
    tx,
  );
  const seen = new Set(rows.map(({ hash }) => hash));
  return entries.map((entry) => ({
    ...entry,
    resource: without(entry.resource, (reference) => {
      const hash = hashOf(reference, entry.source);
      return hash !== null && !seen.has(hash);
    }),
  }));
}

function without<Value>(value: Value, isUnseen: (reference: string) => boolean): Value {
  if (Array.isArray(value)) return value.map((each) => without(each, isUnseen)) as Value;
  if (typeof value !== 'object' || value === null || JSON.isRawJSON(value)) return value;
  const { reference } = value as Reference;
  if (typeof reference === 'string' && isUnseen(reference)) return { extension: [ABSENT] } as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, without(member, isUnseen)]),
  ) as Value;
}
