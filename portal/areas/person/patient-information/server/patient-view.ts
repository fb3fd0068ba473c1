import type { Selectable } from 'kysely';
import { isContactHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Scoped } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import type { Patient } from '../contact-contract.ts';

type PatientRow = Selectable<Tables['patients']>;

/** The patient's own row, in their scope. `lock`: nobody else changes it until the transaction ends. */
export function readPatientRow(tx: Scoped, patientId: string, { lock = false } = {}): Promise<PatientRow> {
  const query = tx.selectFrom('patients').selectAll().where('id', '=', patientId);
  return (lock ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

/** The row as the patient sees it, or the guardian who acts for them. */
export function patientView(sealed: PatientRow, call: RecordCall): Patient {
  const row = openPatient(call.vault, sealed);
  return {
    firstNames: row.first_names,
    lastName: row.last_name,
    ssn: row.identity_code,
    ...(isContactHidden(call) ? HIDDEN : contact(row)),
    language: row.language,
    patientDataConsentFormUpdated: row.consent_form_updated_at?.toISOString() ?? null,
  };
}

const HIDDEN = {
  emailAddress: null,
  phoneNumber: null,
  streetAddress: null,
  postalCode: null,
  postOffice: null,
};

type ContactRow = Pick<
  ReturnType<typeof openPatient<PatientRow>>,
  'email' | 'phone' | 'street_address' | 'postal_code' | 'post_office'
>;

function contact(row: ContactRow): Record<keyof typeof HIDDEN, string | null> {
  return {
    emailAddress: row.email,
    phoneNumber: row.phone,
    streetAddress: row.street_address,
    postalCode: row.postal_code,
    postOffice: row.post_office,
  };
}
