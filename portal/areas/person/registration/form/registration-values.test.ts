import { expect, test } from 'vitest';
import { modeOf, ownModeOf, type RegistrationStart } from './registration-values.ts';

const COMPLETE: RegistrationStart['patient'] = {
  emailAddress: 'sofia.lindstrom@example.com',
  phoneNumber: '+358401234505',
  streetAddress: 'Bulevardi 21 B 9',
  postalCode: '00180',
  postOffice: 'Helsinki',
  language: 'sv',
};
const start = (changes: Partial<RegistrationStart>): RegistrationStart => ({
  person: { firstNames: 'Sofia Elisabet', lastName: 'Lindström', identityCode: '300886-914F' },
  patient: { ...COMPLETE, emailAddress: '' },
  mayRegisterChild: false,
  ...changes,
});
const inOwnMatters = { actingFor: null };
const forChild = { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } };

test('a patient of whom something is not known completes it, in their own matters only', () => {
  expect(modeOf(start({}), inOwnMatters)).toBe('complete');
  expect(ownModeOf(start({}), inOwnMatters)).toBe('complete');
  // What is known is the guardian's, and it would be saved in the child's record.
  expect(modeOf(start({}), forChild)).toBe('none');
  expect(ownModeOf(start({ mayRegisterChild: true }), forChild)).toBe('none');
});

test('a guardian registers, or registers another child, while acting for any child', () => {
  for (const session of [inOwnMatters, forChild]) {
    expect(modeOf(start({ patient: null }), session)).toBe('self');
    expect(modeOf(start({ mayRegisterChild: true }), session)).toBe('child');
    expect(modeOf(start({ patient: COMPLETE }), session)).toBe('none');
  }
});
