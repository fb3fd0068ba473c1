import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { imagingDocuments } from './documents.ts';
import { imagingService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: () => imagingService,
  documents: imagingDocuments,
};
