import { createHash } from 'node:crypto';
import { brandOf } from '#contract/brands/registry.ts';
import type { Context, Session } from './context.ts';
import { TEST_NOW, type TestDatabase } from './database/test-database.ts';

/** What a test says about its request; the rest is an anonymous visitor of Kaari, in Finnish, at TEST_NOW. */
export interface TestRequest extends Partial<Omit<Context, 'session' | 'inScope' | 'vault'>> {
  readonly session?: Partial<Session>;
}

/** The context of one request to an endpoint of a test. */
export function testContext(test: TestDatabase, { session, ...request }: TestRequest = {}): Context {
  return {
    brand: brandOf('kaari'),
    language: 'fi',
    requestId: 'test-request',
    origin: 'http://kaari.localhost:3000',
    now: TEST_NOW,
    idempotencyKey: null,
    acceptsDevelopmentIdentityCodes: true,
    report: () => {},
    ...request,
    inScope: test.inScope,
    vault: test.vault,
    session: {
      hash: createHash('sha256').update('test session').digest(),
      patientId: null,
      person: null,
      scope: 'other',
      analyticsConsent: null,
      ...session,
    },
  };
}
