import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedConsents, type GuardianFields, guardianErrors, normalizeGuardian } from './rules.ts';

const right: GuardianFields = {
  type: 'trustee',
  name: 'Sofia Lindström',
  phone: '040 1234505',
  emailAddress: 'sofia.lindstrom@example.com',
  isGuardianHasSameAddress: false,
  streetAddress: 'Bulevardi 21 B 9',
  postalCode: '00180',
  postOffice: 'Helsinki',
};
const letters = (count: number) => 'ä'.repeat(count);
const emailOf = (length: number) => `${'a'.repeat(20)}@${'b'.repeat(40)}.${'c'.repeat(length - 65)}.fi`;

describe('a guardian', () => {
  test('is kept as they are written, the number international', () => {
    expect(guardianErrors([right, right])).toEqual([]);
    expect(normalizeGuardian({ ...right, name: ' Sofia ' })).toEqual({
      ...right,
      name: 'Sofia',
      phone: '+358401234505',
    });
  });

  test.each<[keyof GuardianFields, string, string | undefined]>([
    ['name', '', 'required'],
    ['name', letters(1), undefined],
    ['name', letters(40), undefined],
    ['name', letters(41), 'tooLong'],
    ['name', 'So\u0007fia', 'invalid'],
    ['phone', '', undefined],
    ['phone', `+358${'4'.repeat(16)}`, undefined],
    ['phone', `+358${'4'.repeat(17)}`, 'tooLong'],
    ['phone', '12345', 'invalid'],
    ['emailAddress', '', undefined],
    ['emailAddress', emailOf(100), undefined],
    ['emailAddress', emailOf(101), 'tooLong'],
    ['emailAddress', 'sofia', 'invalid'],
    ['streetAddress', ' ', 'required'],
    ['streetAddress', letters(1), undefined],
    ['streetAddress', letters(30), undefined],
    ['streetAddress', letters(31), 'tooLong'],
    ['postalCode', '', 'required'],
    ['postalCode', '0018', 'invalid'],
    ['postalCode', '001800', 'tooLong'],
    ['postOffice', '', 'required'],
    ['postOffice', letters(30), undefined],
    ['postOffice', letters(31), 'tooLong'],
  ])('with %s %j: %s', (field, text, code) => {
    const expected = code ? [{ field: `guardians.1.${field}`, code }] : [];
    expect(guardianErrors([right, { ...right, [field]: text }])).toEqual(expected);
  });

  test('may be one of two, not of three', () => {
    expect(guardianErrors([])).toEqual([]);
    expect(guardianErrors([right, right, right])).toEqual([{ field: 'guardians', code: 'tooMany' }]);
  });

  test('at the child’s own address needs no other, and keeps none, whatever was typed', () => {
    const typed = fc.string({ unit: 'binary', maxLength: 400 });
    fc.assert(
      fc.property(typed, typed, typed, (streetAddress, postalCode, postOffice) => {
        const guardian = { ...right, isGuardianHasSameAddress: true, streetAddress, postalCode, postOffice };
        expect(guardianErrors([guardian])).toEqual([]);
        expect(normalizeGuardian(guardian)).toMatchObject({
          streetAddress: '',
          postalCode: '',
          postOffice: '',
        });
      }),
    );
  });
});

describe('consents', () => {
  test('change exactly where the choice differs from what was kept', () => {
    const choices = fc.record({
      allowsCommonRegistry: fc.boolean(),
      allowsViewingOccupationalInformation: fc.boolean(),
      allowsMarketingMail: fc.boolean(),
      allowsTreatmentInstructionsMail: fc.boolean(),
      allowsBookingSms: fc.boolean(),
    });
    fc.assert(
      fc.property(choices, choices, (kept, chosen) => {
        const changed = changedConsents(kept, chosen);
        const after = {
          ...kept,
          ...Object.fromEntries(changed.map(({ consent, isGiven }) => [consent, isGiven])),
        };
        expect(after).toEqual(chosen);
        expect(changedConsents(after, chosen)).toEqual([]);
        expect(changedConsents(kept, {})).toEqual([]);
      }),
    );
  });
});
