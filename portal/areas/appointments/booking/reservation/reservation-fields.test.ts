import { describe, expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import type { FieldError } from '#contract/calls/problem.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { checkBody } from './check-body.ts';
import { PRIVATE_TERMS } from './fixtures.ts';
import { ageProblemIn, errorText, FIELDS, NO_VALUES, patientBody, personBody } from './reservation-fields.ts';

const today = '2026-11-21';
const agePolicy = brandOf('kaari');
const booked = { slotId: 7, terms: PRIVATE_TERMS };
const circumstances = { isBinding: false, today, agePolicy, terms: PRIVATE_TERMS };
const aino = {
  ...NO_VALUES,
  identityCode: ' 140385-902f ',
  firstName: ' Aino ',
  lastName: 'Virtanen',
  email: ' aino@example.com ',
  phone: '040 123 4567',
  acceptsTerms: true,
};
const check = (changes: object, isBinding = false) =>
  textsOf(checkBody(personBody(booked, { ...aino, ...changes }), { ...circumstances, isBinding }));

/** What the form says of each wrong field. */
function textsOf(errors: readonly FieldError[]) {
  for (const { field } of errors) expect(FIELDS).toContain(field);
  return Object.fromEntries(errors.map((error) => [error.field, errorText(error)]));
}

describe('what is sent', () => {
  test('is trimmed, the code in capitals and the number in its international form', () => {
    expect(personBody(booked, aino)).toEqual({
      slotId: 7,
      identityCode: '140385-902F',
      firstName: 'Aino',
      lastName: 'Virtanen',
      email: 'aino@example.com',
      phone: '+358401234567',
      acceptsTerms: true,
      acceptsBinding: false,
      healthCareType: 'private',
    });
  });

  test('of a patient is how they are reached, and nothing of who they are', () => {
    expect(patientBody(booked, aino)).toEqual({
      slotId: 7,
      email: 'aino@example.com',
      phone: '+358401234567',
      acceptsBinding: false,
      healthCareType: 'private',
    });
  });

  test('confirms a binding booking for the time that it was ticked for only', () => {
    expect(patientBody(booked, { ...aino, bindingFor: 7 }).acceptsBinding).toBe(true);
    expect(patientBody({ ...booked, slotId: 8 }, { ...aino, bindingFor: 7 }).acceptsBinding).toBe(false);
  });
});

describe('what is checked', () => {
  test('passes a complete form', () => {
    expect(check({})).toEqual({});
  });

  test.each([
    [{ identityCode: '140385-902E' }, { identityCode: { own: 'identityCode' } }],
    [{ identityCode: '' }, { identityCode: { own: 'identityCode' } }],
    [{ firstName: '  ' }, { firstName: { own: 'firstName' } }],
    [{ lastName: '' }, { lastName: { own: 'lastName' } }],
    [{ email: '' }, { email: { own: 'contact' } }],
    [{ email: 'aino@' }, { email: { shared: 'emailAddress' } }],
    [{ phone: '12345' }, { phone: { shared: 'phoneNumber' } }],
    [{ phone: '' }, { phone: { shared: 'phoneNumber' } }],
    [{ acceptsTerms: false }, { acceptsTerms: { own: 'terms' } }],
  ])('finds %j', (changes, messages) => {
    expect(check(changes)).toEqual(messages);
  });

  test.each([
    [formatIdentityCode('2018-01-01', 914), 'guardianNeeded'],
    [formatIdentityCode('1985-03-14', 902), 'notAChild'],
  ])('says of %s in a brand for children what is wrong with the age', (identityCode, problem) => {
    const errors = checkBody(personBody(booked, { ...aino, identityCode }), {
      ...circumstances,
      agePolicy: brandOf('pikkujatti'),
    });
    expect(textsOf(errors)).toEqual({ identityCode: { own: problem } });
    expect(ageProblemIn(errors)).toBe(problem);
  });

  test('asks for the extra confirmation only within the notice hours', () => {
    expect(check({}, true)).toEqual({ acceptsBinding: { own: 'binding' } });
    expect(check({ bindingFor: 7 }, true)).toEqual({});
  });

  test('asks a patient for contact details only', () => {
    const body = patientBody(booked, NO_VALUES);
    expect(textsOf(checkBody(body, circumstances))).toEqual({
      email: { own: 'contact' },
      phone: { shared: 'phoneNumber' },
    });
  });
});
