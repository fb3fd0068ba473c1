import type { RawResource } from './read-resources.ts';

/** Where a resource is at home: the system, and its type and id there (`Patient/12`). */
export interface Home {
  readonly source: string;
  readonly reference: string;
}

/** The system of what is only known by a UUID: that is unique everywhere. */
export const UUID_SOURCE = 'urn:uuid';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ADDRESS = /^(https?:\/\/[^?#]+)\/([A-Z][A-Za-z]+\/[A-Za-z0-9.-]{1,64})(?:\/_history\/[^/]+)?$/;
const RELATIVE = /^([A-Z][A-Za-z]+\/[A-Za-z0-9.-]{1,64})(?:\/_history\/[^/]+)?$/;

/**
 * Where a resource is at home: the system of its full URL in the bundle, else the given one, else that of all UUIDs.
 * `idMissing`, `sourceUnknown`: it cannot be told from another.
 */
export function homeOf(
  { resourceType, id }: RawResource,
  fullUrl: string | null,
  given: string | null,
): Home | 'idMissing' | 'sourceUnknown' {
  const [, base, address] = ADDRESS.exec(fullUrl ?? '') ?? [];
  const urn = fullUrl?.startsWith('urn:uuid:') ? fullUrl.slice('urn:uuid:'.length).toLowerCase() : undefined;
  const name = typeof id === 'string' ? id : (address?.split('/')[1] ?? urn);
  if (name === undefined) return 'idMissing';
  const source = base ?? given ?? (UUID.test(name) ? UUID_SOURCE : null);
  return source === null ? 'sourceUnknown' : { source, reference: `${resourceType}/${name}` };
}

/** What references may mean that no address in them says: by the full URL or the identifier of what stands in the files. */
export type Named = ReadonlyMap<string, Home>;

/** Which resource a reference of one from `source` is to; null where that cannot be told. */
export function targetOf(reference: string, source: string, named: Named): Home | null {
  const [, relative] = RELATIVE.exec(reference) ?? [];
  if (relative !== undefined) return { source, reference: relative };
  const known = named.get(reference.startsWith('urn:') ? reference.toLowerCase() : reference);
  if (known) return known;
  const [, base, address] = ADDRESS.exec(reference) ?? [];
  return base === undefined || address === undefined ? null : { source: base, reference: address };
}

/** A copy whose references to resources of its own system are relative; the others stay as they are. */
export function withRelativeReferences<Value>(value: Value, source: string, named: Named): Value {
  if (Array.isArray(value)) return value.map((each) => withRelativeReferences(each, source, named)) as Value;
  if (typeof value !== 'object' || value === null || JSON.isRawJSON(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      if (key !== 'reference' || typeof member !== 'string')
        return [key, withRelativeReferences(member, source, named)];
      const target = targetOf(member, source, named);
      return [key, target?.source === source ? target.reference : member];
    }),
  ) as Value;
}
