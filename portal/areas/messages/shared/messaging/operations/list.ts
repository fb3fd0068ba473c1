import { MESSAGE_FIELDS, THREAD_FIELDS } from './fields.ts';

export const THREADS = `query Threads {
  messagingStatus
  unreadCount
  threads { ${THREAD_FIELDS}
    latestMessage { ${MESSAGE_FIELDS} } }
}`;

export const SEARCH_THREADS = `query SearchThreads($text: String!) {
  searchThreads(text: $text) { isCut hits { threadId title messageId created excerpt } }
}`;
