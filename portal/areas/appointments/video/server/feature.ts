import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { ownVideoData } from './own-data.ts';
import { createVideoService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ video }) => createVideoService(video),
  ownData: ownVideoData,
};
