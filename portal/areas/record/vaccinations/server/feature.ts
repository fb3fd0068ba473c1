import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { vaccinationDocuments } from './documents.ts';
import { vaccinationsService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: () => vaccinationsService,
  documents: vaccinationDocuments,
};
