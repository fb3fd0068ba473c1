import { createHash } from 'node:crypto';
import { brandOf } from '#brands/registry.ts';
import type { ActingFor, Context, Session } from './context.ts';
import { TEST_NOW, type TestDatabase } from './database/test-database.ts';
import type { Allowance } from './limits/allowance.ts';
import type { ReloginProof } from './session/relogin-proof.ts';

/**
 * What a test says about its request; the rest is an anonymous visitor of Kaari, in Finnish, at TEST_NOW. Everybody has
 * the rights that their brand has for all.
 */
export interface TestRequest extends Partial<Omit<Context, 'session' | 'inScope' | 'vault'>> {
  readonly session?: Partial<Session>;
}

/** Of a browser in which no session has ended. */
export const NO_RELOGIN_PROOF: ReloginProof = {
  find: async () => null,
  revive: async () => null,
  enter: () => {},
  forget: () => {},
  leave: () => {},
};

/** What a guardian's session knows of the child: verified, without an order, the only guardian by default. */
export function actingFor(patientId: string, more: Partial<ActingFor> = {}): ActingFor {
  return { patientId, verifiedAt: TEST_NOW, isProtected: false, otherGuardians: [], ...more };
}

/** Of somebody whom nobody counts. */
export const UNLIMITED: Allowance = { request: async () => null, call: async () => null };

/** The context of one request to an endpoint of a test. */
export function testContext(test: TestDatabase, { session, ...request }: TestRequest = {}): Context {
  const { brand = brandOf('kaari') } = request;
  return {
    brand,
    language: 'fi',
    rights: async () => brand.features,
    breakOf: async () => null,
    reloginProof: NO_RELOGIN_PROOF,
    startStaffSession: async () => false,
    address: '192.0.2.1',
    allowance: UNLIMITED,
    requestId: 'test-request',
    origin: 'http://kaari.localhost:3000',
    now: TEST_NOW,
    idempotencyKey: null,
    acceptsDevelopmentIdentityCodes: true,
    acquireOnce: () => true,
    answered: () => {},
    report: () => {},
    ...request,
    inScope: test.inScope,
    vault: test.vault,
    session: {
      hash: createHash('sha256').update('test session').digest(),
      patientId: null,
      ownPatientId: session?.patientId ?? null,
      actingFor: null,
      guardianship: null,
      person: null,
      staff: null,
      // Persons whom a test signs in have just been identified, unless it says otherwise.
      freshUntil: new Date((request.now ?? TEST_NOW).getTime() + 60_000),
      scope: 'other',
      analyticsConsent: null,
      draftKey: 'A'.repeat(43),
      ...session,
    },
  };
}
