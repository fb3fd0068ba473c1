import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { workspaceService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: workspaceService,
};
