import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { prescriptionDocuments } from './documents.ts';
import { ownRenewalData } from './own-data.ts';
import { renewalDesk } from './renewal-desk.ts';
import { sendRenewal } from './send-renewal.ts';
import { listPrescriptions, showPrescriptions } from './show-prescriptions.ts';

export const prescriptionsService = implement(endpoints, {
  'GET /api/prescriptions': listPrescriptions,
  'GET /api/prescriptions/{ids}': showPrescriptions,
});

export const feature: ServerFeature = {
  endpoints,
  service: () => prescriptionsService,
  ownData: ownRenewalData,
  documents: prescriptionDocuments,
  firstMessages: { renewal: sendRenewal },
  renewalDesk,
};
