import type { FastifyInstance } from 'fastify';
import { feedRoute } from '#areas/appointments/calendar-feed/server/feed-route.ts';
import { permitRoutes } from '#areas/appointments/insurance/server/permit-routes.ts';
import { chooseRoute } from '#areas/money/payments/server/choose-route.ts';
import { returnRoutes } from '#areas/money/payments/server/return-routes.ts';
import { CONTACT_SAVE_PATH } from '#areas/person/patient-information/contact-contract.ts';
import { appRoutes } from '#areas/record/record-apps/server/app-routes.ts';
import { createInsurers } from '#outside/insurers/client/create-insurers.ts';
import type { Insurers } from '#outside/insurers/client/insurers.ts';
import { createInvoicing } from '#outside/invoicing/client/create-invoicing.ts';
import type { Invoicing } from '#outside/invoicing/client/invoicing.ts';
import { createS3Storage } from '#outside/object-storage/client/s3-storage.ts';
import { createPaytrail, type Paytrail } from '#outside/paytrail/client/paytrail.ts';
import {
  createPopulationRegister,
  type PopulationRegister,
} from '#outside/population-register/client/population-register.ts';
import { createPushSender } from '#outside/push/client/push-sender.ts';
import { createVideoRooms, type VideoRooms } from '#outside/video/client/video-rooms.ts';
import { createClamd } from '#outside/virus-scanner/client/clamd.ts';
import type { Service } from '#platform/calls/handler.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { POOL_SIZE } from '#platform/database/connect.ts';
import type { Database } from '#platform/database/open.ts';
import { createInScope } from '#platform/database/scope.ts';
import type { Keyring } from '#platform/keyring/keyring.ts';
import { createBreakWatch } from './breaks/break-watch.ts';
import type { Config } from './config/config.ts';
import { keyringOf } from './config/keyring-of-config.ts';
import { endpointTables } from './endpoint-tables.ts';
import { featureServices } from './features.ts';
import { registerHealth } from './health.ts';
import { contestRoute } from './http/contest-route.ts';
import { createContext } from './http/context.ts';
import { guestFormRoute } from './http/guest-form-route.ts';
import { identificationRoutes } from './http/identification-routes.ts';
import { openApiDocument } from './http/openapi.ts';
import { payFormRoute } from './http/pay-form-route.ts';
import { registerEndpoints } from './http/register-endpoints.ts';
import { isServedSecurely } from './http/served-securely.ts';
import { createShell } from './http/server.ts';
import { signOutRoute } from './http/sign-out-route.ts';
import { installRoutes } from './install/install-routes.ts';
import { logJobs } from './jobs/log-jobs.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { chatEventsRoute } from './live/chat-events-route.ts';
import type { LogStream } from './logger.ts';
import { createBusyPage } from './render/busy-page.ts';
import { createSendErrorPage } from './render/error-page.ts';
import { builtFrontEnd, type FrontEnd } from './render/front-end.ts';
import { createRunPageCalls } from './render/page-calls.ts';
import { registerPages } from './render/page-route.ts';
import { createSendPage } from './render/send-page.ts';
import { createAskGuardianship } from './sessions/ask-guardianship.ts';
import { createReloginProof } from './sessions/relogin-proof.ts';
import { sessionCookieName } from './sessions/session-cookie.ts';
import { createSessionService } from './sessions/session-service.ts';
import { createSessions } from './sessions/sessions.ts';
import { createVerifyGuardianship } from './sessions/verify-guardianship.ts';
import { startLimiter } from './start-limiter.ts';
import { watchScanner } from './watch-scanner.ts';

/** How old what is known of breaks may be: one that nobody had planned begins so late at most. */
const BREAKS_MS = 5000;

export interface Portal {
  readonly server: FastifyInstance;
  /** Answers what is under way, finishes running jobs, then closes. */
  close(): Promise<void>;
}

export interface StartOptions {
  /** Milliseconds for which breaks that were read are good. Default: five seconds. */
  readonly breaksMs?: number;
  /** Pages from the sources, with hot reload. */
  readonly isDevelopment?: boolean;
  readonly clock?: Clock;
  /** The keys of the database. Default: read from it. */
  readonly keyring?: Keyring;
  /** The population register. Default: that of the settings. */
  readonly register?: PopulationRegister;
  /** The insurers. Default: those of the settings. */
  readonly insurers?: Insurers;
  /** The sources of invoices. Default: those of the settings. */
  readonly invoicing?: Invoicing;
  /** The payment provider. Default: that of the settings. */
  readonly paytrail?: Paytrail;
  /** The provider of video rooms. Default: that of the settings. */
  readonly video?: VideoRooms;
  /** Milliseconds between two signs of life of a chat. Default: as many as proxies allow. */
  readonly chatBeatMs?: number;
  /** Where the log goes. Default: standard output. */
  readonly logTo?: LogStream;
  /** Where pages come from. Default: the built bundles. */
  readonly frontEnd?: FrontEnd;
}

