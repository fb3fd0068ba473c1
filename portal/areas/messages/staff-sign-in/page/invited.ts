import type { AnswerOf } from '#client/calls/api.ts';

/** Who was invited, and what a passkey of theirs is to be. */
export type Invited = Extract<AnswerOf<'POST /api/staff/invitation'>, { type: 'invited' }>;
