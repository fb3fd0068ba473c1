import { ageOn } from '#contract/time/age.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';

/**
 * The age of whom a register or the identification service has named: whether the portal takes their code is asked
 * elsewhere. Nobody knows that of a code that is none, which is as of somebody for whom no guardian acts.
 */
export function ageOf(identityCode: string, now: Date): number {
  const today = helsinkiDay(now);
  const code = parseIdentityCode(identityCode, { acceptDevelopment: true, today });
  return code.valid ? ageOn(code.birthDate, today) : Number.MAX_SAFE_INTEGER;
}
