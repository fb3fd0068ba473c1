/** Characters of a new conversation's subject. */
export const LONGEST_SUBJECT = 70;

/** Characters of one message. */
export const LONGEST_MESSAGE = 10_000;

/** Conversations that one answer lists. */
export const MOST_THREADS = 9_999;

/** Conversations on a page of the list. */
export const THREADS_PER_PAGE = 10;

/** Milliseconds between two looks for new messages. */
export const POLLING_MS = 120_000;

/** The same in a chat that does not tell of messages by itself. */
export const CHAT_POLLING_MS = 10_000;

/** Bytes of the files of one selection. */
export const MOST_ATTACHED = 9_437_184;

/** Files of one message. */
export const MOST_ATTACHMENTS = 20;

/** Places that a search finds at most. */
export const MOST_FOUND = 50;

/** Messages, the latest, that one search looks through. */
export const MOST_SEARCHED = 5_000;
