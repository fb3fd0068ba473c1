/** Starts a conversation with a message of the customer's own. */
export const START_CONVERSATION = `mutation StartConversation($title: String!, $type: ThreadType!, $participantIds: [ID!]!, $firstMessage: FirstMessage!) {
  sendMessageInNewThread(title: $title, type: $type, participantIds: $participantIds, firstMessage: $firstMessage) { type sentAt threadId }
}`;

export const RECIPIENTS = `query Recipients {
  messagingStatus
  recipients { id name about }
  draft { title content recipientId updatedAt }
}`;
