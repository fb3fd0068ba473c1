/** Between whom a conversation is: the customer and professionals, their employer's HR, or professionals about them. */
export const THREAD_TYPES = ['customer', 'hr', 'supervisor'] as const;
export type ThreadType = (typeof THREAD_TYPES)[number];

export const MESSAGE_AUTHORS = ['customer', 'professional', 'hr'] as const;
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number];

/** Why a conversation was closed. */
export const CLOSE_REASONS = ['answered', 'visitNeeded', 'noReply', 'handledElsewhere'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** What has become of a chosen file. */
export const ATTACHMENT_STATES = [
  'uploading',
  'scanning',
  'clean',
  'infected',
  'quarantined',
  'refused',
] as const;
export type AttachmentState = (typeof ATTACHMENT_STATES)[number];

/** What a message says. */
export interface MessageContent {
  /** Plain text with line feeds. */
  readonly text: string;
  /** Who has written it, as patients are to read; the customer's own messages have none. */
  readonly signature?: string;
}

/** What is typed and not sent. */
export interface DraftContent {
  /** The subject of a new conversation. */
  readonly title: string;
  readonly content: string;
  /** To which team a new conversation is to go. */
  readonly recipientId: string | null;
}
