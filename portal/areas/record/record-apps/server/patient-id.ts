import type { Vault } from '#platform/context.ts';

/** What an app knows a patient by: another app knows them by another, so that the two cannot compare. */
export function patientIdFor(vault: Vault, clientId: string, patientId: string): string {
  return vault
    .hash('fhir.patient', JSON.stringify([clientId, patientId]))
    .toString('hex')
    .slice(0, 32);
}
