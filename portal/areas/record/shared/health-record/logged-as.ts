import type { RecordKind } from './kinds.ts';

/** What entries are in the words of the access log (`patient-information.log.records`). */
export const LOGGED_AS: Readonly<Record<RecordKind, string>> = {
  allergy: 'allergies',
  visit: 'visit',
  diagnosis: 'diagnoses',
  procedure: 'procedures',
  visitText: 'record-documents',
  laboratoryReferral: 'laboratory-referral',
  laboratoryReport: 'reports',
  laboratoryResult: 'observations',
  imagingReferral: 'imaging-referral',
  imagingStudy: 'imaging-studies',
  imagingReport: 'reports',
  prescription: 'prescription',
  vaccination: 'vaccinations',
  certificate: 'certificate',
  measurement: 'observations',
  document: 'record-documents',
};
