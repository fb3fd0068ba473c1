import { isInvitationCode, keptCode } from '#areas/messages/shared/staff/invitation-code.ts';
import type { TextRules } from '#contract/calls/text-rule.ts';

const code = { max: 40, isValid: isInvitationCode, kept: keptCode };
/** As it is typed, spaces and all; what looks alike is written alike. */
const kept = (typed: string) => typed.normalize('NFKC');

/** An invitation's code. */
export const codeFields = { code } as const satisfies TextRules<string>;

/** Of a password its length counts, and that nobody tries it first. There is no rule of what signs it has. */
export const newPasswordFields = {
  password: { min: 12, max: 128, kept },
} as const satisfies TextRules<string>;

/** By which somebody signs in who has set a password: their number, and that. */
export const passwordFields = {
  user: { max: 15, isValid: (text: string) => /^[1-9]\d*$/.test(text) },
  password: { max: 128, kept },
} as const satisfies TextRules<string>;
