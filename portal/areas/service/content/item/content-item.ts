import type { AnswerOf } from '#client/calls/api.ts';

/** A notice with its history. */
export type ContentItem = AnswerOf<'GET /api/content/{id}'>;
