import { isContactHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { ageOf } from '#areas/person/shared/patients/server/age-of.ts';
import { ADULT_AGE } from '#contract/time/age.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { PatientInformationApi } from '../contract.ts';
import { openDeletionRequest } from './deletion-requests.ts';
import { patientView, readPatientRow } from './patient-view.ts';

/**
 * `GET /api/user`
 *
 * @param contactSavePath where this portal saves the contact form
 */
export function createShowInformation(
  contactSavePath: string,
): Handler<PatientInformationApi['GET /api/user']> {
  return async (call) => {
    const { tx, patientId, now } = call;
    const patient = patientView(await readPatientRow(tx, patientId), call);
    const open = await openDeletionRequest(tx, patientId);
    return ok({
      patient,
      isMinor: ageOf(patient.ssn, now) < ADULT_AGE,
      isContactHidden: isContactHidden(call),
      contactSavePath,
      deletionRequestedAt: open?.toISOString() ?? null,
    });
  };
}
