import type { BrandSettings } from '#contract/brand/brand.ts';
import { ADULT_AGE, ageOn } from '#contract/time/age.ts';

/** What a brand says of the ages that it books for. */
export type AgePolicy = Pick<BrandSettings, 'care' | 'features' | 'guardianActsUntilAge'>;

/** `guardianNeeded`: so young that a guardian identifies and books; `notAChild`: too old for a brand for children. */
export const AGE_PROBLEMS = ['guardianNeeded', 'notAChild'] as const;
export type AgeProblem = (typeof AGE_PROBLEMS)[number];

/**
 * Why nobody of this age is booked for here, with a login or without; null if nothing stands in the way. It follows from the
 * identity code alone, so the answer is the same for a patient and for nobody.
 *
 * @param birthDate of the patient, `YYYY-MM-DD`; null: nobody knows
 * @param today in Helsinki, `YYYY-MM-DD`
 * @param isActedFor a guardian has logged in and acts for the patient. Default: false.
 */
export function ageProblem(
  birthDate: string | null,
  today: string,
  policy: AgePolicy,
  isActedFor = false,
): AgeProblem | null {
  if (birthDate === null) return null;
  const age = ageOn(birthDate, today);
  if (policy.care === 'children' && age >= ADULT_AGE) return 'notAChild';
  // Where no guardian can act, there is no other way to book for a child.
  const guardianActs = policy.features.includes('guardian-login') && age <= policy.guardianActsUntilAge;
  return guardianActs && !isActedFor ? 'guardianNeeded' : null;
}
