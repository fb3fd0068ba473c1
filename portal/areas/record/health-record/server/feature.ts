import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { downloadRecord } from './download-record.ts';
import { ownHealthRecord } from './own-data.ts';
import { saveDocument } from './save-document.ts';
import { searchTimeline, showTimeline } from './timeline.ts';
import { recordWriter } from './write-document.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ documents }) =>
    implement(endpoints, {
      'GET /api/health-record': showTimeline,
      'POST /api/health-record/search': searchTimeline,
      'GET /api/health-record/fhir': downloadRecord,
      'GET /api/health-record/documents/{file}': saveDocument(documents),
    }),
  ownData: ownHealthRecord,
  writeRecord: recordWriter,
};
