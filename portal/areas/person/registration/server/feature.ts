import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { createRegistrationService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ register }) => createRegistrationService(register),
};
