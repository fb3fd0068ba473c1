// The GraphQL operations that the portal runs at `/api/customer-messaging`: these documents and no others.

export const SEND_MESSAGE_IN_NEW_THREAD = `mutation SendMessageInNewThread($title: String!, $type: ThreadType!, $participantIds: [ID!]!, $firstMessage: FirstMessage!) {
  sendMessageInNewThread(title: $title, type: $type, participantIds: $participantIds, firstMessage: $firstMessage) { type sentAt threadId }
}`;

/** Starts a conversation with a message of the customer's own; the one above asks for prescriptions. */
export const START_CONVERSATION = `mutation StartConversation($title: String!, $type: ThreadType!, $participantIds: [ID!]!, $firstMessage: FirstMessage!) {
  sendMessageInNewThread(title: $title, type: $type, participantIds: $participantIds, firstMessage: $firstMessage) { type sentAt threadId }
}`;

export const SEND_MESSAGE = `mutation SendMessage($threadId: ID!, $message: NewMessage!) {
  sendMessage(threadId: $threadId, message: $message) { type sentAt messageId }
}`;

export const MARK_THREAD_READ = `mutation MarkThreadRead($threadId: ID!, $lastMessageId: ID!) {
  markThreadRead(threadId: $threadId, lastMessageId: $lastMessageId) { type unreadCount }
}`;

export const SAVE_DRAFT = `mutation SaveDraft($threadId: ID, $draft: DraftContent!) {
  saveDraft(threadId: $threadId, draft: $draft) { type savedAt }
}`;

export const DELETE_DRAFT = `mutation DeleteDraft($threadId: ID) {
  deleteDraft(threadId: $threadId) { type }
}`;

export const ANSWER_QUESTIONNAIRE = `mutation AnswerQuestionnaire($questionnaireInvitationId: ID!, $answers: String!) {
  answerQuestionnaire(questionnaireInvitationId: $questionnaireInvitationId, answers: $answers) { type answeredAt }
}`;

const MESSAGE_FIELDS = `id created content author { type name title } isRead deleted deletedBy deletedAt deletedReason
    attachments { id fileName contentType bytes state } questionnaireInvitation { id title answeredAt }`;

const THREAD_FIELDS =
  'id title threadType isActive created closedAt closeReason team { id name } unreadCount hasDraft';

/** The first page of the list: a long one would fill the document. */
export const LATEST_THREADS = `query LatestThreads {
  messagingStatus
  unreadCount
  threadCount
  threads(first: 10) { ${THREAD_FIELDS}
    latestMessage { ${MESSAGE_FIELDS} } }
}`;

export const THREADS = `query Threads {
  messagingStatus
  unreadCount
  threads { ${THREAD_FIELDS}
    latestMessage { ${MESSAGE_FIELDS} } }
}`;

const WHOLE_FIELDS = `${THREAD_FIELDS} messageCount
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

/** For the badge of the menu. */
export const UNREAD_COUNT = `query UnreadCount {
  unreadCount
}`;

export const RECIPIENTS = `query Recipients {
  messagingStatus
  recipients { id name about }
  draft { title content recipientId updatedAt }
}`;

export const SEARCH_THREADS = `query SearchThreads($text: String!) {
  searchThreads(text: $text) { isCut hits { threadId title messageId created excerpt } }
}`;
