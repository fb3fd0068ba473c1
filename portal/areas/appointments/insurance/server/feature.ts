import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { insuranceTasks } from './forget-insurance.ts';
import { ownConcepts } from './own-data.ts';
import { createInsuranceService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ insurers }) => createInsuranceService(insurers),
  ownData: ownConcepts,
  tasks: insuranceTasks,
};
