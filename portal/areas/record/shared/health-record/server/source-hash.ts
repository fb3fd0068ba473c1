import type { Vault } from '#platform/context.ts';

/** For what a resource is sealed. */
export const CONTENT = 'health_records.content';

/** The key of a resource in the tables: what the same system sends again under the same id takes its place. */
export function sourceHash(vault: Vault, source: string, reference: string): Buffer {
  return vault.hash('health_records.source', JSON.stringify([source, reference]));
}
