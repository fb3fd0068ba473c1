import { stillGuardian } from '#areas/person/guardianship/server/still-guardian.ts';
import type { AskGuardianship } from '#areas/record/record-apps/server/guardians-grant.ts';
import type { PopulationRegister } from '#outside/population-register/client/population-register.ts';

/** Asks the population register for an app that a guardian has let read a child's record: it reads no longer than they may. */
export function createAskGuardianship(register: PopulationRegister): AskGuardianship {
  return ({ inScope, vault, brand, now, report }, question) =>
    stillGuardian({ register, inScope, vault, brand, now }, question, report);
}
