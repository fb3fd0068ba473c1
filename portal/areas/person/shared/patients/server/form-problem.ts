import type { Selectable } from 'kysely';
import { confidentialityFormProblem } from '#areas/person/shared/patients/confidentiality-form.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import type { Context } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { openPatient } from './patient-record.ts';

/** The columns of a patient's row that say whether the form is in order. */
export const FORM_COLUMNS = [
  'identity_code',
  'consent_status',
  'consent_form_updated_at',
] as const satisfies (keyof Tables['patients'])[];

type FormRow = Pick<Selectable<Tables['patients']>, (typeof FORM_COLUMNS)[number]>;

/** Why a patient has to fill in the confidentiality form, of the row as it is kept; null if it is in order. */
export function formProblemOf(row: FormRow, { vault, now }: Pick<Context, 'vault' | 'now'>) {
  const { identity_code: text } = openPatient(vault, { identity_code: row.identity_code });
  const code = parseIdentityCode(text, { acceptDevelopment: true, today: helsinkiDay(now) });
  if (!code.valid) throw new Error('A patient has a valid identity code');
  const { consent_status: status, consent_form_updated_at: updatedAt } = row;
  return confidentialityFormProblem({ status, updatedAt, birthDate: code.birthDate }, now);
}
