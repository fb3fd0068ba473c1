import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { changeChoice, showChoice } from './own-choice.ts';

/** The calls about how a patient hears of what is new in their record, answered. */
export const recordNewsService = implement(endpoints, {
  'GET /api/record-notices': showChoice,
  'PUT /api/record-notices': changeChoice,
});
