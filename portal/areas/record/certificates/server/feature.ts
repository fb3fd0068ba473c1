import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { certificateDocuments } from './documents.ts';
import { certificatesService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: () => certificatesService,
  documents: certificateDocuments,
};
