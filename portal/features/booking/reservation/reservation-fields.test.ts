import { describe, expect, test } from 'vitest';
import { checkBody } from './check-body.ts';
import { contactBody, NO_VALUES, personBody } from './reservation-fields.ts';

const today = '2026-11-21';
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
  checkBody(personBody(7, { ...aino, ...changes }), { isBinding, today });

describe('what is sent', () => {
  test('is trimmed, the code in capitals and the number in its international form', () => {
    expect(personBody(7, aino)).toEqual({
      appointmentId: 7,
      identityCode: '140385-902F',
      firstName: 'Aino',
      lastName: 'Virtanen',
      email: 'aino@example.com',
      phone: '+358401234567',
      acceptsTerms: true,
      acceptsBinding: false,
    });
  });

  test('of a patient is what the portal knows until something else is typed', () => {
    const known = { email: 'a@example.com', phone: '+358501112223' };
    expect(contactBody(7, NO_VALUES, known)).toMatchObject(known);
    expect(contactBody(7, { ...NO_VALUES, email: '' }, known)).toMatchObject({ email: '' });
  });

  test('confirms a binding booking for the time that it was ticked for only', () => {
    expect(contactBody(7, { ...aino, bindingFor: 7 }, aino).acceptsBinding).toBe(true);
    expect(contactBody(8, { ...aino, bindingFor: 7 }, aino).acceptsBinding).toBe(false);
  });
});

describe('what is checked', () => {
  test('passes a complete form', () => {
    expect(check({})).toEqual({});
  });

  test.each([
    [{ identityCode: '140385-902E' }, { identityCode: 'identityCode' }],
    [{ identityCode: '' }, { identityCode: 'identityCode' }],
    [{ firstName: '  ' }, { firstName: 'firstName' }],
    [{ lastName: '' }, { lastName: 'lastName' }],
    [{ email: null }, { email: 'contact' }],
    [{ email: 'aino@' }, { email: 'email' }],
    [{ phone: '12345' }, { phone: 'phone' }],
    [{ phone: null }, { phone: 'phone' }],
    [{ acceptsTerms: false }, { acceptsTerms: 'terms' }],
  ])('finds %j', (changes, messages) => {
    expect(check(changes)).toEqual(messages);
  });

  test('asks for the extra confirmation only within the notice hours', () => {
    expect(check({}, true)).toEqual({ acceptsBinding: 'binding' });
    expect(check({ bindingFor: 7 }, true)).toEqual({});
  });

  test('asks a patient for contact details only', () => {
    const body = contactBody(7, NO_VALUES, { email: null, phone: null });
    expect(checkBody(body, { isBinding: false, today })).toEqual({ email: 'contact', phone: 'phone' });
  });
});
