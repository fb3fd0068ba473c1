import { GUARDIANS } from './guardians.ts';
import { LIMITS } from './limits.ts';
import { LOOKS } from './looks.ts';
import { MONEY } from './money.ts';
import { PAGES } from './pages.ts';
import type { PlantedFault } from './planted-fault.ts';
import { PROJECT } from './project.ts';
import { RECORD } from './record.ts';
import { SECURITY } from './security.ts';
import { TIMES } from './times.ts';

/** By where a mistake would be made: at least one fault for each suite, and those that hurt a patient most. */
export const AREAS: Readonly<Record<string, readonly PlantedFault[]>> = {
  security: SECURITY,
  limits: LIMITS,
  guardians: GUARDIANS,
  money: MONEY,
  times: TIMES,
  record: RECORD,
  looks: LOOKS,
  pages: PAGES,
  project: PROJECT,
};
