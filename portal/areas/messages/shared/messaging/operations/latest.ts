import { MESSAGE_FIELDS, THREAD_FIELDS } from './fields.ts';

/** The first page of the list: a long one would fill the document. */
export const LATEST_THREADS = `query LatestThreads {
  messagingStatus
  unreadCount
  threadCount
  threads(first: 10) { ${THREAD_FIELDS}
    latestMessage { ${MESSAGE_FIELDS} } }
}`;
