import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SEALED_BY_PLATFORM, type SealedTable } from '#platform/keyring/sealed-columns.ts';

const areas = new URL('../../areas/', import.meta.url);

/** What is sealed in the tables of features and shared subjects, as their `tables.ts` declare it. */
const declared = await Promise.all(
  globSync('**/server/tables.ts', { cwd: fileURLToPath(areas) })
    .sort()
    .map(async (file): Promise<readonly SealedTable[]> => {
      const { sealed = [] } = await import(new URL(file, areas).href);
      return sealed;
    }),
);

/** Everywhere where something is sealed. What is missing here would be lost with the key that sealed it: a test looks. */
export const sealedTables: readonly SealedTable[] = [...SEALED_BY_PLATFORM, ...declared.flat()];
