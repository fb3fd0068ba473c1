import { describe, expect, it } from 'vitest';
import { AINO, ELSA } from '../testing/fixtures.ts';
import { partOfField, partsFor, partsTyped } from './parts.ts';

const open = { isContactHidden: false };

describe('what a press makes a form of', () => {
  it('is the part whose button it is', () => {
    expect(partsFor('contact', { patient: AINO, ...open }, false)).toEqual(['contact']);
    expect(partsFor('guardians', { patient: AINO, ...open }, false)).toEqual(['guardians']);
  });

  it.each([
    { missing: 'streetAddress', guardianActs: true, parts: ['contact', 'guardians'] },
    { missing: 'phoneNumber', guardianActs: false, parts: ['contact', 'guardians'] },
    { missing: 'phoneNumber', guardianActs: true, parts: ['guardians'] },
  ])(
    'is with the guardians all without which it cannot be saved: $missing, $guardianActs',
    ({ missing, guardianActs, parts }) => {
      expect(partsFor('guardians', { patient: { ...AINO, [missing]: null }, ...open }, guardianActs)).toEqual(
        parts,
      );
    },
  );

  it('is never contact information that is not shown', () => {
    expect(
      partsFor('guardians', { patient: { ...ELSA, streetAddress: null }, isContactHidden: true }, true),
    ).toEqual(['guardians']);
  });
});

describe('the form that opens by itself', () => {
  it('has what was typed and not saved', () => {
    expect(partsTyped({})).toEqual([]);
    expect(partsTyped({ postOffice: 'Espoo' })).toEqual(['contact']);
    expect(partsTyped({ guardians: [] })).toEqual(['guardians']);
    expect(partsTyped({ postOffice: 'Espoo', guardians: [] })).toEqual(['contact', 'guardians']);
  });

  it.each([
    ['information-phoneNumber', 'contact'],
    ['information-guardians-1-name', 'guardians'],
    ['contact', null],
    ['sessions', null],
    [null, null],
  ])('has the field that an address names: %s', (anchor, part) => {
    expect(partOfField(anchor)).toBe(part);
  });
});
