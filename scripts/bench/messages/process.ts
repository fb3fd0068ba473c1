import { endpoints as customerEndpoints } from '../../../portal/areas/messages/customer-messaging/contract.ts';
import { mutate } from '../../../portal/areas/messages/customer-messaging/server/mutate.ts';
import { queryThreads } from '../../../portal/areas/messages/customer-messaging/server/query-threads.ts';
import { endpoints } from '../../../portal/areas/messages/workspace/contract.ts';
import { workspaceService } from '../../../portal/areas/messages/workspace/server/service.ts';
import { feature as prescriptions } from '../../../portal/areas/record/prescriptions/server/feature.ts';
import { brandOf } from '../../../portal/brands/registry.ts';
import type { AnyHandler } from '../../../portal/platform/calls/handler.ts';
import { type RawInput, runEndpoint } from '../../../portal/platform/calls/run-endpoint.ts';
import type { Context } from '../../../portal/platform/context.ts';
import { connect } from '../../../portal/platform/database/connect.ts';
import { createInScope } from '../../../portal/platform/database/scope.ts';
import { NO_RELOGIN_PROOF, UNLIMITED } from '../../../portal/platform/test-context.ts';
import { roundVault } from '../../../portal/shell/server/reliability/round-portals.ts';
import { sessionHash } from './world.ts';

/** A call that a process of a round makes. */
export interface Asked {
  readonly id: number;
  readonly key: string;
  readonly input: RawInput;
  /** A patient's id, or the code of somebody who works here. */
  readonly patientId: string | null;
  readonly code: string | null;
  readonly idempotencyKey: string;
}

// One of the processes of a round: answers calls as the server does, without HTTP, at the database of its only argument.
const inScope = createInScope(connect(process.argv[2] ?? '').db);
const alwaysOpen = async () => true;
const handlers: Readonly<Record<string, AnyHandler>> = {
  ...workspaceService({ renewalDesk: prescriptions.renewalDesk } as never).handlers,
  'GET /api/customer-messaging': queryThreads(alwaysOpen, {} as never) as unknown as AnyHandler,
  'POST /api/customer-messaging': mutate({ isOpen: alwaysOpen } as never) as unknown as AnyHandler,
};
const declared: Readonly<Record<string, unknown>> = { ...endpoints, ...customerEndpoints };

process.on('message', async ({ id, key, input, ...who }: Asked) => {
  const runnable = { key, endpoint: declared[key] as never, handler: handlers[key] as AnyHandler };
  const outcome = await runEndpoint(runnable, contextOf(who), input).catch(() => ({ failed: true }));
  process.send?.({ id, outcome });
});

function contextOf({ patientId, code, idempotencyKey }: Omit<Asked, 'id' | 'key' | 'input'>): Context {
  return {
    brand: brandOf('kaari'),
    language: 'fi',
    rights: async () => ['customer-messaging-enabled', 'customer-messaging-allowed', 'questionnaires'],
    reloginProof: NO_RELOGIN_PROOF,
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
      freshUntil: null,
      scope: 'other',
      analyticsConsent: null,
      draftKey: 'A'.repeat(43),
    },
  };
}
