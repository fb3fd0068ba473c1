import type { RecordApp } from '#areas/person/shared/record-apps/record-app.ts';
import { implement } from '#platform/calls/handler.ts';
import type { OwnData } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { createShowAccessLog } from './access-entries.ts';
import { saveConsents, showConsents } from './consents.ts';
import { requestDeletion } from './deletion-requests.ts';
import { showGuardians } from './guardians.ts';
import { createDownloadData } from './patient-data.ts';
import { changeContact, completeContact, saveContactForm } from './save-contact.ts';
import { createShowInformation } from './show-information.ts';

/**
 * The calls about a patient's own information, answered.
 *
 * @param contactSavePath where the server takes `POST /api/user/contact-information`
 * @param ownData what the downloaded data has of other features
 * @param recordApps the apps that patients may let read their records
 */
export function createPatientInformationService(
  contactSavePath: string,
  ownData: readonly OwnData[] = [],
  recordApps: readonly RecordApp[] = [],
) {
  return implement(endpoints, {
    'GET /api/user': createShowInformation(contactSavePath),
    'POST /api/user': completeContact,
    'PUT /api/user': changeContact,
    'GET /api/user/guardians': showGuardians,
    'POST /api/user/contact-information': saveContactForm,
    'GET /api/user/consent': showConsents,
    'POST /api/user/consent': saveConsents,
    'GET /api/user/access-log': createShowAccessLog(recordApps),
    'GET /api/user/data': createDownloadData(ownData, recordApps),
    'POST /api/user/deletion-request': requestDeletion,
  });
}
