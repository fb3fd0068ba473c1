import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../portal/platform/database/open.ts';

/** Runs `work` on a fresh embedded database, as it runs in production, and removes it. */
export async function onScratchDatabase<T>(
  work: (database: Database, dataDir: string) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  try {
    const database = await openDatabase({ dataDir });
    try {
      return await work(database, dataDir);
    } finally {
      await database.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
