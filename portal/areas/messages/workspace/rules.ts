import { LONGEST_MESSAGE } from '#areas/messages/shared/messaging/limits.ts';
import type { TextRules } from '#contract/calls/text-rule.ts';

/** A message to the patient. */
export const replyFields = {
  text: { max: LONGEST_MESSAGE, hasLines: true },
} as const satisfies TextRules<string>;

/** What those who work here write to each other. */
export const noteFields = { note: { max: 2000, hasLines: true } } as const satisfies TextRules<string>;

/** Why a message is deleted, which the patient reads. */
export const deletionFields = { reason: { max: 200 } } as const satisfies TextRules<string>;
