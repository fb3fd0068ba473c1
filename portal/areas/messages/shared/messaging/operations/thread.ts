import { MESSAGE_FIELDS, THREAD_FIELDS } from './fields.ts';

export const SEND_MESSAGE = `mutation SendMessage($threadId: ID!, $message: NewMessage!) {
  sendMessage(threadId: $threadId, message: $message) { type sentAt messageId }
}`;

export const MARK_THREAD_READ = `mutation MarkThreadRead($threadId: ID!, $lastMessageId: ID!) {
  markThreadRead(threadId: $threadId, lastMessageId: $lastMessageId) { type unreadCount }
}`;

const WHOLE_FIELDS = `${THREAD_FIELDS} chat messageCount
    participants { id name title kind lastReadAt isAssigned }
    messages { ${MESSAGE_FIELDS} }
    draft { content updatedAt }`;

/** With its latest messages: older ones are asked for where somebody reads them. */
export const THREAD = `query Thread($id: ID!) {
  messagingStatus
  thread(id: $id, last: 50) { ${WHOLE_FIELDS} }
}`;

export const WHOLE_THREAD = `query WholeThread($id: ID!) {
  messagingStatus
  thread(id: $id) { ${WHOLE_FIELDS} }
}`;
