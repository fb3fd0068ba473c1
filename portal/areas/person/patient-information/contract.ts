import { consentEndpoints } from './consents-contract.ts';
import { contactEndpoints } from './contact-contract.ts';
import { recordEndpoints } from './record-contract.ts';

/** What a patient sees, changes and asks of their own information (INFO-02, INFO-11, INFO-16 to INFO-19). */
export const endpoints = { ...contactEndpoints, ...consentEndpoints, ...recordEndpoints } as const;

export type PatientInformationApi = typeof endpoints;
