import { mkdtempSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import formbody from '@fastify/formbody';
import middie from '@fastify/middie';
import fastify, { type FastifyInstance } from 'fastify';
import { brands } from '#brands/registry.ts';
import { demoPeople } from '#demo/people.ts';
import { createProvider, SIGNED_KEYS_PATH } from '../identification/sandbox/provider.ts';
import { createProviderKeys } from '../identification/sandbox/provider-keys.ts';
import { identificationRoutes } from '../identification/sandbox/routes.ts';
import { lahiTapiolaRoutes } from '../insurers/sandbox/lahitapiola-routes.ts';
import { pohjolaRoutes } from '../insurers/sandbox/pohjola-routes.ts';
import { openPolicies } from '../insurers/sandbox/policies.ts';
import { type KeptPayment, type KeptVisit, openBooks } from '../invoicing/sandbox/books.ts';
import { invoicingRoutes } from '../invoicing/sandbox/invoicing-routes.ts';
import { visitPages } from '../invoicing/sandbox/visit-pages.ts';
import { createMailbox, type Mailbox, type ReceivedMail } from '../mail/sandbox/mailbox.ts';
import { mailboxRoutes } from '../mail/sandbox/mailbox-routes.ts';
import { createSmtpServer } from '../mail/sandbox/smtp.ts';
import { openObjects } from '../object-storage/sandbox/objects.ts';
import { storageRoutes } from '../object-storage/sandbox/storage-routes.ts';
import { bankPages } from '../paytrail/sandbox/bank-pages.ts';
import { paytrailRoutes } from '../paytrail/sandbox/paytrail-routes.ts';
import { refundPages } from '../paytrail/sandbox/refund-pages.ts';
import { openTransactions } from '../paytrail/sandbox/transactions.ts';
import { registerRoutes } from '../population-register/sandbox/register-routes.ts';
import { pushRoutes } from '../push/sandbox/push-routes.ts';
import { createPushService, type PushService } from '../push/sandbox/push-service.ts';
import { recordAppRoutes } from '../record-app/sandbox/record-app-routes.ts';
import { gatewayRoutes } from '../sms/sandbox/gateway-routes.ts';
import { createPhone, type Phone, type TextMessage } from '../sms/sandbox/phone.ts';
import { phoneRoutes } from '../sms/sandbox/phone-routes.ts';
import { roomPages } from '../video/sandbox/room-pages.ts';
import { createRooms } from '../video/sandbox/rooms.ts';
import { videoRoutes } from '../video/sandbox/video-routes.ts';
import { waitingRooms } from '../video/sandbox/waiting-rooms.ts';
import { sandboxClamdSocket } from '../virus-scanner/client/clamd-address.ts';
import { createClamdDaemon, listenAtSocket } from '../virus-scanner/sandbox/clamd-daemon.ts';
import { faultRoutes } from './fault-routes.ts';
import { createFaults, type Faults } from './faults.ts';
import { openJournal } from './journal.ts';
import { servePageStyle } from './page/page.ts';
import type { SandboxSettings } from './settings.ts';
import { startPage } from './start-page.ts';

export interface Sandbox {
  readonly faults: Faults;
  readonly mailbox: Mailbox;
  readonly phone: Phone;
  readonly push: PushService;
  close(): Promise<void>;
}

/** Starts the counterpart of every system that the portal talks to; resolves when all of them listen. */
export async function startSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const folder = settings.dataDir && join(settings.dataDir, 'sandbox');
  const people = demoPeople(new Date(settings.seededOn));
  const faults = createFaults(settings.slowMs);
  const mails = openJournal<ReceivedMail>(folder, 'mail.jsonl');
  const texts = openJournal<TextMessage>(folder, 'sms.jsonl');
  const mailbox = createMailbox(mails.restored, mails.keep);
  const phone = createPhone(texts.restored, texts.keep);
  const keys = await createProviderKeys(settings.identification.handOverFile);
  const provider = createProvider({ ...settings, people, faults, keys });

  const server = fastify({ logger: false, forceCloseConnections: true });
  await server.register(formbody);
  await server.register(middie);
  refuseOtherSites(server);
  server.use('/identification', async (_request, response, next) => {
    await faults.delay('identification');
    if (faults.get('identification') !== 'down') return next();
    response.writeHead(503, { 'content-type': 'text/plain' }).end('Out of order');
  });
  server.use(
    `/identification${SIGNED_KEYS_PATH}`,
    async (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'application/jwk-set+jwt' });
      response.end(await keys.signedSet(settings.issuer));
    },
  );
  server.use('/identification', provider.callback());
  servePageStyle(server);
  startPage(server, people, settings.portalOrigins);
  identificationRoutes(server, provider, people, settings.identification.methods);
  mailboxRoutes(server, mailbox);
  phoneRoutes(server, phone);
  gatewayRoutes(server, phone, faults, settings.smsToken);
  registerRoutes(server, people, faults, settings.registerToken);
  const { origin } = new URL(settings.issuer);
  const push = createPushService(origin);
  pushRoutes({ server, push, faults, origin });
  const policies = openPolicies(people);
  const insurer = { server, faults, apiKey: settings.insurerKey };
  pohjolaRoutes(insurer, policies);
  lahiTapiolaRoutes({
    ...insurer,
    policies,
    people,
    origin,
    portalOrigins: settings.portalOrigins,
  });
  const books = openBooks(
    people,
    openJournal<KeptPayment>(folder, 'invoice-payments.jsonl'),
    openJournal<KeptVisit>(folder, 'invoiced-visits.jsonl'),
  );
  invoicingRoutes({ server, faults, apiKey: settings.invoicingKey }, books);
  visitPages(server, people, books);
  const paytrail = {
    server,
    faults,
    origin,
    accounts: Object.values(brands).map(({ payment }) => payment.merchantId),
    secret: settings.paytrailSecret,
  };
  const transactions = openTransactions();
  paytrailRoutes(paytrail, transactions);
  bankPages(paytrail, transactions);
  refundPages(paytrail, transactions);
  recordAppRoutes(server, { origin, portalOrigins: settings.portalOrigins });
  const rooms = createRooms(settings.secret);
  videoRoutes({ server, faults, apiKey: settings.videoKey, system: 'video' }, rooms, origin);
  roomPages(server, rooms);
  waitingRooms(server, rooms);
  faultRoutes(server, faults);
  storageRoutes(server, openObjects(join(folder ?? temporaryFolder(), 'objects')), faults, {
    ...settings.storage,
    allowedOrigins: settings.portalOrigins,
  });

  const smtp = createSmtpServer(mailbox, faults);
  await server.listen({ host: settings.host, port: settings.port });
  const scanner = createClamdDaemon({ faults });
  await Promise.all([
    listenForMail(smtp, settings),
    listenAtSocket(scanner, sandboxClamdSocket(settings.port)),
  ]).catch(async (error: Error) => {
    await server.close();
    throw error;
  });

  return {
    faults,
    mailbox,
    phone,
    push,
    async close() {
      scanner.close();
      const mailClosed = new Promise<void>((resolve) => smtp.close(() => resolve()));
      // A client that keeps its connection must not keep the process alive.
      await Promise.all([server.close(), Promise.race([mailClosed, wait(1000, undefined, { ref: false })])]);
    },
  };
}

/** Folder for objects, kept until the computer restarts. */
function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'portal-sandbox-'));
}

/**
 * Pages of other sites in the same browser must not press the buttons here. The object storage serves other sites,
 * and requires signatures instead; a bank's page is opened by the portal's form, and does nothing by itself.
 */
function refuseOtherSites(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const isForThem = request.method === 'GET' || /^\/(s3|paytrail\/bank)\//.test(request.url);
    if (!isForThem && request.headers['sec-fetch-site'] === 'cross-site') {
      return reply.code(403).send({ error: 'forbidden' });
    }
  });
}

function listenForMail(smtp: ReturnType<typeof createSmtpServer>, settings: SandboxSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(settings.smtpPort, settings.host, () => {
      smtp.off('error', reject);
      resolve();
    });
  });
}
