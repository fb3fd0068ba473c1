import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { importPart } from './import-part.ts';
import { showEmployees } from './show-employees.ts';

export const feature: ServerFeature = {
  endpoints,
  service: () =>
    implement(endpoints, {
      'GET /api/employees': showEmployees,
      'POST /api/employees/imports': importPart,
    }),
};
