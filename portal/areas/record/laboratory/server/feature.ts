import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { laboratoryDocuments } from './documents.ts';
import { laboratoryService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: () => laboratoryService,
  documents: laboratoryDocuments,
};
