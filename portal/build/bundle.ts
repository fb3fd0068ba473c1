import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';

const portal = fileURLToPath(new URL('..', import.meta.url));

/** Bundles the browser's files and the renderer into `portal/dist`. */
export async function bundle(): Promise<void> {
  const builder = await createBuilder({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    root: portal,
    logLevel: 'warn',
  });
  await builder.buildApp();
}
