import { isMinor } from '#contract/time/age.ts';
import { helsinkiDay } from '#contract/time/time.ts';

/** What is known of the form on which a patient has confirmed how their data is processed. */
export interface ConfidentialityForm {
  readonly status: 'invalid' | 'missing' | 'ok';
  readonly updatedAt: Date | null;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
}

/**
 * Why a patient has to fill in that form (again); null if it is in order. A patient who has come of age since then confirms
 * it as an adult.
 */
export function confidentialityFormProblem(
  { status, updatedAt, birthDate }: ConfidentialityForm,
  now: Date,
): 'confidentialityFormNotFilled' | 'confidentialityFormNotFilledAsAdult' | null {
  const wasMinor = updatedAt !== null && isMinor(birthDate, helsinkiDay(updatedAt));
  if (wasMinor && !isMinor(birthDate, helsinkiDay(now))) return 'confidentialityFormNotFilledAsAdult';
  return status === 'ok' ? null : 'confidentialityFormNotFilled';
}
