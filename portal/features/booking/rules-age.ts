import type { BrandSettings } from '#contract/brand/brand.ts';
import { ADULT_AGE, ageOn } from '#contract/time/age.ts';

/** What a brand says of the ages that it books for without a login. */
export type AgePolicy = Pick<BrandSettings, 'care' | 'features' | 'guardianActsUntilAge'>;

/** `guardianNeeded`: so young that a guardian identifies and books; `notAChild`: too old for a brand for children. */
export type AgeProblem = 'guardianNeeded' | 'notAChild';

/**
 * Why nobody of this age is booked for here without a login; null if nothing stands in the way. It follows from the
 * identity code alone, so the answer is the same for a patient and for nobody.
 *
 * @param birthDate `YYYY-MM-DD`
 * @param today in Helsinki, `YYYY-MM-DD`
 */
export function ageProblem(birthDate: string, today: string, policy: AgePolicy): AgeProblem | null {
  const age = ageOn(birthDate, today);
  if (policy.care === 'children' && age >= ADULT_AGE) return 'notAChild';
  // Where no guardian can act, there is no other way to book for a child.
  const guardianActs = policy.features.includes('guardian-login') && age <= policy.guardianActsUntilAge;
  return guardianActs ? 'guardianNeeded' : null;
}
