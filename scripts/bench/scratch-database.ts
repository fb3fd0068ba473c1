import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../portal/platform/database/open.ts';

/** A fresh embedded database, configured as in production. */
export interface ScratchDatabase {
  readonly database: Database;
  readonly dataDir: string;
  /** Stops and removes it. */
  remove(): Promise<void>;
}

export async function openScratchDatabase(): Promise<ScratchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const database = await openDatabase({ dataDir });
  const remove = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { database, dataDir, remove };
}
