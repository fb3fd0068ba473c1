import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { certificateFile, ownCertificate, ownCertificates } from './own-certificates.ts';

/** The calls about a patient's certificates, answered. */
export const certificatesService = implement(endpoints, {
  'GET /api/certificates': ownCertificates,
  'GET /api/certificates/{id}': ownCertificate,
  'GET /api/certificates/{id}/file': certificateFile,
});