/** Composes the portal over a ready database and listens. */
export async function startPortal(
  config: Config,
  database: Pick<Database, 'db' | 'url' | 'asOwner' | 'queue'>,
  options: StartOptions = {},
): Promise<Portal> {
  const { isDevelopment = false, clock = systemClock } = options;
  const keyring = options.keyring ?? (await keyringOf(config, database));
  const { vault } = keyring;
  const inScope = createInScope(database.db, keyring.ensureFresh);
  const { sessionLimits: limits } = config;
  const sessions = createSessions(inScope, vault, limits);
  const register = options.register ?? createPopulationRegister(config.populationRegister);
  const insurers = options.insurers ?? createInsurers(config.insurers);
  const invoicing = options.invoicing ?? createInvoicing(config.invoicing);
  const paytrail = options.paytrail ?? createPaytrail(config.paytrail, clock);
  const video = options.video ?? createVideoRooms(config.video);
  const storage = createS3Storage(config.objectStorage);
  const push = createPushSender(config.push);
  const guardianship = {
    askGuardianship: createAskGuardianship(register),
    guardianshipMs: config.guardianshipMs,
  };
  const services: readonly Service[] = [
    createSessionService(sessions, limits),
    ...featureServices({
      ...{ settings: config, register, guardianship, insurers, invoicing, paytrail, video, storage, push },
    }),
  ];
  const breaks = createBreakWatch({
    inScope,
    everyMs: options.breaksMs ?? BREAKS_MS,
    onError: (error) => server.log.warn({ err: error }, 'breaks could not be read'),
  });
  const contextOf = createContext({
    breaks,
    inScope,
    vault,
    clock,
    acceptsDevelopmentIdentityCodes: config.acceptsDevelopmentIdentityCodes,
  });
  const frontEnd = options.frontEnd ?? (await frontEndOf(isDevelopment));
  const runCalls = createRunPageCalls(services);
  const isSecure = isServedSecurely(config.origins);
  const sendPage = createSendPage({
    frontEnd,
    runCalls,
    breaks,
    contextOf,
    limits,
    isSecure,
    origins: config.origins,
    paymentOrigin: new URL(config.paytrail.url).origin,
    isDevelopment,
  });
  const sendErrorPage = createSendErrorPage(sendPage, sessions, isDevelopment);

  const reloginProofOf = createReloginProof({
    inScope,
    vault,
    sessions,
    lastsMs: limits.reloginMs,
    clock,
    isSecure,
  });
  const counting = startLimiter(database.url, vault, (error) =>
    server.log.warn({ err: error }, 'this process counts requests alone'),
  );
  const server: FastifyInstance = await createShell({
    config,
    sessions,
    limiter: counting.limiter,
    verifyGuardianship: createVerifyGuardianship({
      inScope,
      vault,
      sessions,
      register,
      lastsMs: config.guardianshipMs,
    }),
    reloginProofOf,
    clock,
    vault,
    logTo: options.logTo,
    isDevelopment,
    uploadOrigin: storage.uploadOrigin,
    // In development a page is hundreds of modules, which look like pages.
    pressure: isDevelopment
      ? null
      : {
          settings: config.pressure,
          queue: database.queue,
          connections: POOL_SIZE,
          busyPage: createBusyPage({ frontEnd, sessions, limits, inScope, vault, clock }),
        },
    sendErrorPage,
  });
  await frontEnd.serveFiles(server);
  await server.register(installRoutes({ frontEnd, sessions, limits, inScope, vault, clock }));
  registerEndpoints(server, services, contextOf, { [CONTACT_SAVE_PATH]: config.contactSavePath });
  await server.register(signOutRoute(contextOf));
  await server.register(contestRoute(contextOf));
  await server.register(feedRoute(contextOf));
  await server.register(
    chatEventsRoute({
      contextOf,
      reopen: async ({ cookies, brand, session: { scope } }) => ({
        ...(await sessions.open(cookies[sessionCookieName(isSecure)], brand.id, clock())),
        scope,
      }),
      url: database.url,
      isOpen: config.hasMessagingOpen,
      ...(options.chatBeatMs && { beatMs: options.chatBeatMs }),
    }),
  );
  await server.register(
    appRoutes({
      contextOf,
      apps: config.recordApps,
      ...guardianship,
    }),
  );
  await server.register(returnRoutes({ paytrail, contextOf }));
  await server.register(chooseRoute(contextOf));
  await server.register(payFormRoute(contextOf, { paytrail, invoicing }));
  await server.register(guestFormRoute(contextOf, { paytrail, invoicing }));
  await server.register(permitRoutes({ lahitapiola: insurers.lahitapiola, contextOf }));
  let openApi: object | undefined;
  server.get('/api/openapi.json', async () => (openApi ??= openApiDocument(endpointTables)));
  await server.register(
    await identificationRoutes(config, {
      inScope,
      vault,
      sessions,
      clock,
      onUnusableKeys: (error) => server.log.error({ err: error }, 'the identification keys are not usable'),
    }),
  );
  registerPages(server, {
    breaks,
    clock,
    sendPage,
    isSecure,
    isBuilt: async (key) => (await frontEnd.renderer()).isBuilt(key),
  });
  const scanner = config.virusScanner && createClamd(config.virusScanner);
  const scannerWatch = watchScanner(scanner, (isThere, error) =>
    isThere
      ? server.log.info('the virus scanner answers again')
      : server.log.error(
          { err: error },
          'the virus scanner does not answer: files wait, and are quarantined after an hour',
        ),
  );
  const jobs = await startJobs(config, database, {
    inScope,
    keyring,
    clock,
    register,
    invoicing,
    paytrail,
    storage,
    push,
    scanner,
    ...logJobs(server.log),
  });
  registerHealth(server, inScope, jobs, scannerWatch);
  await server.listen({ host: config.host, port: config.port });
  return {
    server,
    async close() {
      await server.close();
      scannerWatch.close();
      await counting.close();
      await jobs.stop();
      keyring.close();
    },
  };
}

async function frontEndOf(isDevelopment: boolean): Promise<FrontEnd> {
  if (!isDevelopment) return builtFrontEnd();
  const { developmentFrontEnd } = await import('./render/development-front-end.ts');
  return developmentFrontEnd();
}
