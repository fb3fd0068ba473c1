import type { AnswerOf } from '#client/calls/api.ts';

/** Somebody who works here, in the list of staff. */
export type Person = AnswerOf<'GET /api/workspace/staff'>['people'][number];
