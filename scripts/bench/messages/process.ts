import { endpoints as customerEndpoints } from '../../../portal/areas/messages/customer-messaging/contract.ts';
import { mutate } from '../../../portal/areas/messages/customer-messaging/server/mutate.ts';
import { queryThreads } from '../../../portal/areas/messages/customer-messaging/server/query-threads.ts';
import { attachmentTasks } from '../../../portal/areas/messages/shared/attachments/server/attachment-tasks.ts';
import { endpoints } from '../../../portal/areas/messages/workspace/contract.ts';
import { workspaceService } from '../../../portal/areas/messages/workspace/server/service.ts';
import { feature as prescriptions } from '../../../portal/areas/record/prescriptions/server/feature.ts';
import { brandOf } from '../../../portal/brands/registry.ts';
import { createS3Storage } from '../../../portal/outside/object-storage/client/s3-storage.ts';
import { createClamd } from '../../../portal/outside/virus-scanner/client/clamd.ts';
import type { AnyHandler } from '../../../portal/platform/calls/handler.ts';
import { runEndpoint } from '../../../portal/platform/calls/run-endpoint.ts';
import type { Context } from '../../../portal/platform/context.ts';
import { connect } from '../../../portal/platform/database/connect.ts';
import { createInScope } from '../../../portal/platform/database/scope.ts';
import { startWorker } from '../../../portal/platform/jobs/worker.ts';
import { NO_RELOGIN_PROOF, UNLIMITED } from '../../../portal/platform/test-context.ts';
import { roundVault } from '../../../portal/shell/server/reliability/round-portals.ts';
import { type Asked, hashOf, type Outcome, type ProcessSettings, type Told } from './told.ts';
import { sessionHash } from './world.ts';

// One of the processes of a round: answers calls as the server does, without HTTP, and does the jobs of files.
const settings = JSON.parse(process.argv[2] ?? '') as ProcessSettings;
const tell = (told: Told) => void process.send?.(told);
const inScope = createInScope(connect(settings.url).db);
const storage = createS3Storage(settings.storage);
const clamd = createClamd({ address: settings.scanner, timeoutMs: 2_000, atOnce: 16, perPerson: 16 });
await startWorker({
  connect: () => connect(settings.url, { max: 7 }),
  tasks: attachmentTasks({
    storage,
    scanner: {
      ...clamd,
      async scan(content, person) {
        const verdict = await clamd.scan(content, person);
        if (verdict.type === 'clean') tell({ scanned: hashOf(content) });
        return verdict;
      },
    },
    vault: roundVault,
    inScope,
    now: () => new Date(),
  }),
});
const alwaysOpen = async () => true;
const handlers: Readonly<Record<string, AnyHandler>> = {
  ...workspaceService({ storage, renewalDesk: prescriptions.renewalDesk } as never).handlers,
  'GET /api/customer-messaging': queryThreads(alwaysOpen, storage) as unknown as AnyHandler,
  'POST /api/customer-messaging': mutate({ isOpen: alwaysOpen, storage } as never) as unknown as AnyHandler,
};
const declared: Readonly<Record<string, unknown>> = { ...endpoints, ...customerEndpoints };

process.on('message', async ({ id, key, input, ...who }: Asked) => {
  const runnable = { key, endpoint: declared[key] as never, handler: handlers[key] as AnyHandler };
  const outcome = await runEndpoint(runnable, contextOf(who), input).catch((error: unknown) => ({
    error: String(error),
  }));
  tell({ id, outcome: outcome as Outcome });
});

function contextOf({ patientId, code, idempotencyKey }: Omit<Asked, 'id' | 'key' | 'input'>): Context {
  return {
    brand: brandOf('kaari'),
    language: 'fi',
    rights: async () => ['customer-messaging-enabled', 'customer-messaging-allowed', 'questionnaires'],
    reloginProof: NO_RELOGIN_PROOF,
    breakOf: async () => null,
    startStaffSession: async () => false,
    address: '192.0.2.1',
    allowance: UNLIMITED,
    requestId: 'bench',
    origin: 'http://kaari.localhost',
    now: new Date(),
    inScope,
    vault: roundVault,
    idempotencyKey,
    acceptsDevelopmentIdentityCodes: true,
    acquireOnce: () => true,
    answered: () => {},
    report: () => {},
    session: {
      hash: sessionHash(patientId ?? code ?? ''),
      patientId,
      ownPatientId: patientId,
      actingFor: null,
      guardianship: null,
      person: { firstNames: 'Testi', lastName: 'Henkilö', identityCode: code ?? 'patient' },
      staff: null,
      freshUntil: null,
      scope: 'other',
      analyticsConsent: null,
      draftKey: 'A'.repeat(43),
    },
  };
}
