import { describe, expect, test } from 'vitest';
import { asWritten, tokenParts, unknownTokens } from './help-tokens.ts';

describe('what an answer of the help names in braces', () => {
  test('is told apart from its words', () => {
    expect(tokenParts('Soita {phone}.')).toEqual(['Soita ', { token: 'phone' }, '.']);
  });

  test.each([
    ['Soita {phone}, {hours}.', []],
    ['Soita {puhelin}.', ['{puhelin}']],
    ['Soita {phone.', ['Soita {phone.']],
    ['{phone, plural, other {a}}', ['{phone, plural, other ', '{a}', '}']],
  ])('of %j the portal does not know %j', (text, unknown) => {
    expect(unknownTokens(text)).toEqual(unknown);
  });
});

test.each([
  ['Soita numeroon <call>{phone}</call>.', 'Soita numeroon {phone}.'],
  ['Soita <emergency>112</emergency>. <cancelling></cancelling>', 'Soita 112. {cancelling}'],
  ['Voimassa {minutes, plural, one {# minuutin} other {# minuuttia}}.', 'Voimassa {minutes} minuuttia.'],
])('the message %j is written %j', (message, written) => {
  expect(asWritten(message)).toBe(written);
});
