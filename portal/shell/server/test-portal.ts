import type { AddressInfo } from 'node:net';
import type { Insurers } from '#outside/insurers/client/insurers.ts';
import type { Invoicing } from '#outside/invoicing/client/invoicing.ts';
import type { Paytrail } from '#outside/paytrail/client/paytrail.ts';
import type { PopulationRegister } from '#outside/population-register/client/population-register.ts';
import type { VideoRooms } from '#outside/video/client/video-rooms.ts';
import type { Clock } from '#platform/clock.ts';
import { TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { fixedKeyring, type Keyring } from '#platform/keyring/keyring.ts';
import { type Config, readConfig } from './config/config.ts';
import type { LogStream } from './logger.ts';
import type { FrontEnd } from './render/front-end.ts';
import { startPortal } from './start-portal.ts';
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
  options: {
    clock?: Clock;
    config?: Partial<Config>;
    frontEnd?: FrontEnd;
    register?: PopulationRegister;
    insurers?: Insurers;
    invoicing?: Invoicing;
    paytrail?: Paytrail;
    video?: VideoRooms;
    chatBeatMs?: number;
    breaksMs?: number;
    /** The keys of the database. Default: the test's own, which never change. */
    keyring?: Keyring;
    logTo?: LogStream;
  } = {},
): Promise<TestPortal> {
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    port: 0,
    // No sandbox runs.
    virusScanner: null,
    ...options.config,
  };
  const clock = options.clock ?? (() => TEST_NOW);
  const portal = await startPortal(config, test, {
    clock,
    keyring: options.keyring ?? fixedKeyring(test.vault),
    frontEnd: options.frontEnd ?? noPages,
    ...(options.logTo && { logTo: options.logTo }),
    ...(options.register && { register: options.register }),
    ...(options.insurers && { insurers: options.insurers }),
    ...(options.invoicing && { invoicing: options.invoicing }),
    ...(options.paytrail && { paytrail: options.paytrail }),
    ...(options.video && { video: options.video }),
    ...(options.chatBeatMs && { chatBeatMs: options.chatBeatMs }),
    ...(options.breaksMs !== undefined && { breaksMs: options.breaksMs }),
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
