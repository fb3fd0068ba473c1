import { describe, expect, test } from 'vitest';
import { ageOn } from '../time/age.ts';
import { parseIdentityCode } from './identity-code.ts';
import { identityCodeExample } from './identity-code-example.ts';

const DAYS = ['2026-01-01', '2026-11-22', '2027-12-31', '2041-06-15'];

function exampleOn(care: 'adults' | 'children', today: string) {
  const text = identityCodeExample(care, today);
  const code = parseIdentityCode(text, { acceptDevelopment: true, today });
  if (!code.valid) throw new Error(`${text} is ${code.reason}`);
  return { text, age: ageOn(code.birthDate, today) };
}

describe.each(DAYS)('the example of an identity code on %s', (today) => {
  test('is valid, and of the range that nobody has', () => {
    for (const care of ['adults', 'children'] as const) {
      const { text } = exampleOn(care, today);
      expect(parseIdentityCode(text, { acceptDevelopment: false, today })).toEqual({
        valid: false,
        reason: 'developmentCode',
      });
    }
  });

  test('is an adult’s in a brand for adults, a child’s in a brand for children', () => {
    expect(exampleOn('adults', today).age).toBeGreaterThanOrEqual(18);
    expect([13, 14]).toContain(exampleOn('children', today).age);
  });
});
