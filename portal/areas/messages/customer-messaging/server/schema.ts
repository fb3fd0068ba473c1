import { buildSchema } from 'graphql';

/** Customer messaging as other parties' tools know it; `resolvers.ts` answers its fields. */
export const schema = buildSchema(`
  type Query {
    "The patient's conversations, the one last written in first."
    threads: [MessagingThread!]!
    thread(id: ID!): MessagingThread
  }

  type Mutation {
    sendMessageInNewThread(
      title: String!
      type: ThreadType!
      participantIds: [ID!]!
      firstMessage: FirstMessage!
    ): NewThread!
    "The answers are JSON: an object of texts by the linkId of their questions."
    answerQuestionnaire(questionnaireInvitationId: ID!, answers: String!): QuestionnaireAnswers!
  }

  enum ThreadType { customer hr supervisor }
  enum AuthorType { customer professional }

  type MessagingThread {
    id: ID!
    title: String!
    threadType: ThreadType!
    isActive: Boolean!
    created: String!
    messages: [Message!]!
    latestMessage: Message!
  }

  type Message {
    id: ID!
    created: String!
    "Plain text with line feeds."
    content: String!
    author: Author!
  }

  type Author {
    type: AuthorType!
    "Who has written it; null of the customer."
    name: String
  }

  input FirstMessage @oneOf {
    renewal: Renewal
  }

  input Renewal {
    prescriptions: [PrescriptionAnswers!]!
    otherMedicines: String!
  }

  enum Choice { yes no }

  input PrescriptionAnswers {
    id: ID!
    reason: String!
    hasRunOut: Choice
    amountLeft: String!
    hasSideEffects: Choice
    sideEffects: String!
  }

  enum NewThreadOutcome { sent prescriptionNotFound notRenewable unknownError }

  type NewThread {
    type: NewThreadOutcome!
    "When it was sent; null: it was not."
    sentAt: String
  }

  type QuestionnaireAnswers {
    "answered, alreadyAnswered, questionnaireNotFound or maintenance-mode"
    type: String!
    "When it was answered; null: it was not."
    answeredAt: String
  }
`);
