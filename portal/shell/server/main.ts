import { openDatabase } from '#platform/database/open.ts';
import { readConfig } from './config/config.ts';
import { startPortal } from './start-portal.ts';

/** Starts the portal alone, as in production: every outside system is reached where the settings say. */
async function main(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config);
  const portal = await startPortal(config, database).catch(async (error) => {
    await database.close();
    throw error;
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await portal.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
}

main().catch((error: unknown) => {
  // What somebody can do something about is one sentence; the rest is a defect and shows where.
  const isForUser = error instanceof Error && ['StartError', 'ConfigError'].includes(error.name);
  console.error(isForUser ? error.message : error);
  process.exit(1);
});
