import { buildSchema } from 'graphql';

/** Customer messaging as other parties' tools know it; `resolvers.ts` answers its fields. */
export const schema = buildSchema(`
  type Query {
    "Whether conversations can be read and written at the moment; while they cannot, the other fields are empty."
    messagingStatus: MessagingStatus!
    "The patient's conversations, the one last written in first."
    threads(first: Int): [MessagingThread!]!
    threadCount: Int!
    "last: with no more than its latest messages."
    thread(id: ID!, last: Int): MessagingThread
    "Messages of others that the patient has not seen, in all conversations."
    unreadCount: Int!
    "Whom a new conversation can be sent to, in the reader's language."
    recipients: [Recipient!]!
    "What is typed for a new conversation and not sent; null: nothing."
    draft: Draft
    "Where in the patient's conversations a text stands, the latest first."
    searchThreads(text: String!): ThreadSearch!
    "The files of a draft; without a thread, of that of a new conversation."
    draftAttachments(threadId: ID): [DraftAttachment!]!
    "Where a file is fetched, for a minute."
    attachmentDownloadUrl(id: ID!): AttachmentDownload!
  }

  type Mutation {
    "participantIds: of a conversation of the customer's own, the one recipient that it goes to."
    sendMessageInNewThread(
      title: String!
      type: ThreadType!
      participantIds: [ID!]!
      firstMessage: FirstMessage!
    ): NewThread!
    sendMessage(threadId: ID!, message: NewMessage!): SentMessage!
    "As far as this message; what has come since stays unread."
    markThreadRead(threadId: ID!, lastMessageId: ID!): ReadThread!
    "Without a thread: of a new conversation."
    saveDraft(threadId: ID, draft: DraftContent!): SavedDraft!
    deleteDraft(threadId: ID): DeletedDraft!
    "Takes a file into a draft; its parts are then put to their addresses."
    createAttachmentUpload(file: ChosenFile!): AttachmentUpload!
    "New addresses: what has arrived stays."
    renewAttachmentUpload(id: ID!): AttachmentUpload!
    "All parts are there: the file is looked through."
    finishAttachmentUpload(id: ID!): FinishedAttachment!
    "Takes a file out of its draft; one that is sent stays."
    removeAttachment(id: ID!): RemovedAttachment!
    "The answers are JSON: an object of texts by the linkId of their questions."
    answerQuestionnaire(questionnaireInvitationId: ID!, answers: String!): QuestionnaireAnswers!
  }

  enum ThreadType { customer hr supervisor }
  enum AuthorType { customer professional hr }
  enum Chat { mentalSupport sicknessFund kaariPrivateDoctorChat }
  enum CloseReason { answered visitNeeded noReply handledElsewhere }
  enum AttachmentState { uploading scanning clean infected quarantined refused }
  "operational or maintenance-mode"
  scalar MessagingStatus

  type MessagingThread {
    id: ID!
    title: String!
    threadType: ThreadType!
    isActive: Boolean!
    created: String!
    closedAt: String
    closeReason: CloseReason
    "Whom it was sent to."
    team: Team
    unreadCount: Int!
    hasDraft: Boolean!
    "Of one that is answered at once: which chat it belongs to."
    chat: Chat
    draft: Draft
    "Who takes part beside the customer."
    participants: [Participant!]!
    "Of all, also where it has the latest alone."
    messageCount: Int!
    messages: [Message!]!
    latestMessage: Message!
  }

  type Team {
    id: ID!
    name: String!
  }

  type Participant {
    id: ID!
    name: String!
    title: String!
    kind: ParticipantKind!
    lastReadAt: String
    "Answers it now."
    isAssigned: Boolean!
  }

  enum ParticipantKind { professional hr }

  type Message {
    id: ID!
    created: String!
    "Plain text with line feeds; empty if it was deleted."
    content: String!
    author: Author!
    "Of the customer's: somebody at the clinic has seen it. Of others': the customer has."
    isRead: Boolean!
    deleted: Boolean!
    deletedBy: String
    deletedAt: String
    deletedReason: String
    attachments: [Attachment!]!
    questionnaireInvitation: QuestionnaireInvitation
  }

  type Author {
    type: AuthorType!
    "Who has written it; null of the customer."
    name: String
    title: String
  }

  type Attachment {
    id: ID!
    fileName: String!
    contentType: String!
    bytes: Int!
    state: AttachmentState!
  }

  input ChosenFile {
    fileName: String!
    "A float, as the largest file that anybody may choose is larger than an Int."
    bytes: Float!
    threadId: ID
  }

  type AttachmentUpload {
    "created, wrongType, tooLarge, tooMany, tooManyUploads, attachmentNotFound or maintenance-mode"
    type: String!
    id: ID
    "Where the file will be in the object storage."
    key: String
    parts: [UploadPart!]
  }

  type UploadPart {
    url: String!
    headers: [Header!]!
  }

  type Header {
    name: String!
    value: String!
  }

  type FinishedAttachment {
    "finished, attachmentNotFound or maintenance-mode"
    type: String!
    file: DraftAttachment
  }

  type RemovedAttachment {
    "removed"
    type: String!
  }

  type DraftAttachment {
    id: ID!
    fileName: String!
    contentType: String!
    bytes: Int!
    state: AttachmentState!
    "Why it can never be sent."
    fault: AttachmentFault
  }

  enum AttachmentFault { type unreadable tooManyPixels incomplete }

  type AttachmentDownload {
    "ready, scanning, infected, quarantined, attachmentNotFound or maintenance-mode"
    type: String!
    url: String
  }

  type QuestionnaireInvitation {
    id: ID!
    title: String!
    answeredAt: String
  }

  type Recipient {
    id: ID!
    name: String!
    about: String!
  }

  type Draft {
    title: String!
    content: String!
    recipientId: ID
    updatedAt: String!
  }

  type ThreadSearch {
    "There are more places than these."
    isCut: Boolean!
    hits: [Hit!]!
  }

  type Hit {
    threadId: ID!
    title: String!
    "Null: in the title."
    messageId: ID
    created: String!
    "The text around it."
    excerpt: String!
  }

  input FirstMessage @oneOf {
    renewal: Renewal
    message: NewMessage
  }

  input NewMessage {
    "Plain text with line feeds; may be empty if files are attached."
    content: String!
    attachmentIds: [ID!]!
  }

  input DraftContent {
    title: String!
    content: String!
    recipientId: ID
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

  type NewThread {
    "sent, recipientNotFound, attachmentNotReady, maintenance-mode or unknownError; of a renewal prescriptionNotFound or notRenewable, too"
    type: String!
    "When it was sent; null: it was not."
    sentAt: String
    threadId: ID
  }

  type SentMessage {
    "sent, threadNotFound, threadClosed, attachmentNotReady or maintenance-mode"
    type: String!
    sentAt: String
    messageId: ID
  }

  type ReadThread {
    "read, threadNotFound or maintenance-mode"
    type: String!
    "Messages that are unread still, in all conversations."
    unreadCount: Int
  }

  type SavedDraft {
    "saved, threadNotFound or maintenance-mode"
    type: String!
    savedAt: String
  }

  type DeletedDraft {
    "deleted"
    type: String!
  }

  type QuestionnaireAnswers {
    "answered, alreadyAnswered, questionnaireNotFound or maintenance-mode"
    type: String!
    "When it was answered; null: it was not."
    answeredAt: String
  }
`);
