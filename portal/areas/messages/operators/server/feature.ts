import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { addBreak, endRunningBreak, listBreaks } from './breaks.ts';
import { addPerson, invitePerson, removePerson } from './keep-staff.ts';
import { listPeople } from './list-staff.ts';

export const feature: ServerFeature = {
  endpoints,
  service: () =>
    implement(endpoints, {
      'GET /api/workspace/staff': listPeople,
      'POST /api/workspace/staff': addPerson,
      'DELETE /api/workspace/staff/{id}': removePerson,
      'POST /api/workspace/staff/{id}/invitation': invitePerson,
      'GET /api/workspace/service-breaks': listBreaks,
      'POST /api/workspace/service-breaks': addBreak,
      'DELETE /api/workspace/service-breaks/{id}': endRunningBreak,
    }),
};
