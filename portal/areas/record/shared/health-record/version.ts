import type { Meta } from 'fhir/r4.js';

/** Which of several states of one resource this is, as its `meta` says. */
export interface Version {
  /** `versionId`, where the system counts; null: it does not, or does not say. */
  readonly number: bigint | null;
  /** `lastUpdated` in milliseconds; null: it does not say. */
  readonly updatedAt: number | null;
}

export function versionOf({ meta }: { readonly meta?: Pick<Meta, 'versionId' | 'lastUpdated'> }): Version {
  const { versionId = '', lastUpdated = '' } = meta ?? {};
  const updatedAt = Date.parse(lastUpdated);
  return {
    number: /^\d+$/.test(versionId) ? BigInt(versionId) : null,
    updatedAt: Number.isNaN(updatedAt) ? null : updatedAt,
  };
}

/**
 * Whether a version is older than another of the same resource: by their numbers, else by when they were made. Where that
 * does not tell, neither is, and the one that comes later counts.
 */
export function isOlder(one: Version, other: Version): boolean {
  if (one.number !== null && other.number !== null && one.number !== other.number)
    return one.number < other.number;
  return one.updatedAt !== null && other.updatedAt !== null && one.updatedAt < other.updatedAt;
}
