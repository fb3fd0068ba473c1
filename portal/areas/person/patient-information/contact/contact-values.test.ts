import { describe, expect, test } from 'vitest';
import type { Guardian, Patient } from '../contact-contract.ts';
import {
  bodyOf,
  type ContactValues,
  contactFormErrors,
  errorText,
  FIELDS,
  knownValues,
  NEW_GUARDIAN,
  partsOf,
} from './contact-values.ts';

const patient: Patient = {
  firstNames: 'Aino Maria',
  lastName: 'Virtanen',
  ssn: '140385-902F',
  emailAddress: 'aino.virtanen@example.com',
  phoneNumber: '+358401234501',
  streetAddress: 'Fleminginkatu 12 A 4',
  postalCode: '00530',
  postOffice: 'Helsinki',
  language: 'fi',
  patientDataConsentFormUpdated: null,
};
const guardian: Guardian = { ...NEW_GUARDIAN, name: 'Sofia Lindström' };
const values = (change: Partial<ContactValues> = {}): ContactValues => ({
  ...knownValues(patient, [guardian]),
  ...change,
});

test('what is not known yet is empty', () => {
  expect(knownValues({ ...patient, emailAddress: null, phoneNumber: null }, [])).toMatchObject({
    emailAddress: '',
    phoneNumber: '',
  });
});

describe('a change', () => {
  test('is one only if saving it would change something', () => {
    const known = bodyOf(values());
    expect(bodyOf(values({ phoneNumber: '040 123 4501', postOffice: 'Helsinki ' }))).toEqual(known);
    expect(bodyOf(values({ language: 'sv' }))).not.toEqual(known);
    expect(bodyOf(values({ guardians: [] }))).not.toEqual(known);
  });

  test('is sent as it will be kept', () => {
    const kept = bodyOf(
      values({ guardians: [{ ...guardian, streetAddress: 'Forgotten', phone: '040 12345' }] }),
    );
    expect(kept.guardians).toEqual([{ ...guardian, streetAddress: '', phone: '+3584012345' }]);
  });
});

test('every error of the form has a text and a control', () => {
  const wrong = values({
    emailAddress: 'a'.repeat(79),
    phoneNumber: '+3584012345678901',
    streetAddress: 'K',
    postalCode: '005300',
    postOffice: '',
    guardians: [
      {
        type: null,
        name: '',
        phone: 'x',
        emailAddress: `${'a'.repeat(100)}@b.fi`,
        isGuardianHasSameAddress: false,
        streetAddress: 'K'.repeat(31),
        postalCode: '1',
        postOffice: '',
      },
    ],
  });
  const errors = contactFormErrors(wrong);
  for (const { field } of errors) expect(FIELDS).toContain(field);
  expect(errors.map((error) => [error.field, errorText(error)])).toEqual([
    ['emailAddress', { shared: 'tooLong', n: 78 }],
    ['phoneNumber', { shared: 'tooLong', n: 15 }],
    ['streetAddress', { shared: 'tooShort', n: 2 }],
    ['postalCode', { shared: 'postalCode', n: 5 }],
    ['postOffice', { shared: 'postOffice', n: 30 }],
    ['guardians.0.name', { own: 'name' }],
    ['guardians.0.phone', { own: 'phone' }],
    ['guardians.0.emailAddress', { shared: 'tooLong', n: 100 }],
    ['guardians.0.streetAddress', { shared: 'tooLong', n: 30 }],
    ['guardians.0.postalCode', { shared: 'postalCode', n: 5 }],
    ['guardians.0.postOffice', { shared: 'postOffice', n: 30 }],
  ]);
});

test('a third guardian is refused as a whole, and what the form has not is said anyhow', () => {
  const [error] = contactFormErrors(values({ guardians: [guardian, guardian, guardian] }));
  expect(error && errorText(error)).toEqual({ own: 'tooMany' });
  expect(errorText({ field: 'somethingNew', code: 'invalid' })).toEqual({ own: 'unknown' });
});

test('a field says whose it is', () => {
  expect(partsOf('guardians.1.phone')).toEqual({ name: 'phone', guardian: 1 });
  expect(partsOf('phoneNumber')).toEqual({ name: 'phoneNumber', guardian: null });
});
