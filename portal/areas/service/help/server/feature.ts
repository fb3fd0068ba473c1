import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { showTopics } from './show-topics.ts';

export const feature: ServerFeature = {
  endpoints,
  service: () => implement(endpoints, { 'GET /api/help/topics': showTopics }),
};
