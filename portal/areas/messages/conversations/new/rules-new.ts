import { LONGEST_MESSAGE, LONGEST_SUBJECT } from '#areas/messages/shared/messaging/limits.ts';
import type { FieldErrors } from '#client/forms/form-schema.ts';

/** What a new conversation says; spaces alone say nothing. */
export interface NewTexts {
  readonly recipientId: string;
  readonly title: string;
  readonly content: string;
}

/** What is wrong with a new conversation, in the order of its form. */
export function newConversationErrors({ recipientId, title, content }: NewTexts): FieldErrors {
  const errors = [
    { field: 'recipientId', code: recipientId === '' ? 'required' : null },
    { field: 'title', code: lengthProblem(title, LONGEST_SUBJECT) },
    { field: 'content', code: lengthProblem(content, LONGEST_MESSAGE) },
  ] as const;
  return errors.flatMap(({ field, code }) => (code ? [{ field, code }] : []));
}

function lengthProblem(text: string, most: number): 'required' | 'tooLong' | null {
  const { length } = text.trim();
  if (length === 0) return 'required';
  return length > most ? 'tooLong' : null;
}

/** Whether it can be sent as far as anybody can see: neither its subject nor its message is empty. */
export const isWritten = ({ title, content }: NewTexts): boolean =>
  title.trim() !== '' && content.trim() !== '';
