import type { RecordApp } from '#areas/person/shared/record-apps/record-app.ts';
import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { createAnswerRequest, createShowRequest } from './app-requests.ts';
import { createListApps, revokeApp } from './own-apps.ts';
import { ownAppsData } from './own-data.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ settings: { recordApps } }) =>
    implement(endpoints, {
      'GET /api/record-apps': createListApps(recordApps),
      'DELETE /api/record-apps/{id}': revokeApp,
      'GET /api/record-app-request': createShowRequest(recordApps),
      'POST /api/record-app-request': createAnswerRequest(recordApps),
    }),
  ownData: ownAppsData,
};

declare module '../../../server-feature.ts' {
  interface FeatureSettings {
    /** The apps that patients may let read their records. */
    recordApps: readonly RecordApp[];
  }
}
