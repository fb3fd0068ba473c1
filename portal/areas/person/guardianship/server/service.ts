import type { DueOf } from '#areas/person/shared/guardianship/server/due-of.ts';
import type { PopulationRegister } from '#outside/population-register/client/population-register.ts';
import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { actFor } from './act-for.ts';
import { showChildren } from './show-children.ts';
import { showFamily } from './show-family.ts';

/** The calls about acting for a child, answered with the population register's word. */
export function createGuardianshipService(register: PopulationRegister, dueOf: DueOf) {
  return implement(endpoints, {
    'GET /api/guardianship/children': showChildren(register),
    'GET /api/guardianship/family': showFamily(register, dueOf),
    'POST /api/guardianship/act-for': actFor(register),
  });
}
