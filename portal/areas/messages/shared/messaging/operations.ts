// The GraphQL operations that the portal runs at `/api/customer-messaging`: these documents and no others.

export const SEND_MESSAGE_IN_NEW_THREAD = `mutation SendMessageInNewThread($title: String!, $type: ThreadType!, $participantIds: [ID!]!, $firstMessage: FirstMessage!) {
  sendMessageInNewThread(title: $title, type: $type, participantIds: $participantIds, firstMessage: $firstMessage) { type sentAt }
}`;

export const ANSWER_QUESTIONNAIRE = `mutation AnswerQuestionnaire($questionnaireInvitationId: ID!, $answers: String!) {
  answerQuestionnaire(questionnaireInvitationId: $questionnaireInvitationId, answers: $answers) { type answeredAt }
}`;

export const THREADS = `query Threads {
  threads { id title threadType isActive created latestMessage { id created content author { type name } } }
}`;

export const THREAD = `query Thread($id: ID!) {
  thread(id: $id) { id title threadType isActive created messages { id created content author { type name } } }
}`;
