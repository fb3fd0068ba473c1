import { implement } from '#platform/calls/handler.ts';
import type { OwnData } from '../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { showAccessLog } from './access-entries.ts';
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
 */
export function createPatientInformationService(contactSavePath: string, ownData: readonly OwnData[] = []) {
  return implement(endpoints, {
    'GET /api/user': createShowInformation(contactSavePath),
    'POST /api/user': completeContact,
    'PUT /api/user': changeContact,
    'GET /api/user/guardians': showGuardians,
    'POST /api/user/contact-information': saveContactForm,
    'GET /api/user/consent': showConsents,
    'POST /api/user/consent': saveConsents,
    'GET /api/user/access-log': showAccessLog,
    'GET /api/user/data': createDownloadData(ownData),
    'POST /api/user/deletion-request': requestDeletion,
  });
}
