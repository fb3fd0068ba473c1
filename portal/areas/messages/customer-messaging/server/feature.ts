import { attachmentTasks } from '#areas/messages/shared/attachments/server/attachment-tasks.ts';
import { opennessOf } from '#areas/messages/shared/breaks/server/breaks.ts';
import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { mutate } from './mutate.ts';
import { noticeTasks } from './notices/notice-tasks.ts';
import { ownMessagingData } from './own-data.ts';
import { queryThreads } from './query-threads.ts';

export const feature: ServerFeature = {
  endpoints,
  ownData: ownMessagingData,
  service: ({ firstMessages, answerQuestionnaire, storage, settings: { hasMessagingOpen } }) =>
    implement(endpoints, {
      'GET /api/customer-messaging': queryThreads(opennessOf('messages', hasMessagingOpen), storage),
      'POST /api/customer-messaging': mutate({
        firstMessages,
        answerQuestionnaire,
        storage,
        isOpen: opennessOf('messages', hasMessagingOpen),
      }),
    }),
  tasks: (parts) => ({ ...attachmentTasks(parts), ...noticeTasks(parts) }),
};
