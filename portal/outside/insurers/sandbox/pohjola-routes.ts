import { z } from 'zod';
import { type SystemEnd, serveOperation } from '../../sandbox/operation.ts';
import { identityCode } from './identity-code.ts';
import type { Policies } from './policies.ts';

/** Pohjola's own implementation of `outside/insurers/pohjola.openapi.yaml`. */
export function pohjolaRoutes(end: Omit<SystemEnd, 'system'>, policies: Policies): void {
  serveOperation(
    { ...end, system: 'pohjola' },
    {
      path: '/pohjola/v1/insurance-checks',
      request: z.strictObject({ identityCode, date: z.iso.date() }),
      answer: (asked) => ({ hasInsurance: policies.isCoveredByPohjola(asked.identityCode) }),
      wrong: { hasInsurance: 'yes' },
    },
  );
}
