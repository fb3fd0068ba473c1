import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { chatService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ settings: { hasMessagingOpen } }) => chatService(hasMessagingOpen),
};
