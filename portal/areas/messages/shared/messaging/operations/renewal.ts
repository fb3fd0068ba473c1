/** Asks for prescriptions; what starts any other conversation is in `new-thread.ts`. */
export const SEND_MESSAGE_IN_NEW_THREAD = `mutation SendMessageInNewThread($title: String!, $type: ThreadType!, $participantIds: [ID!]!, $firstMessage: FirstMessage!) {
  sendMessageInNewThread(title: $title, type: $type, participantIds: $participantIds, firstMessage: $firstMessage) { type sentAt threadId }
}`;
