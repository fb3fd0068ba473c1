/** Between whom a conversation is: the customer and professionals, their employer's HR, or professionals about them. */
export const THREAD_TYPES = ['customer', 'hr', 'supervisor'] as const;
export type ThreadType = (typeof THREAD_TYPES)[number];

export const MESSAGE_AUTHORS = ['customer', 'professional'] as const;
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number];

/** What a message says. */
export interface MessageContent {
  /** Plain text with line feeds. */
  readonly text: string;
  /** Who has written it, as patients are to read; the customer's own messages have none. */
  readonly signature?: string;
}
