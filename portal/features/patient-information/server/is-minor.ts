import { ADULT_AGE, ageOn } from '#contract/time/age.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';

/**
 * Whether the holder of an identity code is a minor.
 *
 * @param today in Helsinki, `YYYY-MM-DD`
 */
export function isMinor(identityCode: string, today: string): boolean {
  const code = parseIdentityCode(identityCode, { acceptDevelopment: true, today });
  return code.valid && ageOn(code.birthDate, today) < ADULT_AGE;
}
