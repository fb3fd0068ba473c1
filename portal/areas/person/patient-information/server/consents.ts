import type { Selectable, Updateable } from 'kysely';
import { tellOtherGuardians } from '#areas/person/shared/guardianship/server/guardian-notice.ts';
import {
  type Consent,
  type ConsentForm,
  consentErrors,
  consentsOf,
} from '#areas/person/shared/patients/consents.ts';
import { formProblemOf } from '#areas/person/shared/patients/server/form-problem.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Call, RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Tables } from '#platform/tables.ts';
import type { ConsentState } from '../consents-contract.ts';
import type { PatientInformationApi } from '../contract.ts';
import { changedConsents } from '../rules.ts';
import { readPatientRow } from './patient-view.ts';

const COLUMNS = {
  allowsCommonRegistry: 'allows_common_registry',
  allowsViewingOccupationalInformation: 'allows_viewing_occupational_information',
  allowsMarketingMail: 'allows_marketing_mail',
  allowsTreatmentInstructionsMail: 'allows_treatment_instructions_mail',
  allowsBookingSms: 'allows_booking_sms',
} as const satisfies Record<Consent, keyof Tables['patients']>;

/** `GET /api/user/consent` */
export const showConsents: Handler<PatientInformationApi['GET /api/user/consent']> = async (call) =>
  ok(asAsked(await readConsents(call), call.brand));

type Save = PatientInformationApi['POST /api/user/consent'];

/** `POST /api/user/consent` */
export const saveConsents: Handler<Save> = async (call, { body }) => {
  const { tx, patientId, brand } = call;
  const row = await readPatientRow(tx, patientId, { lock: true });
  const isFormUpToDate = formProblemOf(row, call) === null;
  const errors = consentErrors(body, { asked: consentsOf(brand), isFormUpToDate });
  if (errors.length > 0) return problem('invalidFields', errors);
  await save(call, body, { kept: valuesOf(row), isFormUpToDate });
  return ok({ type: 'success' as const, ...asAsked(await readConsents(call), brand) });
};

async function save(
  call: Call<Save>,
  form: ConsentForm,
  { kept, isFormUpToDate }: { kept: Record<Consent, boolean>; isFormUpToDate: boolean },
): Promise<void> {
  const { tx, patientId, now, brand } = call;
  const changed = changedConsents(kept, form);
  const confirmed = isFormUpToDate ? [] : [{ consent: 'patientDataConsentForm' as const, isGiven: true }];
  const history = [...confirmed, ...changed];
  if (history.length === 0) return;
  const values: Updateable<Tables['patients']> = Object.fromEntries(
    changed.map(({ consent, isGiven }) => [COLUMNS[consent], isGiven]),
  );
  if (!isFormUpToDate) Object.assign(values, { consent_status: 'ok', consent_form_updated_at: now });
  await tx.updateTable('patients').set(values).where('id', '=', patientId).execute();
  await tx
    .insertInto('consent_history')
    .values(
      history.map(({ consent, isGiven }) => ({
        patient_id: patientId,
        at: now,
        consent,
        is_given: isGiven,
        brand: brand.id,
      })),
    )
    .execute();
  await call.note({ action: 'change', kind: 'consents' });
  await tellOtherGuardians(call, 'consents');
}

/** All consents of a patient, whichever brand asked for them. */
export async function readConsents(call: RecordCall) {
  const { tx, patientId } = call;
  const row = await readPatientRow(tx, patientId);
  const history = await tx
    .selectFrom('consent_history')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('id', 'desc')
    .execute();
  return {
    consentStatus: statusOf(row, call),
    patientDataConsentFormUpdated: row.consent_form_updated_at?.toISOString() ?? null,
    consents: valuesOf(row),
    history: history.map(({ at, consent, is_given: isGiven, brand }) => ({
      at: at.toISOString(),
      consent,
      isGiven,
      brand,
    })),
  };
}

/** What somebody confirmed before they came of age is not valid any more. */
function statusOf(row: Selectable<Tables['patients']>, call: RecordCall): ConsentState['consentStatus'] {
  const problem = formProblemOf(row, call);
  return problem === 'confidentialityFormNotFilledAsAdult' ? 'invalid' : row.consent_status;
}

/** Without the consents that this brand does not ask for. */
function asAsked(state: Awaited<ReturnType<typeof readConsents>>, brand: BrandSettings): ConsentState {
  const asked = consentsOf(brand);
  if (asked.includes('allowsViewingOccupationalInformation')) return state;
  const { allowsViewingOccupationalInformation: _, ...consents } = state.consents;
  const history = state.history.filter(
    ({ consent }) => consent === 'patientDataConsentForm' || asked.includes(consent),
  );
  return { ...state, consents, history };
}

function valuesOf(row: Selectable<Tables['patients']>): Record<Consent, boolean> {
  return {
    allowsCommonRegistry: row.allows_common_registry,
    allowsViewingOccupationalInformation: row.allows_viewing_occupational_information,
    allowsMarketingMail: row.allows_marketing_mail,
    allowsTreatmentInstructionsMail: row.allows_treatment_instructions_mail,
    allowsBookingSms: row.allows_booking_sms,
  };
}
