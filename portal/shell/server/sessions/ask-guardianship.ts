import { stillGuardian } from '#areas/person/guardianship/server/still-guardian.ts';
import type { AskGuardianship } from '#areas/person/shared/guardianship/server/guardians-word.ts';
import type { PopulationRegister } from '#outside/population-register/client/population-register.ts';

/** Asks the population register for whom a guardian has let read a child's record, by an app or a link: they read no longer than the guardian may. */
export function createAskGuardianship(register: PopulationRegister): AskGuardianship {
  return ({ inScope, vault, brand, now, report }, question) =>
    stillGuardian({ register, inScope, vault, brand, now }, question, report);
}
