import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { queryThreads } from './query-threads.ts';
import { sendInNewThread } from './send-in-new-thread.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ firstMessages }) =>
    implement(endpoints, {
      'GET /api/customer-messaging': queryThreads,
      'POST /api/customer-messaging': sendInNewThread(firstMessages),
    }),
};
