import { describe, expect, test } from 'vitest';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { type RegistrationCircumstances, type RegistrationFields, registrationErrors } from './rules.ts';

const MATTI = { firstNames: 'Matti Antero', lastName: 'Nieminen', identityCode: '211298-9217' };
const right: RegistrationFields = {
  ...MATTI,
  emailAddress: 'matti@example.com',
  phoneNumber: '0401234567',
  streetAddress: 'Katu 1',
  postalCode: '00100',
  postOffice: 'Helsinki',
  acceptsTerms: true,
};
const CHILD = {
  firstNames: 'Elli',
  lastName: 'Nieminen',
  identityCode: formatIdentityCode('2018-05-01', 904),
  isGuardianHasSameAddress: true,
  streetAddress: '',
  postalCode: '',
  postOffice: '',
};
const circumstances: RegistrationCircumstances = {
  person: MATTI,
  isPatient: false,
  care: 'children',
  today: '2026-03-23',
  acceptsDevelopmentIdentityCodes: true,
};
const errorsOf = (changes: object, other: Partial<RegistrationCircumstances> = {}) =>
  registrationErrors({ ...right, ...changes }, { ...circumstances, ...other });
const childErrorsOf = (changes: object) => errorsOf({ child: { ...CHILD, ...changes } });

test('a registration of oneself, with or without a child, is right', () => {
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf({}, { care: 'adults' })).toEqual([]);
  expect(errorsOf({ child: CHILD })).toEqual([]);
  expect(
    errorsOf({ firstNames: 'matti  antero ', lastName: 'NIEMINEN', identityCode: '211298-9217 ' }),
  ).toEqual([]);
});

test.each([
  ['firstNames', '', 'required'],
  ['firstNames', 'Matti', 'mismatch'],
  ['lastName', 'Korhonen', 'mismatch'],
  ['identityCode', '140385-902F', 'mismatch'],
  ['identityCode', '', 'required'],
  ['emailAddress', 'matti', 'invalid'],
  ['postalCode', '', 'required'],
])('%s %j: %s', (field, text, code) => {
  expect(errorsOf({ [field]: text })).toEqual([{ field, code }]);
});

test('asks for the terms to be accepted, once', () => {
  expect(errorsOf({ acceptsTerms: false })).toEqual([{ field: 'acceptsTerms', code: 'required' }]);
  expect(errorsOf({ acceptsTerms: false }, { isPatient: true })).toEqual([]);
});

describe('a child', () => {
  test('who lives elsewhere has an address', () => {
    const own = { streetAddress: 'Tie 2', postalCode: '0010', postOffice: '' };
    expect(childErrorsOf({ ...own, isGuardianHasSameAddress: true })).toEqual([]);
    expect(childErrorsOf({ ...own, isGuardianHasSameAddress: false })).toEqual([
      { field: 'child.postalCode', code: 'invalid' },
      { field: 'child.postOffice', code: 'required' },
    ]);
  });

  test.each([
    ['firstNames', ' ', 'required'],
    ['firstNames', 'x'.repeat(100), undefined],
    ['lastName', 'x'.repeat(100), undefined],
    ['lastName', 'x'.repeat(101), 'tooLong'],
    ['identityCode', '', 'required'],
    ['identityCode', '010518A904X', 'invalid'],
    ['identityCode', '211298-9217', 'notAChild'],
  ])('with %s %j: %s', (field, text, code) => {
    expect(childErrorsOf({ [field]: text })).toEqual(code ? [{ field: `child.${field}`, code }] : []);
  });

  test('is not asked for in a brand for adults, nor registered by a child', () => {
    expect(errorsOf({ child: CHILD }, { care: 'adults' })).toEqual([{ field: 'child', code: 'notAsked' }]);
    const { firstNames, lastName, identityCode } = CHILD;
    const minor = { firstNames, lastName, identityCode };
    expect(errorsOf({ ...minor, child: CHILD }, { person: minor })).toEqual([
      { field: 'child', code: 'notAnAdult' },
    ]);
  });

  test('has no code of the development form where such are refused', () => {
    expect(errorsOf({ child: CHILD }, { acceptsDevelopmentIdentityCodes: false })).toEqual([
      { field: 'child.identityCode', code: 'invalid' },
    ]);
  });

  test.each([
    ['2008-03-23', false],
    ['2008-03-24', true],
    ['2008-02-29', false],
    ['2026-03-23', true],
    ['1900-01-01', false],
  ])('born on %s is a minor: %s', (birthDate, expected) => {
    const code = formatIdentityCode(birthDate, 904);
    expect(childErrorsOf({ identityCode: code })).toEqual(
      expected ? [] : [{ field: 'child.identityCode', code: 'notAChild' }],
    );
  });
});
