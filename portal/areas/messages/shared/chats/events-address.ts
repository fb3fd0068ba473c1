/** Where a browser waits for messages of a chat, as the server's router writes it. */
export const CHAT_EVENTS_ROUTE = '/api/chats/threads/:id/events';

/** The same for one conversation, from the last message that is known. */
export function chatEventsAddress(threadId: string, after: string): string {
  return `${CHAT_EVENTS_ROUTE.replace(':id', threadId)}?after=${after}`;
}
