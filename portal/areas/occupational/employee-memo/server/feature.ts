import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { employeeMemo } from './employee-memo.ts';
import { ownExaminations } from './own-data.ts';

/** The call about what was agreed with employers, answered. */
export const employeeMemoService = implement(endpoints, { 'GET /api/occupational/memo': employeeMemo });

export const feature: ServerFeature = {
  endpoints,
  service: () => employeeMemoService,
  ownData: ownExaminations,
};
