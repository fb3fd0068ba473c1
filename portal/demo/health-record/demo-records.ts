import { DEMO_ALLERGIES } from './allergies.ts';
import { DEMO_CERTIFICATES } from './certificates.ts';
import type { DemoResources } from './demo-resources.ts';
import { DEMO_GROWTH } from './growth.ts';
import { DEMO_IMAGING } from './imaging.ts';
import { DEMO_LABORATORY } from './laboratory.ts';
import { DEMO_PRESCRIPTIONS } from './prescriptions.ts';
import { DEMO_VACCINATIONS } from './vaccinations.ts';
import { DEMO_VISITS } from './visits.ts';

/** Everything that the records of the demo people have. */
export const DEMO_RECORDS: readonly DemoResources[] = [
  ...DEMO_ALLERGIES,
  ...DEMO_VISITS,
  ...DEMO_VACCINATIONS,
  ...DEMO_CERTIFICATES,
  ...DEMO_LABORATORY,
  ...DEMO_IMAGING,
  ...DEMO_PRESCRIPTIONS,
  ...DEMO_GROWTH,
];
