import { parseIdentityCode } from '#contract/values/identity-code.ts';

/** Colours that tell children apart, as many as design systems have for them. */
const TINTS = 6;

/**
 * The colour of each child's picture, in the order of the codes: by birth, the eldest first, so that no two of up to six
 * have the same and a child that is born takes nobody's.
 */
export function childTints(identityCodes: readonly string[]): readonly number[] {
  const keyOf = (code: string) => {
    const parsed = parseIdentityCode(code, { acceptDevelopment: true, today: '9999-12-31' });
    return `${parsed.valid ? parsed.birthDate : ''} ${code}`;
  };
  const eldestFirst = [...identityCodes].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return identityCodes.map((code) => eldestFirst.indexOf(code) % TINTS);
}
