import type { AnswerOf } from '#client/calls/api.ts';

/** What a clinic tells, with its history. */
export type ClinicItem = AnswerOf<'GET /api/clinic-content/{clinic}'>;
