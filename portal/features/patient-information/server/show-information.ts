import { helsinkiDay } from '#contract/time/time.ts';
import { isContactHidden } from '#domain/guardianship/server/protected-child.ts';
import { patientOf } from '#domain/patients/server/patient-of.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { PatientInformationApi } from '../contract.ts';
import { isMinor } from '../rules.ts';
import { openDeletionRequest } from './deletion-requests.ts';
import { logOwnAccess } from './own-access.ts';
import { patientView, readPatientRow } from './patient-view.ts';

/**
 * `GET /api/user`
 *
 * @param contactSavePath where this portal saves the contact form
 */
export function createShowInformation(
  contactSavePath: string,
): Handler<PatientInformationApi['GET /api/user']> {
  return async (context) => {
    const patientId = patientOf(context);
    return context.inScope({ patientId }, async (tx) => {
      const patient = patientView(await readPatientRow(tx, patientId), context);
      const open = await openDeletionRequest(tx, patientId);
      await logOwnAccess(tx, context, 'read', 'patient');
      return ok({
        patient,
        isMinor: isMinor(patient.ssn, helsinkiDay(context.now)),
        isContactHidden: isContactHidden(context),
        contactSavePath,
        deletionRequestedAt: open?.toISOString() ?? null,
      });
    });
  };
}
