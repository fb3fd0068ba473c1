import type { AddressInfo } from 'node:net';
import { TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { fixedKeyring } from '#platform/keyring/keyring.ts';
import { type Config, readConfig } from './config/config.ts';
import type { FrontEnd } from './render/front-end.ts';
import { type StartOptions, startPortal } from './start-portal.ts';
import { createVisitors, type Visitor } from './test-visitor.ts';

export interface TestPortal {
  readonly port: number;
  /** Every route as the web server prints them, a tree. */
  readonly routes: string;
  visitor(host?: string): Visitor;
  close(): Promise<void>;
}

/** The whole portal over a test database, on a port of its own, reached over real sockets. */
export async function startTestPortal(
  test: Pick<TestDatabase, 'db' | 'url' | 'asOwner' | 'queue' | 'inScope' | 'vault'>,
  options: Omit<StartOptions, 'isDevelopment'> & { readonly config?: Partial<Config> } = {},
): Promise<TestPortal> {
  const { config: changed, ...started } = options;
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    port: 0,
    // No sandbox runs.
    virusScanner: null,
    ...changed,
  };
  const clock = options.clock ?? (() => TEST_NOW);
  const portal = await startPortal(config, test, {
    frontEnd: noPages,
    // The test's own, which never change.
    keyring: fixedKeyring(test.vault),
    ...started,
    clock,
  });
  const { port } = portal.server.server.address() as AddressInfo;
  return {
    port,
    routes: portal.server.printRoutes({ commonPrefix: false }),
    visitor: createVisitors({
      port,
      test: { ...test, ...(options.keyring && { vault: options.keyring.vault }) },
      limits: config.sessionLimits,
      clock,
    }),
    close: () => portal.close(),
  };
}

/** Calls are tested without pages; `portal/e2e` tests those in a browser. */
const noPages: FrontEnd = {
  renderer: () => Promise.reject(new Error('no pages here')),
  assets: () => ({ styles: [], modules: [], fonts: [], page: null, entry: '' }),
  serveFiles: async () => {},
};
