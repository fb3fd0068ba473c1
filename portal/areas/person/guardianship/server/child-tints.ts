import { parseIdentityCode } from '#contract/values/identity-code.ts';

/** Colours that tell children apart, as many as design systems have for them. */
const TINTS = 6;

/**
 * The colour of each child's picture, in the order of the codes: that of their year of birth or, where a younger one of
 * the children has it, the next. So up to six have six; they keep them when the eldest comes of age and the register
 * names her no more, and a birth changes a colour only where the same year came six years before, or twelve.
 */
export function childTints(identityCodes: readonly string[]): readonly number[] {
  const tints = new Map<string, number>();
  const birthOf = (code: string) => {
    const parsed = parseIdentityCode(code, { acceptDevelopment: true, today: '9999-12-31' });
    return parsed.valid ? parsed.birthDate : '0000';
  };
  const keyOf = (code: string) => `${birthOf(code)} ${code}`;
  const youngestFirst = [...identityCodes].sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1));
  for (const code of youngestFirst) {
    const taken = [...tints.values()];
    const own = Number(birthOf(code).slice(0, 4));
    const free = Array.from({ length: TINTS }, (_, step) => (own + step) % TINTS).find(
      (tint) => !taken.includes(tint),
    );
    tints.set(code, free ?? own % TINTS);
  }
  return identityCodes.map((code) => tints.get(code) ?? 0);
}
