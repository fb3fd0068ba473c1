import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { mutate } from './mutate.ts';
import { ownMessagingData } from './own-data.ts';
import { queryThreads } from './query-threads.ts';

export const feature: ServerFeature = {
  endpoints,
  ownData: ownMessagingData,
  service: ({ firstMessages, answerQuestionnaire, settings: { hasMessagingOpen } }) =>
    implement(endpoints, {
      'GET /api/customer-messaging': queryThreads(hasMessagingOpen),
      'POST /api/customer-messaging': mutate({
        firstMessages,
        answerQuestionnaire,
        isOpen: hasMessagingOpen,
      }),
    }),
};
