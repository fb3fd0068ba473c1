import type { Selectable } from 'kysely';
import type { Scoped, Vault } from '#platform/context.ts';
import { openPatient } from '#platform/patient-record.ts';
import type { Tables } from '#platform/tables.ts';
import type { Patient } from '../contract.ts';

type PatientRow = Selectable<Tables['patients']>;

/** The patient's own row, in their scope. `lock`: nobody else changes it until the transaction ends. */
export function readPatientRow(tx: Scoped, patientId: string, { lock = false } = {}): Promise<PatientRow> {
  const query = tx.selectFrom('patients').selectAll().where('id', '=', patientId);
  return (lock ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

/** The row as the patient sees it. */
export function patientView(sealed: PatientRow, vault: Vault): Patient {
  const row = openPatient(vault, sealed);
  return {
    firstNames: row.first_names,
    lastName: row.last_name,
    ssn: row.identity_code,
    emailAddress: row.email,
    phoneNumber: row.phone,
    streetAddress: row.street_address,
    postalCode: row.postal_code,
    postOffice: row.post_office,
    language: row.language,
    patientDataConsentFormUpdated: row.consent_form_updated_at?.toISOString() ?? null,
  };
}
