import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { ownFeedData } from './own-data.ts';
import { calendarFeedService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: () => calendarFeedService,
  ownData: ownFeedData,
};
