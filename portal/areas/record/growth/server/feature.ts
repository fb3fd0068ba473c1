import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { growthService } from './service.ts';

export const feature: ServerFeature = { endpoints, service: () => growthService };
