import { ageOn } from '#contract/time/age.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';

/**
 * Age of a person named by a register or the identification service; whether the portal accepts their code is checked
 * elsewhere. An invalid code counts as somebody for whom no guardian acts.
 */
export function ageOf(identityCode: string, now: Date): number {
  const today = helsinkiDay(now);
  const code = parseIdentityCode(identityCode, { acceptDevelopment: true, today });
  return code.valid ? ageOn(code.birthDate, today) : Number.MAX_SAFE_INTEGER;
}
