import { LONGEST_MESSAGE, LONGEST_SUBJECT } from '#areas/messages/shared/messaging/limits.ts';
import type { TextRules } from '#contract/calls/text-rule.ts';

/** A message to the patient. */
export const replyFields = {
  text: { max: LONGEST_MESSAGE, hasLines: true },
} as const satisfies TextRules<string>;

/** A conversation that somebody who works here starts. */
export const startFields = {
  title: { max: LONGEST_SUBJECT },
  text: { max: LONGEST_MESSAGE, hasLines: true },
} as const satisfies TextRules<string>;

/** What those who work here write to each other. */
export const noteFields = { note: { max: 2000, hasLines: true } } as const satisfies TextRules<string>;

/** Why a message is deleted, which the patient reads. */
export const deletionFields = { reason: { max: 200 } } as const satisfies TextRules<string>;
